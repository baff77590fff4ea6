// The steps from the program's name to its first real sale: what was found, and what to do.
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { addressOf } from '../../lib/base.ts';
import { termsText } from '@referral-tracking/shared/terms';
import { allows, useProgram } from '../../records/programs/program.ts';
import { buttonLook } from '../../ui/button.tsx';
import { StatusBadge } from '../../ui/values.tsx';
import { Origins } from '../../records/programs/origins.tsx';
import {
  DEMO_TEXTS,
  remarkOf,
  STEP_NAMES,
  stateOf,
  STEPS,
  stepsOf,
  type Readiness,
  type Step,
  type StepName,
  type StepState,
} from '../../records/programs/readiness.ts';
import styles from './setup.module.css';
import { Snippet } from '../../ui/snippet.tsx';
import { leadCall, saleCall, scriptTag } from '../../records/events/calls.ts';

const BADGES: Record<StepState, string> = { done: 'done', wrong: 'needs attention', next: 'next', later: 'not yet' };
const MARKS: Record<StepState, string> = { done: '✓', wrong: '!', next: '', later: '' };

export function Steps({ readiness }: { readiness: Readiness }) {
  const { steps, next } = stepsOf(readiness);
  return (
    <ol className={styles.gates}>
      {STEPS.map((name) => (
        <StepItem key={name} name={name} step={steps[name]} state={stateOf(readiness, name)} current={name === next} />
      ))}
    </ol>
  );
}

interface StepItemProps {
  name: StepName;
  step: Step;
  state: StepState;
  /** whether it is the first that is not done */
  current: boolean;
}

function StepItem({ name, step, state, current }: StepItemProps) {
  const program = useProgram();
  const { status, next_action: todo } = step;
  // The finding of this gate consists of values of the contract.
  const isTerms = name === 'economics' && status === 'pass';
  const isInvented = name === 'live' && status === 'pass' && program.demo;
  const said = isInvented ? DEMO_TEXTS.live : step.detail;
  const detail = isTerms ? `${termsText(program)}${remarkOf(step)}` : said;
  return (
    <li className={styles[state]} aria-current={current ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {MARKS[state]}
      </span>
      <div className={styles.gate}>
        <h3>
          {isInvented ? DEMO_TEXTS.step : STEP_NAMES[name]}{' '}
          {state === 'done' ? (
            <span className="visually-hidden">{BADGES.done}</span>
          ) : (
            <StatusBadge status={BADGES[state]} tone={state === 'wrong' ? 'bad' : 'neutral'} />
          )}
        </h3>
        <p className={styles.soft}>{detail}</p>
        {todo && (
          <p>
            {state !== 'later' && <strong>Next: </strong>}
            {todo}
          </p>
        )}
        <Help name={name} open={current} />
      </div>
    </li>
  );
}

/** How a step is done; open at the one that comes next. */
function Help({ name, open }: { name: StepName; open: boolean }) {
  const help = HELP[name];
  return (
    <details className={styles.help} open={open}>
      <summary>
        How to do this<span className="visually-hidden">: {STEP_NAMES[name]}</span>
      </summary>
      <div>{help()}</div>
    </details>
  );
}

const HELP: Record<StepName, () => ReactNode> = {
  profile: () => <ProfileHelp />,
  economics: () => <TermsHelp />,
  payout: () => <PayoutHelp />,
  tracking: () => <TrackingHelp />,
  snippet: () => <SnippetHelp />,
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
      <p>Invite a partner. This step is done as soon as one joins.</p>
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
      <p>Your site may send clicks once its origin is listed. Each partner needs a link that leads there.</p>
      <Origins />
      <p>
        <Link to="/app/programs/$programId/links" params={{ programId }} className={buttonLook({ small: true })}>
          Go to links
        </Link>
      </p>
    </>
  );
}

function SnippetHelp() {
  return (
    <>
      <p>
        Put this line into the <code>&lt;head&gt;</code> of every page. It records a click for each visitor who follows
        a partner link.
      </p>
      <Snippet text={scriptTag()} what="the line for your pages" />
      <p>This step completes with the first click.</p>
      <p>
        More in <a href={addressOf('/docs/snippet')}>the guide to the snippet</a>.
      </p>
    </>
  );
}

/** The payment processor first: it sends every payment by itself. */
function LiveHelp() {
  const { id: programId } = useProgram();
  return (
    <>
      <p>
        <strong>Do you sell with Stripe, Paddle, WooCommerce, Shopify, Polar, or Lemon Squeezy?</strong> Connect it to
        record every payment, renewal, and refund of a referred customer automatically.
      </p>
      <p>
        <Link
          to="/app/programs/$programId/payments"
          params={{ programId }}
          className={buttonLook({ kind: 'main', small: true })}
        >
          Connect your payment processor
        </Link>
      </p>
      <details className={styles.help}>
        <summary>Send sales from your server instead</summary>
        <ServerHelp />
      </details>
    </>
  );
}

function ServerHelp() {
  const { id: programId, role } = useProgram();
  return (
    <div>
      <p>
        When somebody signs up, send the lead with the <code>click_id</code> from the cookie{' '}
        <code>service_click_id</code>:
      </p>
      <Snippet text={leadCall()} what="the call for a lead" />
      <p>When the customer pays, send the sale:</p>
      <Snippet text={saleCall()} what="the call for a sale" />
      <p>
        <code>$REFERRAL_API_KEY</code> is the program’s API key. You saw it when you created the program.
      </p>
      <p className={styles.links}>
        {allows(role, 'admin') && (
          <Link to="/app/programs/$programId/keys" params={{ programId }} className={buttonLook({ small: true })}>
            Go to API keys
          </Link>
        )}
      </p>
      <p>
        More in <a href={addressOf('/docs/first-chain')}>the first chain</a> and{' '}
        <a href={addressOf('/docs/sdks')}>the SDKs</a>.
      </p>
    </div>
  );
}
