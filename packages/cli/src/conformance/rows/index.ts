import type { Row } from '../row.ts';
import { affRows } from './aff.ts';
import { atOnceRows } from './at-once.ts';
import { authRows } from './auth.ts';
import { boundaryRows } from './boundaries.ts';
import { chainRows } from './chain.ts';
import { clickRows } from './click.ts';
import { contentRows } from './content.ts';
import { credentialRows } from './credentials.ts';
import { echoRows } from './echo.ts';
import { clicksRows } from './clicks.ts';
import { figureRows } from './figures.ts';
import { gateRows } from './gates.ts';
import { initRows } from './init.ts';
import { leadRows } from './lead.ts';
import { ownMoneyRows } from './money.ts';
import { limitRows } from './limits.ts';
import { methodsRows } from './methods.ts';
import { notAskedRows } from './not-asked.ts';
import { otherOriginRows } from './other-origins.ts';
import { occurredAtRows } from './occurred-at.ts';
import { operatedMoneyRows } from './operated-money.ts';
import { operatedRows } from './operated.ts';
import { orderRows } from './order.ts';
import { originRows } from './origins.ts';
import { pathRows } from './paths.ts';
import { paymentRefundRows } from './payment-refunds.ts';
import { paymentRows } from './payments.ts';
import { signatureRows } from './signatures.ts';
import { readinessRows } from './readiness.ts';
import { refundRows } from './refund.ts';
import { rotationRows } from './rotation.ts';
import { sessionRows } from './session-lifetime.ts';
import { saleRows } from './sale.ts';
import { statusRows } from './status.ts';
import { stripeConnectRows } from './stripe-connect.ts';
import { twoProgramRows } from './two-programs.ts';
import { testEventRows } from './test-event.ts';
import { usedUpRows } from './used-up.ts';

/** All rules in the order of their execution. The one that uses up a rate limit is last. */
export const ROWS: readonly Row[] = [
  ...clickRows,
  ...leadRows,
  ...saleRows,
  ...refundRows,
  ...readinessRows,
  ...statusRows,
  ...testEventRows,
  ...boundaryRows,
  ...orderRows,
  ...occurredAtRows,
  ...clicksRows,
  ...chainRows,
  ...ownMoneyRows,
  ...atOnceRows,
  ...figureRows,
  ...gateRows,
  ...twoProgramRows,
  ...signatureRows,
  ...paymentRows,
  ...paymentRefundRows,
  ...rotationRows,
  ...operatedRows,
  ...operatedMoneyRows,
  ...authRows,
  ...sessionRows,
  ...initRows,
  ...stripeConnectRows,
  ...pathRows,
  ...originRows,
  ...otherOriginRows,
  ...methodsRows,
  ...contentRows,
  ...credentialRows,
  ...echoRows,
  ...affRows,
  ...limitRows,
  ...usedUpRows,
  ...notAskedRows,
];
