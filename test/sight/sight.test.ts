import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeDashboard } from '../../scripts/dashboards/make-dashboard.ts';
import { dashboards } from '../../scripts/dashboards/tables.ts';
import { createHouse } from '../../server/src/house/create-house.ts';
import { measureHouse } from '../../server/src/house/measure-house.ts';
import { startTracing } from '../../server/src/house/start-tracing.ts';
import { createDatabase, createMetrics, silentLog, systemClock } from '../../server/src/kit/index.ts';
import { testSettings } from '../whole-house.ts';
import { readExpression } from './read-expression.ts';
import { readRules, repository } from './read-rules.ts';

const rules = readRules();
/** Never asked anything. */
const nobody = createDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
/** Labels by name, as a process of the house tells them. */
const told = new Map<string, Set<string>>([['up', new Set()]]);
const ofPrometheus = ['job', 'instance', 'alertname', 'alertstate'];

beforeAll(async () => {
  const settings = testSettings();
  const metrics = createMetrics();
  const house = createHouse({ settings, database: nobody, clock: systemClock, log: silentLog, metrics });
  measureHouse({ settings, database: nobody, metrics, house });
  await startTracing({ settings, metrics, log: silentLog });
  for (const metric of metrics.registry.getMetricsAsArray()) {
    const { name, type, labelNames = [] } = metric as unknown as { name: string; type: string; labelNames?: string[] };
    const labels = new Set(labelNames);
    told.set(name, labels);
    if (type !== 'histogram') continue;
    for (const part of ['_sum', '_count']) told.set(name + part, labels);
    told.set(`${name}_bucket`, new Set([...labels, 'le']));
  }
  await house.realtime.close();
});
afterAll(() => nobody.close());

/** What an expression asks for and no process tells. */
function missingIn(expr: string): string[] {
  const { asked, grouped } = readExpression(expr);
  const known = new Set([...ofPrometheus, ...asked.flatMap(({ metric }) => [...(told.get(metric) ?? [])])]);
  return [
    ...asked.filter(({ metric }) => !told.has(metric)).map(({ metric }) => metric),
    ...asked.flatMap(({ metric, matchers }) =>
      matchers
        .filter(({ label }) => !told.get(metric)?.has(label) && !ofPrometheus.includes(label))
        .map(({ label }) => `${metric}{${label}}`),
    ),
    ...grouped.filter((label) => !known.has(label)).map((label) => `by (${label})`),
  ];
}

test('[RUN-28] every figure that alerts and dashboards ask for is told by the house, with those labels', () => {
  expect(missingIn('sum by (b) (halley_not_there{a="1"}) + up{c="2"}')).toEqual([
    'halley_not_there',
    'halley_not_there{a}',
    'up{c}',
    'by (b)',
  ]);
  for (const { alert, expr } of rules) expect(missingIn(expr), alert).toEqual([]);
  for (const { name, panels } of dashboards) {
    for (const { title, lines } of panels) {
      for (const [expr, legend] of lines) {
        const shown = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label as string);
        const { asked, grouped } = readExpression(expr);
        const labels = [...grouped, ...ofPrometheus, ...asked.flatMap(({ metric }) => [...(told.get(metric) ?? [])])];
        expect(missingIn(expr), `${name}: ${title}`).toEqual([]);
        expect(
          shown.filter((label) => !labels.includes(label)),
          `${name}: ${title}`,
        ).toEqual([]);
      }
    }
  }
});

test('[RUN-28] every alert has a severity, a sentence and a page that says what to do', () => {
  const pages = rules.map(({ alert }) => `${alert}.md`);
  expect(readdirSync(join(repository, 'docs/runbook')).toSorted()).toEqual([...pages, 'README.md'].toSorted());
  const index = readFileSync(join(repository, 'docs/runbook/README.md'), 'utf8');
  for (const { alert, labels, annotations } of rules) {
    expect(['page', 'ticket'], alert).toContain(labels.severity);
    expect(annotations.summary, alert).toMatch(/^.{10,120}\.$/);
    expect(annotations.runbook).toBe(`docs/runbook/${alert}.md`);
    const page = readFileSync(join(repository, annotations.runbook), 'utf8');
    expect(page, alert).toMatch(
      new RegExp(
        `^# ${alert}\\n\\n.{30,}\\n\\n\\*\\*Players notice\\.\\*\\* .+## Look first\\n\\n    .+## Mend\\n\\n- .+## Wake\\n\\n`,
        's',
      ),
    );
    for (const [, other] of page.matchAll(/\]\((\w+\.md)\)/g)) expect(pages, alert).toContain(other);
    expect(index).toContain(`| [${alert}](${alert}.md) | ${labels.severity} |`);
  }
});

test('[RUN-28] every alert is tried at its fault and beside it', () => {
  const text = readFileSync(join(repository, 'deploy/prometheus/alerts.test.yml'), 'utf8');
  const { tests } = parse(text) as { tests: { name: string }[] };
  const wanted = rules.flatMap(({ alert }) => [`${alert} fires`, `${alert} is quiet`]);
  expect(tests.map(({ name }) => name)).toEqual(wanted);
});

test('[RUN-28] dashboards are what the tables say, under names and places of their own', () => {
  const folder = join(repository, 'deploy/grafana');
  expect(readdirSync(folder).toSorted()).toEqual(dashboards.map(({ name }) => `${name}.json`).toSorted());
  for (const dashboard of dashboards) {
    const file = join(folder, `${dashboard.name}.json`);
    expect(existsSync(file) && readFileSync(file, 'utf8'), 'run npm run dashboards').toBe(makeDashboard(dashboard));
    const { panels } = JSON.parse(makeDashboard(dashboard)) as {
      panels: { gridPos: Record<'x' | 'y' | 'w' | 'h', number> }[];
    };
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size, dashboard.name).toBe(cells.length);
  }
});
