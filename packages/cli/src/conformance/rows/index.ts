import type { Row } from '../row.ts';
import { affRows } from './aff.ts';
import { authRows } from './auth.ts';
import { chainRows } from './chain.ts';
import { changeRows } from './changes.ts';
import { clickRows } from './click.ts';
import { contentRows } from './content.ts';
import { credentialRows } from './credentials.ts';
import { initRows } from './init.ts';
import { leadRows } from './lead.ts';
import { limitRows } from './limits.ts';
import { managedFieldRows } from './managed-fields.ts';
import { managedQueryRows } from './managed-queries.ts';
import { managedWriteRows } from './managed-writes.ts';
import { managedRows } from './managed.ts';
import { managementRows } from './management.ts';
import { methodsRows } from './methods.ts';
import { originRows } from './origins.ts';
import { pathRows } from './paths.ts';
import { publishedRows } from './published.ts';
import { readinessRows } from './readiness.ts';
import { redirectRows } from './redirects.ts';
import { refundRows } from './refund.ts';
import { rotationRows } from './rotation.ts';
import { saleRows } from './sale.ts';
import { statusRows } from './status.ts';
import { stripeConnectRows } from './stripe-connect.ts';
import { cliAuthLogoutRows } from './cli-auth-logout.ts';
import { testEventRows } from './test-event.ts';
import { testModeRows } from './test-mode.ts';
import { usedUpRows } from './used-up.ts';
import { processorRows } from './processors.ts';
import { webhookRows } from './webhook.ts';

/** All rules in the order of their execution. Those that use up a rate limit are last. */
export const ROWS: readonly Row[] = [
  ...clickRows,
  ...affRows,
  ...leadRows,
  ...saleRows,
  ...refundRows,
  ...chainRows,
  ...testModeRows,
  ...readinessRows,
  ...statusRows,
  ...testEventRows,
  ...rotationRows,
  ...originRows,
  ...authRows,
  ...initRows,
  ...stripeConnectRows,
  ...webhookRows,
  ...processorRows,
  ...cliAuthLogoutRows,
  ...pathRows,
  ...methodsRows,
  ...contentRows,
  ...credentialRows,
  ...publishedRows,
  ...redirectRows,
  ...managementRows,
  ...managedRows,
  ...managedQueryRows,
  ...managedFieldRows,
  ...managedWriteRows,
  ...changeRows,
  ...limitRows,
  ...usedUpRows,
];
