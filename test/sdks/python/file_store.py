"""A store in one file. It is sufficient for a test; a program with many entries would use its database."""

import json
from dataclasses import asdict
from pathlib import Path

from referral_tracking import OutboxEntry


class FileStore:
    def __init__(self, path: str) -> None:
        self._path = Path(path)

    def load(self) -> list[OutboxEntry]:
        if not self._path.exists():
            return []
        return [OutboxEntry(**entry) for entry in json.loads(self._path.read_text())]

    def save(self, entry: OutboxEntry) -> None:
        self._write([*(kept for kept in self.load() if kept.id != entry.id), entry])

    def remove(self, entry_id: str) -> None:
        self._write([kept for kept in self.load() if kept.id != entry_id])

    def _write(self, entries: list[OutboxEntry]) -> None:
        new = self._path.with_suffix(".new")
        new.write_text(json.dumps([asdict(entry) for entry in entries]))
        new.replace(self._path)
