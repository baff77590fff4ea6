import { describe, expect, test } from 'vitest';
import { withoutComments } from '../../support/source.ts';
import { operations, PLACES, read, readAll, spelled } from './support.ts';

// The steps of a new operation (CONTRIBUTING.md): one that was forgotten fails a test here. The compiler reports
// a missing handler, `npm run lint:contract` missing errors and headers, and test/complete missing statuses.

/** Operations that need no such entry, each with its reason. */
const WITHOUT: Record<'contractTest' | 'sdk', Record<string, string>> = {
  contractTest: {
    cliTestEvent: 'its fields are choices and name no record',
    followLink: 'any name is answered, and visitors are sent to other hosts',
  },
  sdk: {
    cliAuthStart: 'the command line signs a person in',
    cliAuthCallback: 'it completes the sign-in of a person',
    cliAuthPoll: 'the command line signs a person in',
    cliAuthLogout: 'the command line signs a person out',
    cliInit: 'the command line makes a program, with a login token',
    cliPrograms: 'the command line lists programs, with a login token',
    cliStripeConnect: 'it is retired',
    stripeWebhook: 'the payment processor calls it',
    paddleWebhook: 'the payment processor calls it',
    woocommerceWebhook: 'the shop calls it',
    shopifyWebhook: 'the shop calls it',
    polarWebhook: 'the payment processor calls it',
    lemonsqueezyWebhook: 'the payment processor calls it',
    followLink: 'a browser opens it',
    getHealth: 'a load balancer asks it',
    getReady: 'a load balancer asks it',
    getSigningKeys: 'a library for JSON Web Keys reads them from the address',
  },
};

/** The operations that need such an entry. */
const needing = (kind: keyof typeof WITHOUT) => operations.filter(({ id }) => !(id in WITHOUT[kind]));

test('every exception is an operation of the document', () => {
  const ids = operations.map(({ id }) => id);
  expect(Object.values(WITHOUT).flatMap((reasons) => Object.keys(reasons).filter((id) => !ids.includes(id)))).toEqual(
    [],
  );
});

describe.each(operations)('$method $path', (operation) => {
  const { id, path } = operation;

  test('has a folder of tests', () => {
    const folder = `${PLACES.tests}${spelled(id)}/`;
    const files = Object.keys(readAll(folder, '.test.ts'));
    expect(files, `Write ${folder}200.test.ts: what it answers and what it records`).not.toEqual([]);
  });

  test('is mentioned in a guide', () => {
    const texts = Object.entries(readAll(PLACES.guides, '.md', '.sh'))
      // What is made from the document, when the pages are built, names every path.
      .filter(([file]) => !/\/(decisions|reference|\.vitepress)\//.test(file))
      .map(([, text]) => text)
      .join('\n');
    const named = new RegExp(`${path.replace(/\{.*/, '')}(?![\\w-]|/\\w)|/${id.toLowerCase()}\\)`);
    const todo = `Name ${path} in a guide or in a sample of one (${PLACES.guides}): which question does it answer?`;
    expect(named.test(texts), todo).toBe(true);
  });
});

describe.each(operations)('the conformance kit', ({ id }) => {
  const rows = readAll(PLACES.conformanceRows, '.ts');
  const index = rows[`${PLACES.conformanceRows}index.ts`]!;

  test(`has conformance rules for ${id}, which are run`, () => {
    const file = Object.entries(rows).find(([, text]) => text.includes(`', '${id}')`));
    const todo = `Write rowsOf('${spelled(id)}', '${id}') in ${PLACES.conformanceRows}, and list the rows in index.ts`;
    expect(file, todo).toBeDefined();
    const lists = [...file![1].matchAll(/export const (\w+Rows)\b/g)].map(([, name]) => name!);
    expect(
      lists.filter((name) => !index.includes(`...${name},`)),
      todo,
    ).toEqual([]);
  });
});

describe('the contract test', () => {
  const live = read(PLACES.contractTest);
  const taking = needing('contractTest').filter(({ fields }) => fields.some((field) => field.in !== 'header'));

  test.each(taking)('sends real identifiers to $id', ({ id }) => {
    const todo = `Say in ${PLACES.contractTest} what takes the place of the examples in a request to ${id}: BODIES or
PARAMETERS; or in test/contract/checklists/operation.test.ts why there is nothing to replace`;
    expect(new RegExp(`"${id}": _\\w+`).test(live), todo).toBe(true);
  });

  const replaced = [...new Set([...live.matchAll(/"(\w+)" in wanted/g)].map(([, name]) => name!))];
  test.each(replaced)('uses the example of %s often enough to replace it', (name) => {
    const dictionaries = read(PLACES.dictionaries);
    const todo = `Add the example of ${name} as a dictionary, and a parameter that uses it, to ${PLACES.dictionaries}`;
    expect(dictionaries, todo).toContain(`.${name}" = {`);
  });
});

/** The code of an SDK in which its methods are: the files written by hand, and the generated `methods` next to them. */
const methodsOf = (folder: string, ending: string): string =>
  Object.entries(readAll(folder, ending))
    .filter(
      ([path]) => path.endsWith(`/generated/methods${ending}`) || !/\/(generated|api|node_modules|dist)\//.test(path),
    )
    .map(([, text]) => withoutComments(text))
    .join('\n');

/** `trackClick` as `TRACK_CLICK`. */
const constant = (id: string): string => spelled(id, '_').toUpperCase();

describe.each(needing('sdk'))('the SDKs', ({ id, method, path }) => {
  test.each([
    ['TypeScript', PLACES.typescriptSdk, '.ts', [`api.${method}('${path}'`]],
    // By hand, or in the generated `methods`.
    ['Python', PLACES.pythonSdk, '.py', ['(', 'operations.'].map((before) => `${before}${constant(id)},`)],
    ['Go', PLACES.goSdk, '.go', [`c.api.${id[0]!.toUpperCase()}${id.slice(1)}(`]],
  ] as const)(`have a method for ${id} in %s`, (language, folder, ending, calls) => {
    const todo = `${id} has no method in the ${language} SDK. With the program's key and without parameters it gets one from
\`npm run generate\` and \`npm run generate:sdks\`. Otherwise write one (${folder}) and call it in test/sdks/, in suite.ts and the
three programs; or say in test/contract/checklists/operation.test.ts why an integrator's server never calls it`;
    const methods = methodsOf(folder, ending);
    expect(
      calls.some((call) => methods.includes(call)),
      todo,
    ).toBe(true);
  });
});

describe('both clients of the Python SDK', () => {
  const steps = read(`${PLACES.pythonSdk}referral_tracking/_operations.py`);
  // `read` and `write` are what the generated methods call.
  const names = [...steps.matchAll(/^def ([a-z]\w*)\([^)]*\) -> Steps\[/gm)].map(([, name]) => name!);
  const ofChain = names.filter((name) => !['read', 'write'].includes(name));
  const files = ['client.py', 'async_client.py'].map((name) => `${PLACES.pythonSdk}referral_tracking/${name}`);

  test.each(ofChain.flatMap((name) => files.map((file) => [name, file])))(
    'have a method for %s in %s',
    (name, file) => {
      const todo = `Write the method ${name} of ${file}, which runs operations.${name}(…)`;
      expect(read(file).includes(`operations.${name}(`), todo).toBe(true);
    },
  );
});
