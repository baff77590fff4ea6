// The gates from the program's profile to its first real sale: what was found, and what to do.
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { addressOf } from '../../lib/base.ts';
import { termsText } from '@referral-tracking/shared/terms';
import { allows, useProgram } from '../../records/programs/program.ts';
import { buttonLook } from '../../ui/button.tsx';
import { StatusBadge } from '../../ui/values.tsx';
import { Origins } from '../../records/programs/origins.tsx';
import { remarkOf, type GateName, type Readiness } from '../../records/programs/readiness.ts';
import styles from './setup.module.css';
import { Snippet } from '../../ui/snippet.tsx';
import { leadCall, saleCall, scriptTag } from '../../records/events/calls.ts';
import { GATE_NAMES, GATES } from '../../records/programs/readiness.ts';

const BADGES = { pass: 'done', fail: 'to do', unknown: 'waiting' } as const;
const MARKS = { pass: '✓', fail: '!', unknown: '?' } as const;

export const Gates = ({ readiness: { gates, blocker } }: { readiness: Readiness }) => {
  const program = useProgram();
  return (
    <ol className={styles.gates}>
      {GATES.map((name) => {
        const { status, next_action: next } = gates[name];
        // The finding of this gate consists of values of the contract.
        const isTerms = name === 'economics' && status === 'pass';
        const detail = isTerms ? `${termsText(program)}${remarkOf(gates[name])}` : gates[name].detail;
        return (
          <li key={name} className={styles[status]} aria-current={name === blocker ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {MARKS[status]}
            </span>
            <div className={styles.gate}>
              <h3>
                {GATE_NAMES[name]}{' '}
                {status === 'pass' ? (
                  <span className="visually-hidden">{BADGES.pass}</span>
                ) : (
                  <StatusBadge status={status} text={BADGES[status]} />
                )}
              </h3>
              <p className={styles.soft}>{detail}</p>
              {next && (
                <p>
                  <strong>Next: </strong>
                  {next}
                </p>
              )}
              <Help name={name} open={name === blocker} />
            </div>
          </li>
        );
      })}
    </ol>
  );
};

/** How a gate is passed; open at the gate that comes next. */
function Help({ name, open }: { name: GateName; open: boolean }) {
  const help = HELP[name];
  return (
    <details className={styles.help} open={open}>
      <summary>
        How to do this<span className="visually-hidden">: {GATE_NAMES[name]}</span>
      </summary>
      <div>{help()}</div>
    </details>
  );
}

const HELP: Record<GateName, () => ReactNode> = {
  profile: () => <ProfileHelp />,
  economics: () => <TermsHelp />,
  payout: () => <PayoutHelp />,
  tracking: () => <TrackingHelp />,
  live: () => <LiveHelp />,
};

function ProfileHelp() {
  const { id: programId } = useProgram();
  return (
    <>
      <p>An admin or an owner sets the name and the domain.</p>
      <p>
        <Link to="/app/programs/$programId/settings" params={{ programId }} className={buttonLook({ small: true })}>
          Go to settings
        </Link>
      </p>
    </>
  );
}

function TermsHelp() {
  const { id: programId } = useProgram();
  return (
    <>
      <p>An owner sets what partners earn.</p>
      <p>
        <Link to="/app/programs/$programId/terms" params={{ programId }} className={buttonLook({ small: true })}>
          Go to the terms
        </Link>
      </p>
    </>
  );
}

function PayoutHelp() {
  const { id: programId } = useProgram();
  return (
    <>
      <p>Invite a partner. The gate is passed as soon as one has joined.</p>
      <p>
        <Link to="/app/programs/$programId/partners" params={{ programId }} className={buttonLook({ small: true })}>
          Go to partners
        </Link>
      </p>
    </>
  );
}

function TrackingHelp() {
  const { id: programId } = useProgram();
  return (
    <>
      <p>Add this line to the pages of your site. It records a click for every visitor who comes through a link.</p>
      <Snippet text={scriptTag()} what="the line for your pages" />
      <Origins />
      <p>
        <Link to="/app/programs/$programId/links" params={{ programId }} className={buttonLook({ small: true })}>
          Go to links
        </Link>
      </p>
      <p>
        More in <a href={addressOf('/docs/snippet')}>the guide to the snippet</a>.
      </p>
    </>
  );
}

function LiveHelp() {
  const { id: programId, role } = useProgram();
  return (
    <>
      <p>
        When somebody signs up, your server sends the lead with the <code>click_id</code> from the cookie{' '}
        <code>service_click_id</code>:
      </p>
      <Snippet text={leadCall()} what="the call for a lead" />
      <p>When the customer pays, it sends the sale, or you connect the payment processor, which does it for you:</p>
      <Snippet text={saleCall()} what="the call for a sale" />
      <p>
        <code>$REFERRAL_API_KEY</code> is the API key of the program, which was shown when it was created.
      </p>
      <p className={styles.links}>
        {allows(role, 'admin') && (
          <Link to="/app/programs/$programId/keys" params={{ programId }} className={buttonLook({ small: true })}>
            Go to API keys
          </Link>
        )}
        <Link to="/app/programs/$programId/payments" params={{ programId }} className={buttonLook({ small: true })}>
          Go to payment processor
        </Link>
      </p>
      <p>
        More in <a href={addressOf('/docs/first-chain')}>the first chain</a> and{' '}
        <a href={addressOf('/docs/sdks')}>the SDKs</a>.
      </p>
    </>
  );
}
