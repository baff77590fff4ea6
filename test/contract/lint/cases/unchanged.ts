import type { Case } from '../support.ts';

const PROGRAM = 'programs/program.yaml';
const set = (name: string) => ({ $ref: `../common/headers.yaml#/${name}` });

export const unchanged: Case[] = [
  {
    rule: 'contract/not-modified',
    name: 'a 304 of an operation that reads nothing',
    says: /^updateProgram must not declare 304: it is no read/,
    break: ({ edit }) =>
      edit(PROGRAM, ({ patch }) => {
        patch.responses['304'] = { $ref: '../common/responses/manage.yaml#/ManageNotModified' };
      }),
  },
  {
    rule: 'contract/entity-tag-header',
    name: 'a read without an entity tag',
    says: /^getProgram 200 must declare ETag: clients poll with it/,
    break: ({ edit }) => edit(PROGRAM, ({ get }) => void (get.responses['200'].headers = set('keyedSecret'))),
  },
  {
    rule: 'contract/entity-tag-header',
    name: 'an entity tag that nobody asks for again',
    says: /^updateProgram 200 must not declare ETag: nobody asks for it again/,
    break: ({ edit }) => edit(PROGRAM, ({ patch }) => void (patch.responses['200'].headers = set('read'))),
  },
  {
    rule: 'contract/entity-tag-header',
    name: 'a 304 with a body',
    says: /^getProgram 304 must not declare content\./,
    break: ({ edit }) =>
      edit(PROGRAM, ({ get: { responses } }) => {
        responses['304'] = { ...responses['200'], headers: set('read') };
      }),
  },
];
