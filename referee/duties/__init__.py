"""What rulings oblige players to: the kinds of duty, when each binds, how it is kept and when it ends."""
