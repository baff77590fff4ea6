import { afterAll, beforeAll, describe } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { tellsTheDay } from './story.ts';
import { commandLine, curl, typescript } from './voices.ts';

// The day of an owner and two partners against a running service, told with curl, with the command line and with the SDK
// of TypeScript. (test/sdks tells it with the SDKs of Python and Go.)

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

describe.each([
  ['curl', curl],
  ['the command line', commandLine],
  ['TypeScript', typescript],
])('a day, told with %s', (_, voice) => {
  tellsTheDay(() =>
    Promise.resolve({ url: service.baseUrl, make: service.make, now: () => service.clock.now(), voice }),
  );
});
