"""The euchre family of usp56: euchre, five hundred, napoleon, spoil five and their variants."""
