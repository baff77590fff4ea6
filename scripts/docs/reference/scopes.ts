// Writes the page of the scopes of API tokens: the operations of each, and the role that the account needs for them.
import { operationEntry, type OperationId } from '../../../src/contract/index.ts';
import { operationIds, pageName } from '../reference-link.ts';
import { operationOf, scopes } from './document.ts';

/** The least role of the account for an operation. */
function roleOf(id: OperationId): string {
  const { role, partner } = operationOf(id)['x-access'] ?? {};
  if (partner) return 'partner';
  return role ?? (operationEntry(id).path.includes('{program_id}') ? 'viewer' : 'any account');
}

/** A row for each role that operations of the scope need. */
function rowsOf(scope: string): string[] {
  const ids = operationIds.filter((id) => operationOf(id)['x-access']?.scope === scope);
  const roles = [...new Set(ids.map(roleOf))];
  return roles.map((role) => {
    const links = ids
      .filter((id) => roleOf(id) === role)
      .map((id) => `[${operationOf(id).summary}](./${pageName(id)})`);
    return `| \`${scope}\` | ${links.join(', ')} | ${role} |`;
  });
}

/** The Markdown of the page. */
export const scopesPage = (): string => `---
title: Scopes
description: Each scope of an API token, the operations that it allows, and the role that the account needs for them.
outline: false
prev: false
next: false
---

# Scopes

An [API token](/management#credentials) may call an operation if it has the scope of the operation, and if its account has
the role in the program. An \`owner\` may do all that an \`admin\` may, and an \`admin\` all that a \`viewer\` may; the
[roles](/management#roles) say more. A person chooses the scopes when they [create the token](./create-token). Sessions of a
browser and login tokens have no scopes: their account's role decides.

| Scope | Operations | Least role |
| --- | --- | --- |
${scopes.flatMap(rowsOf).join('\n')}
`;
