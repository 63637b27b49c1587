"""Who a phone is of, and who else is on the machine."""

import os

from programs import Carillon

# Users that own nothing else, where root runs the tests; a run by somebody else is its own owner, without a neighbour.
OWNER, NEIGHBOUR = (61_000, 61_001) if os.geteuid() == 0 else (os.geteuid(), None)


def as_user(user):
    return {} if user is None or os.geteuid() != 0 else {"user": user, "group": user, "extra_groups": []}


class Owner(Carillon):
    """What the owner runs on a state folder."""

    def __init__(self, state, environment):
        super().__init__(state)
        self.options = {"env": environment, **as_user(OWNER)}

    def command(self, *arguments, **options):
        return super().command(*arguments, **self.options, **options)
