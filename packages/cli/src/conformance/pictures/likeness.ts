// What new events, commissions and customers look like, and the records of a picture that they belong to.
import type { Call } from '../call.ts';
import { commissionOf, fractionOf } from '../money.ts';
import { added, first } from './act.ts';
import { keyOf, NEW, NOW, type Effect } from './changes.ts';
import { listIn } from './picture.ts';
import type { Scene } from './step.ts';
import type { Body, World } from './world.ts';

export const byKey = ({ program }: World, body: Body): Call => ({ key: program.apiKey, body });

/** An event of the list, of which only what is given is not null. */
export const eventLike = (type: string, fields: Body): Effect =>
  added(fields.test === true ? 'listEvents test' : 'listEvents', {
    ...{ type, test: false, created_at: NOW, record_id: null, partner_id: null, link_id: null, customer_id: null },
    ...{ customer_key: null, click_id: null, transaction_id: null, amount_cents: null, currency: null },
    ...{ provisional: null, event_name: null },
    ...fields,
  });

/** A commission that nobody has changed yet. */
export const commissionLike = (kind: string, fields: Body): Effect =>
  added('listCommissions', {
    ...{ id: NEW, kind, status: 'pending', held: false, currency: 'USD', customer_id: null, sale_id: null },
    ...{ reason: null, created_at: NOW, changed_at: NOW, approved_at: null, paid_at: null },
    ...fields,
  });

export const linkBy = (scene: Scene, code: string): Body => first(scene, 'listLinks', (link) => link.code === code);
export const whoseLink = ({ id, partner_id }: Body): Body => ({ link_id: id, partner_id });
/** The first event of a customer's click. */
export const clickOf = (scene: Scene, click_id: string): Body =>
  first(scene, 'listEvents', (event) => event.type === 'click' && event.click_id === click_id);
export const placeOf = (scene: Scene, click_id: string): Body => {
  const { link_id, partner_id } = clickOf(scene, click_id);
  return { click_id, link_id, partner_id };
};
export const customerBy = (scene: Scene, click_id: string): Body | undefined =>
  listIn(scene.before, 'listCustomers').find((one) => one.click_id === click_id);
/** What all events of a customer have. */
export const whose = (scene: Scene, click_id: string): Body => {
  const { id, customer_key } = customerBy(scene, click_id)!;
  return { ...placeOf(scene, click_id), customer_id: id, customer_key };
};

const rateOf = (scene: Scene): number =>
  Number(first(scene, 'listPrograms', ({ id }) => id === scene.world.program.id).commission_rate);
/** The commission of a sale. */
export const earned = (scene: Scene, amount: number): number => {
  const { numerator, denominator } = fractionOf(rateOf(scene));
  return commissionOf({ part: { numerator, denominator: denominator * 100n } }, amount);
};

export const keyOfClick = (scene: Scene, click_id: string): string => keyOf(clickOf(scene, click_id));
export const eventsOf = ({ before }: Scene, id: unknown): string[] =>
  listIn(before, 'listEvents')
    .filter(({ customer_id }) => customer_id === id)
    .map(keyOf);
