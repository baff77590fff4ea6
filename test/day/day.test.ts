import { afterAll, beforeAll, describe } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import type { Voice } from './ground.ts';
import { tellsTheDay } from './story.ts';
import { canCurl, commandLine, curl, typescript, withCurl } from './clients.ts';

// The day of an owner and two partners against a running service, with curl, with the command line and with the SDK of
// TypeScript. (test/sdks has the same day with the installed SDKs of all three languages.)

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const told = (voice: Voice) => () =>
  tellsTheDay(() =>
    Promise.resolve({ url: service.baseUrl, make: service.make, now: () => service.clock.now(), voice }),
  );

describe.skipIf(!canCurl())(`a day ${withCurl}`, told(curl));
describe('a day with the command line', told(commandLine));
describe('a day with TypeScript', told(typescript));
