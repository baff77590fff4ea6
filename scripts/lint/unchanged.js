// Checks how the document lets clients poll: each read of the management API has an entity tag, and a 304 that stands for
// its 200.
import { demand } from './headers.js';
import { answersOf, eachAnswer, eachOperation } from './visit.js';

const READ = '200';
const NOT_MODIFIED = '304';
const TAG = ['ETag'];
/** A file is sent piece by piece, so nobody knows at its beginning whether it has changed. */
const isFile = (place) => answersOf(place)[READ]?.content?.['text/csv'] !== undefined;
const isRead = (place) =>
  place.item.get === place.operation && place.operation['x-access'] !== undefined && !isFile(place);

/** The 304 of a read is filled in. */
export const notModified = eachOperation((place, ctx) => {
  if (!(NOT_MODIFIED in answersOf(place)) || isRead(place)) return;
  const { operationId: id } = place.operation;
  ctx.report({ message: `${id} must not declare 304: it is no read of the management API.` });
});

/** A 304 has the headers that the response would have had (RFC 9110, section 15.4.5), and no body. */
export const entityTag = eachAnswer((place, ctx) => {
  const wanted = place.status === NOT_MODIFIED || (isRead(place) && place.status === READ);
  const reason = { present: 'clients poll with it', absent: 'nobody asks for it again' };
  demand(place, ctx, TAG, wanted, reason);
  if (place.status === NOT_MODIFIED && place.response.content) {
    ctx.report({ message: `${place.operation.operationId} 304 must not declare content.` });
  }
});
