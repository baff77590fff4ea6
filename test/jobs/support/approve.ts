// A process that approves what is due in the database of its argument, and can be killed while it does.
import { openFound } from '../../../src/database/distributed/find.ts';
import { approveDue } from '../../../src/commissions/approve-due.ts';

const db = await openFound({ url: process.argv[2]! });
const later = { now: () => new Date('2030-01-01T00:00:00Z') };
await approveDue(db, later, new AbortController().signal);
await db.close();
