"""What poker is reckoned with, apart from any table: the worth of hands, their names, and the shares of a pot."""
