// The rules about what requests record, in the order of their execution: edges first, then chains, then totals.
import type { Row } from '../row.ts';
import { absentRows } from './absent.ts';
import { atOnceRows } from './at-once.ts';
import { boundaryRows } from './boundaries.ts';
import { chainRows } from './chain.ts';
import { clicksRows } from './clicks.ts';
import { exactRows } from './exact.ts';
import { expiredClickRows } from './expired-click.ts';
import { totalsRows } from './totals.ts';
import { gateRows } from './gates.ts';
import { ownMoneyRows } from './money.ts';
import { occurredAtRows } from './occurred-at.ts';
import { operatedMoneyRows } from './operated-money.ts';
import { operatedPaymentRows } from './operated-payments.ts';
import { operatedProgramRows } from './operated-programs.ts';
import { operatedRecordRows } from './operated-records.ts';
import { operatedRows } from './operated.ts';
import { orderRows } from './order.ts';
import { paymentRefundRows } from './payment-refunds.ts';
import { paymentRows } from './payments.ts';
import { rotationErrorRows } from './rotation-errors.ts';
import { rotationRows } from './rotation.ts';
import { sessionRows } from './session-lifetime.ts';
import { signatureRows } from './signatures.ts';
import { testModeRows } from './test-mode.ts';
import { twoProgramRows } from './two-programs.ts';
import { webhookAddressRows } from './webhook-addresses.ts';

export const recordRows: readonly Row[] = [
  ...boundaryRows,
  ...orderRows,
  ...occurredAtRows,
  ...clicksRows,
  ...chainRows,
  ...exactRows,
  ...absentRows,
  ...testModeRows,
  ...expiredClickRows,
  ...ownMoneyRows,
  ...atOnceRows,
  ...totalsRows,
  ...gateRows,
  ...twoProgramRows,
  ...webhookAddressRows,
  ...signatureRows,
  ...paymentRows,
  ...paymentRefundRows,
  ...rotationRows,
  ...rotationErrorRows,
  ...sessionRows,
  ...operatedRows,
  ...operatedProgramRows,
  ...operatedRecordRows,
  ...operatedMoneyRows,
  ...operatedPaymentRows,
];
