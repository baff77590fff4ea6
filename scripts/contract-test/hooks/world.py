"""The records of the run: created with operator commands before it, and over HTTP during it."""

from __future__ import annotations

import json
import os
import random
from dataclasses import dataclass
from pathlib import Path

import requests


@dataclass(frozen=True)
class Program:
    id: int
    key: str
    # the referral code of a partner who joined the program
    code: str


class World:
    """The programs and keys that fixtures.ts created, and new clicks, customers, sales and sign-ins."""

    def __init__(self, path: Path) -> None:
        given = json.loads(path.read_text())
        self.url: str = given["url"]
        self.issuer: str = given["issuer"]
        self._scenes: str = given["scenes"]
        self.program_id_example: int = given["programIdExample"]
        self.main = Program(**given["main"])
        self.marked = Program(**given["marked"])
        self.other = Program(**given["other"])
        self.retired_key: str = given["retiredKey"]
        self.login: str = given["login"]["token"]
        self.advertiser_id: int = given["login"]["advertiserId"]
        self.suspended: str = given["suspended"]
        # The secret with which the payment processor signs events of the main program.
        self.webhook_secret: str = given["webhookSecret"]
        self._seed: int = given["seed"]
        self.random = random.Random(self._seed)
        # The confirmation pages of sessions, by state.
        self.auth_urls: dict[str, str] = {}
        self._serial = 0
        self._http = requests.Session()

    def choose_for(self, *call: object) -> None:
        """Makes random choices depend on the call alone."""
        self.random = random.Random(f"{self._seed} {call!r}")

    def unique(self, name: str) -> str:
        self._serial += 1
        return f"{name}_{self._serial}"

    def _call(self, url: str, body: dict, key: str | None = None) -> dict:
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        answer = self._http.post(url, json=body, headers=headers, timeout=30)
        if answer.status_code != 200:
            raise RuntimeError(f"{url}, which must work, answered {answer.status_code}: {answer.text}")
        return answer.json()

    def ask_scenes(self, what: str, body: dict) -> dict:
        return self._call(f"{self._scenes}/{what}", body)

    def _track(self, kind: str, body: dict, key: str | None = None) -> dict:
        return self._call(f"{self.url}/api/v1/track/{kind}", body, key)

    def click(self, program: Program) -> str:
        return self._track("click", {"affiliate_url": f"https://brand.dev/?aff={program.code}"})["click_id"]

    def customer(self, program: Program) -> tuple[str, str]:
        """Creates a settled lead; returns its click_id and customer_key."""
        click_id, key = self.click(program), self.unique("user")
        self._track("lead", {"click_id": click_id, "customer_key": key}, program.key)
        return click_id, key

    def sale(self, program: Program, *, test_mode: bool) -> str:
        """Records a sale in production or test mode; returns its transaction_id."""
        transaction_id = self.unique("sold")
        body: dict = {"transaction_id": transaction_id, "amount_cents": self.random.randint(1, 10**9)}
        body |= {"additional_data": {"test_mode": True}} if test_mode else {"click_id": self.click(program)}
        self._track("sale", body, program.key)
        return transaction_id

    def session(self) -> str:
        """Starts a sign-in; returns its state."""
        started = self._call(f"{self.url}/api/v1/cli/auth/start", {})["data"]
        self.auth_urls[started["state"]] = started["auth_url"]
        return started["state"]

    def id_token(self, state: str, email: str) -> str | None:
        """Confirms the sign-in on its page and gets an ID token from the issuer; None if the page has no form."""
        if state not in self.auth_urls:
            return None
        return self._call(f"{self.issuer}/vouch", {"auth_url": self.auth_urls[state], "email": email}).get("id_token")

    def completed_session(self) -> str:
        state = self.session()
        signed_in = {"state": state, "id_token": self.id_token(state, "anna@brand.dev")}
        self._call(f"{self.url}/api/v1/cli/auth/callback", signed_in)
        return state

    def consumed_session(self) -> str:
        state = self.completed_session()
        self._http.get(f"{self.url}/api/v1/cli/auth/poll", params={"state": state}, timeout=30).raise_for_status()
        return state


WORLD = World(Path(os.environ["CONTRACT_TEST_WORLD"]))
