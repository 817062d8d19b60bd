"use strict";
/* Steps through a deal, and small helps of forms. Every page works without it: each button is a link or a plain form. */
(() => {
  const each = (where, what, how) => where.querySelectorAll(what).forEach(how);

  const stepper = (deal) => {
    const positions = [...deal.querySelectorAll(".position")];
    if (positions.length < 2) return;
    const says = deal.querySelector(".says");
    let now = Math.max(0, positions.findIndex((position) => !position.hidden));
    const show = (place, back) => {
      now = Math.min(Math.max(place, 0), positions.length - 1);
      positions.forEach((position, number) => { position.hidden = number !== now; });
      const at = positions[now];
      const found = at.dataset.findings;
      says.textContent = `${back ? "Taken back to act" : "Act"} ${now + 1} of ${positions.length}: ${at.dataset.says}` +
        (found ? `. Finding ${found}` : "");
      each(deal, ".now", (link) => link.classList.remove("now"));
      each(deal, `a[data-step="${now + 1}"]`, (link) => { if (!link.closest(".finding")) link.classList.add("now"); });
      const chosen = new Set((found || "").split(" "));
      each(deal, ".finding", (finding) => finding.classList.toggle("chosen", chosen.has(finding.dataset.finding)));
    };
    const nextFinding = () => {
      for (let step = 1; step <= positions.length; step += 1) {
        const place = (now + step) % positions.length;
        if (positions[place].dataset.findings) return place;
      }
      return now;
    };
    const ways = { first: () => show(0, true), back: () => show(now - 1, true), on: () => show(now + 1),
      last: () => show(positions.length - 1), finding: () => show(nextFinding()) };
    const trick = (direction) => {
      const name = (place) => (positions[place].dataset.name.match(/^(trick-\d+|call|act)/) || [""])[0];
      let place = now;
      do { place += direction; } while (place > 0 && place < positions.length - 1 && name(place) === name(now));
      show(place, direction < 0);
    };
    deal.addEventListener("click", (event) => {
      const link = event.target.closest("a[data-go], a[data-step]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (link.dataset.go) ways[link.dataset.go]();
      else {
        show(Number(link.dataset.step) - 1);
        const finding = link.querySelector(".mark") && deal.querySelector(".finding.chosen");
        if (finding) finding.scrollIntoView({ block: "nearest" });
        if (link.closest(".finding")) deal.querySelector(".board").scrollIntoView({ block: "nearest" });
      }
    });
    deal.tabIndex = -1;
    deal.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
      const keys = { ArrowLeft: ways.back, ArrowRight: ways.on, Home: ways.first, End: ways.last, j: ways.finding,
        "[": () => trick(-1), "]": () => trick(1) };
      if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
    });
    const area = deal.querySelector("[data-swipe]");
    let begun = null;
    area.addEventListener("touchstart", (event) => {
      const touch = event.touches[0];
      begun = touch.clientX > 24 && touch.clientX < window.innerWidth - 24 ? [touch.clientX, touch.clientY] : null;
    }, { passive: true });
    area.addEventListener("touchend", (event) => {
      if (!begun) return;
      const touch = event.changedTouches[0];
      const across = touch.clientX - begun[0];
      if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(touch.clientY - begun[1])) ways[across < 0 ? "on" : "back"]();
    }, { passive: true });
    show(now);
  };

  each(document, "[data-stepper]", stepper);

  /* a list that is narrowed down while somebody types */
  each(document, "input[data-narrows]", (field) => {
    const items = [...document.querySelectorAll(field.dataset.narrows)];
    const count = document.getElementById("narrowed");
    field.addEventListener("input", () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      let left = 0;
      items.forEach((item) => {
        const text = item.textContent.toLowerCase();
        item.hidden = !words.every((word) => text.includes(word));
        left += item.hidden ? 0 : 1;
      });
      if (count) count.textContent = `${left} shown`;
    });
  });

  /* games used last */
  const KEY = "referee-games";
  const remembered = () => { try { return JSON.parse(localStorage.getItem(KEY)) || []; } catch { return []; } };
  each(document, "[data-game]", (page) => {
    const [slug, title] = [page.dataset.game, page.dataset.title];
    try { localStorage.setItem(KEY, JSON.stringify([[slug, title], ...remembered().filter((one) => one[0] !== slug)].slice(0, 6))); } catch { /* nothing is kept */ }
  });
  each(document, "[data-last-used]", (list) => {
    remembered().forEach(([slug, title]) => {
      const link = document.createElement("a");
      link.href = list.dataset.lastUsed + encodeURIComponent(slug);
      link.textContent = title;
      list.appendChild(document.createElement("li")).appendChild(link);
    });
    const section = list.closest("section");
    if (section) section.hidden = !list.children.length;
  });

  /* light and dark */
  each(document, "[data-theme-switch]", (button) => {
    button.hidden = false;
    const root = document.documentElement;
    try { if (localStorage.getItem("referee-theme")) root.dataset.theme = localStorage.getItem("referee-theme"); } catch { /* nothing is kept */ }
    button.addEventListener("click", () => {
      const dark = root.dataset.theme ? root.dataset.theme === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
      try { localStorage.setItem("referee-theme", root.dataset.theme); } catch { /* nothing is kept */ }
    });
  });

  /* copy and print */
  const copied = (button) => { button.textContent = "copied"; };
  each(document, "[data-copy]", (button) => {
    button.hidden = false;
    button.addEventListener("click", () => {
      const text = button.dataset.copy === "link" ? window.location.href : document.getElementById(button.dataset.copy).value;
      if (navigator.clipboard) { navigator.clipboard.writeText(text).then(() => copied(button)); return; }
      const field = document.createElement("textarea");
      field.value = text;
      document.body.appendChild(field);
      field.select();
      document.execCommand("copy");
      field.remove();
      copied(button);
    });
  });
  each(document, "[data-print]", (button) => { button.hidden = false; button.addEventListener("click", () => window.print()); });

  /* a list of records that is still being made */
  each(document, "[data-reading]", (list) => {
    window.setTimeout(() => window.location.reload(), Number(list.dataset.reading));
  });

  /* a text that came in a link: what stands behind # never leaves this machine but to be checked here */
  each(document, "form[data-drop]", (form) => {
    const packed = new URLSearchParams(window.location.hash.slice(1)).get("z");
    if (!packed) return;
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    new Response(stream).text().then((text) => { form.querySelector("[name=text]").value = text; form.submit(); }, () => undefined);
  });

  /* a file dropped anywhere on its field is taken, and a text kept until it is judged */
  each(document, "[data-drop]", (area) => {
    const input = area.querySelector("input[type=file]");
    area.addEventListener("dragover", (event) => event.preventDefault());
    area.addEventListener("drop", (event) => { event.preventDefault(); input.files = event.dataTransfer.files; });
  });
  each(document, "textarea[data-keep]", (field) => {
    const key = `referee-${field.dataset.keep}`;
    try { if (!field.value) field.value = sessionStorage.getItem(key) || ""; } catch { /* nothing is kept */ }
    field.addEventListener("input", () => { try { sessionStorage.setItem(key, field.value); } catch { /* nothing is kept */ } });
  });

  /* the live table: a line put together by tapping */
  each(document, "form[data-live]", (form) => {
    const line = form.querySelector("input[name=line]");
    let suit = "";
    const add = (word) => { line.value = `${line.value.trim()} ${word}`.trim(); line.focus(); };
    each(form, "[data-tap]", (group) => { group.hidden = false; });
    form.addEventListener("click", (event) => {
      const key = event.target.closest("button[type=button]");
      if (!key) return;
      if (key.dataset.verb) { line.value = `${key.dataset.verb} ${line.value.trim().split(" ").slice(1).join(" ")}`.trim(); line.focus(); }
      else if (key.dataset.word) add(key.dataset.word);
      else if (key.dataset.suit) {
        suit = key.dataset.suit;
        each(form, "[data-suit]", (other) => other.setAttribute("aria-pressed", String(other === key)));
      } else if (key.dataset.rank) {
        if (suit) add(suit + key.dataset.rank);
        suit = "";
        each(form, "[data-suit]", (other) => other.setAttribute("aria-pressed", "false"));
      } else if (key.dataset.rub) line.value = line.value.trim().split(" ").slice(0, -1).join(" ");
    });
    const key = `referee-live-${form.dataset.live}`;
    try { localStorage.setItem(key, form.querySelector("[name=log]").value); } catch { /* nothing is kept */ }
  });

  /* the search of a site of files: over an index that is a script, since a page from a disk may load nothing else */
  each(document, "form[data-search]", (form) => {
    const list = document.getElementById("found");
    const field = form.querySelector("input");
    const find = () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      const hits = words.length ? (window.REFEREE_INDEX || []).filter((row) => words.every((word) => row[3].includes(word))) : [];
      list.replaceChildren(...hits.slice(0, 60).map(([kind, address, title]) => {
        const item = document.createElement("li");
        const link = item.appendChild(document.createElement("a"));
        link.href = address;
        link.textContent = title;
        link.appendChild(document.createElement("small")).textContent = kind;
        return item;
      }));
    };
    form.addEventListener("submit", (event) => { event.preventDefault(); find(); });
    field.addEventListener("input", find);
    const asked = new URLSearchParams(window.location.search).get("q");
    if (asked) { field.value = asked; find(); }
  });
})();
