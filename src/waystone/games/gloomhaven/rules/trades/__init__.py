"""The own mechanics of the sealed classes: debts, ills, the sleeve, the tide."""
