import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { followBacklog } from '../../src/metrics/backlog.ts';
import { createProcessMetrics } from '../../src/metrics/index.ts';
import { createReadings } from '../../src/metrics/readings.ts';
import { createCounts } from '../../src/lib/counts.ts';
import type { Db } from '../../src/database/db.ts';
import { testClock } from '../support/clock.ts';

// The alert rules and the dashboard name metrics that exist, and the guide explains each alert.

const PROMETHEUS = 'deploy/prometheus';
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.warn('promtool is not installed: the tests of the alert rules are SKIPPED');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; guide: string };
}
const { groups } = parse(readFileSync(`${PROMETHEUS}/alerts.yaml`, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

interface Panel {
  title: string;
  description?: string;
  targets?: { expr: string }[];
}
const { panels } = JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')) as { panels: Panel[] };
const charts = panels.filter((panel) => panel.targets !== undefined);
const queries = charts.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The names of all metrics of an instance with workers. */
async function existing(): Promise<Map<string, string>> {
  const { registry, measures } = createProcessMetrics();
  const pool = { open: 0, idle: 0, waiting: 0, limit: 0 };
  measures.follow({ counts: createCounts(), pool: () => pool, queues: {}, lookups: {}, limits: {} });
  createReadings({ db: {} as Db, clock: testClock(), registry, jobs: [] });
  followBacklog({ backlog: () => Promise.resolve(undefined) }, testClock(), [registry]);
  const metrics = await registry.getMetricsAsJSON();
  const types = metrics.map(({ name, type }) => [name, String(type)] as const);
  return new Map([...types, ['referral_workers', 'gauge'], ['up', 'gauge']]);
}

const FUNCTIONS = /\b(?:sum|max|min|rate|increase|delta|histogram_quantile|by|on|and|or|unless|le)\b/g;
/** The metrics of an expression: names outside of braces, brackets and the labels of `by (…)`. */
const metricsIn = (expr: string): string[] =>
  [
    ...expr
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
      .replaceAll(/\b(?:by|on) ?\([^)]*\)/g, '')
      .replaceAll(FUNCTIONS, '')
      .matchAll(/[a-z][a-z_]+/g),
  ].map(([name]) => name);

const isThere = (metrics: Map<string, string>, name: string): boolean =>
  metrics.has(name) || metrics.get(name.replace(/_(?:bucket|count|sum)$/, '')) === 'histogram';

interface RuleTest {
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[];
}
const TESTS = ['alerts.test.yaml', 'operation.test.yaml'];
const ruleTests = TESTS.flatMap(
  (name) => (parse(readFileSync(`${PROMETHEUS}/${name}`, 'utf8')) as { tests: RuleTest[] }).tests,
).flatMap((ruleTest) => ruleTest.alert_rule_test);

test('every rule is seen to fire', () => {
  const fires = new Set(ruleTests.filter((one) => one.exp_alerts.length > 0).map(({ alertname }) => alertname));
  expect(rules.map(({ alert }) => alert).filter((name) => !fires.has(name))).toEqual([]);
});

test('there are rules and charts', () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(charts.length).toBeGreaterThan(15);
  expect(metricsIn('sum by (le) (rate(referral_batch_rows_bucket{batch="x"}[5m])) > 1')).toEqual([
    'referral_batch_rows_bucket',
  ]);
});

test.each([...rules.map(({ expr }) => expr), ...queries])('the metrics of %s exist', async (expr) => {
  const metrics = await existing();
  const names = metricsIn(expr);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !isThere(metrics, name))).toEqual([]);
});

test('every metric of the service is on the dashboard', async () => {
  const own = [...(await existing()).keys()].filter((name) => name.startsWith('referral_'));
  const shown = queries.flatMap(metricsIn).map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
});

test('every chart says what it shows', () => {
  expect(charts.filter(({ description = '' }) => description.length < 8).map(({ title }) => title)).toEqual([]);
});

describe('the guide', () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const sections = new Map(
    guide.split(/^### /m).map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.join('\n').split(/^## /m)[0]!] as const;
    }),
  );

  test.each(rules)('says of $alert what it means and what to do', ({ alert, annotations }) => {
    expect(annotations.guide).toBe(`/docs/operations#${alert.toLowerCase()}`);
    const section = sections.get(alert) ?? '';
    expect(section, `Add "### ${alert}" to docs/operations.md`).toMatch(/\*\*What it means\.\*\* \S+ \S+/);
    expect(section).toMatch(/\*\*What to do\.\*\* \S+ \S+/);
  });

  test('has no section of an alert that does not exist', () => {
    const named = [...sections.keys()].filter((heading) => /^Referral[A-Z]\w+$/.test(heading));
    expect(named.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  test('names every metric of the service', async () => {
    const own = [...(await existing()).keys()].filter((name) => name.startsWith('referral_'));
    expect(own.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});

describe.skipIf(!hasPromtool && process.env.CI !== 'true')('promtool', () => {
  const promtool = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: PROMETHEUS, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };

  test('accepts the rules', () => {
    const { status, output } = promtool('check', 'rules', '--lint-fatal', 'alerts.yaml');
    expect(output).toContain(`${rules.length} rules found`);
    expect(status).toBe(0);
  });

  test('accepts the sample configuration', () => {
    expect(promtool('check', 'config', 'prometheus.yaml')).toMatchObject({ status: 0 });
  });

  test('sees the alerts fire when they must, and not before', () => {
    const { status, output } = promtool('test', 'rules', ...TESTS);
    expect(output).toContain('SUCCESS');
    expect(status).toBe(0);
  });
});
