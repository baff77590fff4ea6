import { existsSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../src/database/migrate.ts';
import { operations, PLACES, readAll, spelled } from './support.ts';
import { openTypes, requestFields, type Field, type Types } from './types.ts';

// The steps of a new field (CONTRIBUTING.md, "Add a field or an operation"): one that was forgotten fails a test here.

/** Fields that the service reads without their generated type. */
const READ_OTHERWISE: Record<string, string> = {
  'additional-data.test_mode': 'isTestMode() reads it of every body that may have it',
  'followLink.to': 'the address is read as it was sent, for its other parameters',
  'followLink.sub': 'as the parameter to',
  'followLink.sub2': 'as the parameter to',
  'followLink.sub3': 'as the parameter to',
  'followLink.ch': 'as the parameter to',
  'cli-init-request.advertiser_id': 'it is judged before the types of the fields are known',
};

const CONTRACT_LINK = 'node_modules/@referral-tracking/contract';

let types: Types;
beforeAll(() => void (types = openTypes(PLACES.types, PLACES.handlers)));

describe.each(operations.filter(({ fields }) => fields.length > 0))('$method $path', (operation) => {
  const fields = requestFields(operation.id);

  test('reads every field of its request', () => {
    const unread = fields.filter((field) => !(nameOf(field) in READ_OTHERWISE) && !types.isRead(field));
    const names = unread.map(nameOf);
    const todo = `No handler reads ${names.join(', ')}: read it in that of ${operation.id}`;
    const unlinked = `${CONTRACT_LINK} is missing, so no field seems to be read: run \`npm ci\``;
    expect(names, existsSync(CONTRACT_LINK) ? todo : unlinked).toEqual([]);
  });

  test('has a test for each field', () => {
    const folder = `${PLACES.tests}${spelled(operation.id)}`;
    const texts = Object.values(readAll(folder, '.ts')).join('\n');
    const untested = fields.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(texts)).map(nameOf);
    const todo = `No test names ${untested.join(', ')}: send it in a test in ${folder}/, and expect it in the row if it is stored`;
    expect(untested, todo).toEqual([]);
  });
});

function nameOf({ schema, name }: Field): string {
  return `${schema}.${name}`;
}

test('every migration is listed by the name of its file, so that it runs', () => {
  // The files in a migration's own folder are parts of it.
  const names = readdirSync(PLACES.migrations)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
  expect(names).not.toEqual([]);
  const listed = MIGRATIONS.map(({ name }) => name);
  const todo = `Import each file of ${PLACES.migrations} in ${PLACES.migrationList}, and add it to MIGRATIONS with its name`;
  expect(listed, todo).toEqual(names.sort());
});
