"""What is wrong with a build."""

from referee.core.fact import Answer, of

FACE_CARDS = Answer("face-cards", "it is made with face cards")
MULTIPLE_RAISED = Answer("multiple-raised", "a build of several combinations is raised to another number")
FROM_TABLE = Answer("from-table", "a build is raised with a card from the table")
FROM_HAND = Answer("from-hand", "it is made of two cards from the hand")
BUILD_FAULT = of("build-fault", FACE_CARDS, MULTIPLE_RAISED, FROM_TABLE, FROM_HAND, question="What is wrong with the build?")
