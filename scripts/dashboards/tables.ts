import type { Dashboard } from './make-dashboard.ts';

const answersOf = (matchers = '') => `sum(rate(halley_http_seconds_count${matchers}[5m]))`;
const slowest = (metric: string, quantile: number) =>
  `histogram_quantile(${quantile}, sum by (le) (rate(${metric}_bucket[5m])))`;

/** Few, and each for one question. What is red wakes somebody: docs/runbook. */
export const dashboards: readonly Dashboard[] = [
  {
    name: 'house',
    title: 'House at a glance',
    panels: [
      { title: 'Processes that answer', unit: 'short', kind: 'stat', lines: [['sum(up{job="halley"})', 'up']] },
      { title: 'Players online', unit: 'short', kind: 'stat', lines: [['sum(halley_live_connections)', 'sockets']] },
      {
        title: 'Wagers a second',
        unit: 'ops',
        kind: 'stat',
        lines: [['sum(rate(halley_wager_group_size_sum[5m]))', 'wagers']],
      },
      {
        title: 'All balances together (must be 0)',
        unit: 'short',
        kind: 'stat',
        redAbove: 1,
        lines: [['max by (currency) (abs(halley_money_off_subunits))', '{{currency}}']],
      },
      {
        title: 'Faults of the last audit',
        unit: 'short',
        kind: 'stat',
        redAbove: 1,
        lines: [['max(halley_audit_findings)', 'faults']],
      },
      {
        title: 'Alerts',
        unit: 'short',
        kind: 'stat',
        redAbove: 1,
        lines: [['count(ALERTS{alertstate="firing"}) or vector(0)', 'firing']],
      },
      {
        title: 'Answers by kind',
        unit: 'reqps',
        lines: [
          [answersOf('{status=~"2..|3.."}'), 'fine'],
          [answersOf('{status=~"4.."}'), 'refused'],
          [answersOf('{status="503"}'), 'away'],
          [answersOf('{status=~"5..", status!="503"}'), 'faults'],
        ],
      },
      {
        title: 'Time to answer',
        unit: 's',
        lines: [
          [slowest('halley_http_seconds', 0.5), 'half'],
          [slowest('halley_http_seconds', 0.99), '99 of 100'],
        ],
      },
      {
        title: 'Slowest calls (99 of 100)',
        unit: 's',
        lines: [
          ['topk(8, histogram_quantile(0.99, sum by (le, call) (rate(halley_http_seconds_bucket[5m]))))', '{{call}}'],
        ],
      },
      {
        title: 'Processor of each process',
        unit: 'percentunit',
        lines: [['rate(process_cpu_seconds_total{job="halley"}[5m])', '{{instance}}']],
      },
      {
        title: 'Event loop lag (99 of 100)',
        unit: 's',
        redAbove: 0.25,
        lines: [['nodejs_eventloop_lag_p99_seconds{job="halley"}', '{{instance}}']],
      },
      {
        title: 'Memory',
        unit: 'bytes',
        redAbove: 1.5e9,
        lines: [['process_resident_memory_bytes{job="halley"}', '{{instance}}']],
      },
      {
        title: 'Versions and roles',
        unit: 'short',
        lines: [['count by (version, role) (halley_build_info)', '{{version}} {{role}}']],
      },
    ],
  },
  {
    name: 'money',
    title: 'Money door',
    panels: [
      { title: 'Wagers a second', unit: 'ops', lines: [['sum(rate(halley_wager_group_size_sum[1m]))', 'wagers']] },
      {
        title: 'Time to write a group',
        unit: 's',
        redAbove: 1,
        lines: [
          [slowest('halley_wager_group_seconds', 0.5), 'half'],
          [slowest('halley_wager_group_seconds', 0.99), '99 of 100'],
        ],
      },
      {
        title: 'Wagers in a group',
        unit: 'short',
        lines: [
          ['sum(rate(halley_wager_group_size_sum[5m])) / sum(rate(halley_wager_group_size_count[5m]))', 'on average'],
          [slowest('halley_wager_group_size', 0.99), '99 of 100'],
        ],
      },
      { title: 'Wagers that wait', unit: 'short', lines: [['sum by (name) (halley_wagers_waiting)', '{{name}}']] },
      {
        title: 'Stakes by answer',
        unit: 'reqps',
        lines: [['sum by (status) (rate(halley_http_seconds_count{call="playRound"}[5m]))', '{{status}}']],
      },
      {
        title: 'Connections to the database',
        unit: 'short',
        lines: [['sum by (state) (halley_database_connections)', '{{state}}']],
      },
      {
        title: 'Waits for a connection',
        unit: 'ops',
        lines: [['sum by (instance) (rate(halley_database_waits[5m]))', '{{instance}}']],
      },
      {
        title: 'Deposits that succeed',
        unit: 'percentunit',
        lines: [
          [
            'sum by (provider) (increase(halley_payments_finished{action="deposit", state="succeeded"}[30m])) / sum by (provider) (increase(halley_payments_finished{action="deposit"}[30m]))',
            '{{provider}}',
          ],
        ],
      },
      {
        title: 'Cashouts that wait, by age',
        unit: 'short',
        lines: [['max by (age) (halley_cashouts_waiting)', '{{age}}']],
      },
      {
        title: 'What providers told us',
        unit: 'ops',
        lines: [['sum by (provider, outcome) (rate(halley_payment_callbacks[5m]))', '{{provider}} {{outcome}}']],
      },
      {
        title: 'Providers that did not answer',
        unit: 'short',
        lines: [['sum by (provider) (increase(halley_payment_provider_away[10m]))', '{{provider}}']],
      },
      {
        title: 'Returns of games (deviations from what they should be)',
        unit: 'short',
        lines: [['max by (game) (halley_game_return_z{window="30d"})', '{{game}}']],
      },
    ],
  },
  {
    name: 'live',
    title: 'Live and sockets',
    panels: [
      { title: 'Open sockets', unit: 'short', lines: [['halley_live_connections', '{{instance}}']] },
      { title: 'Channels somebody listens to', unit: 'short', lines: [['halley_live_channels', '{{instance}}']] },
      { title: 'Redis', unit: 'short', kind: 'stat', lines: [['min(halley_redis_up)', 'up']] },
      {
        title: 'Events',
        unit: 'ops',
        lines: [
          ['sum(rate(halley_live_published[5m]))', 'to all'],
          ['sum(rate(halley_live_published_here[5m]))', 'to this process alone'],
          ['sum(rate(halley_live_unsent[5m]))', 'to nobody'],
        ],
      },
      {
        title: 'Messages written to sockets',
        unit: 'ops',
        lines: [['sum by (instance) (rate(halley_live_delivered[5m]))', '{{instance}}']],
      },
      {
        title: 'Sockets that came back',
        unit: 'ops',
        lines: [
          ['sum(rate(halley_live_recovered[5m]))', 'missed nothing'],
          ['sum(rate(halley_live_unrecovered[5m]))', 'too late'],
        ],
      },
      {
        title: 'Sockets cut or refused',
        unit: 'ops',
        lines: [
          ['sum(rate(halley_live_slow[5m]))', 'did not read'],
          ['sum(rate(halley_live_refused[5m]))', 'not let in'],
        ],
      },
    ],
  },
  {
    name: 'sport',
    title: 'Sport',
    panels: [
      {
        title: 'Feeds that are whole',
        unit: 'short',
        kind: 'stat',
        lines: [['max by (producer) (halley_feed_up)', '{{producer}}']],
      },
      {
        title: 'Silence',
        unit: 's',
        redAbove: 120,
        lines: [['min by (producer) (halley_feed_silent_seconds)', '{{producer}}']],
      },
      {
        title: 'Breaks, by why',
        unit: 'short',
        lines: [['sum by (producer, reason) (increase(halley_feed_downs[15m]))', '{{producer}} {{reason}}']],
      },
      {
        title: 'Messages in quarantine',
        unit: 'short',
        lines: [
          ['max(halley_feed_quarantined)', 'open'],
          ['sum by (fault) (increase(halley_feed_unbelieved[1h]))', '{{fault}}'],
        ],
      },
      {
        title: 'Settlement behind',
        unit: 's',
        lines: [['max by (name) (halley_outbox_seconds{name=~"sportsbook-.*"})', '{{name}}']],
      },
      {
        title: 'Calls of the sportsbook',
        unit: 'reqps',
        lines: [['sum by (call) (rate(halley_http_seconds_count{call=~".*[Bb]et.*"}[5m]))', '{{call}}']],
      },
    ],
  },
  {
    name: 'background',
    title: 'Background work',
    panels: [
      {
        title: 'Outbox behind, in seconds',
        unit: 's',
        redAbove: 60,
        lines: [['topk(10, max by (name) (halley_outbox_seconds))', '{{name}}']],
      },
      {
        title: 'Outbox behind, in rows',
        unit: 'short',
        lines: [['topk(10, max by (name) (halley_outbox_rows))', '{{name}}']],
      },
      { title: 'Jobs', unit: 'short', lines: [['max by (name) (halley_jobs)', '{{name}}']] },
      {
        title: 'Job that is due longest',
        unit: 's',
        redAbove: 600,
        lines: [['max(halley_jobs_oldest_seconds)', 'late']],
      },
      { title: 'Jobs that were given up', unit: 'short', lines: [['max by (task) (halley_jobs_failed)', '{{task}}']] },
      { title: 'Mails', unit: 'short', lines: [['max(halley_mails_waiting)', 'waiting']] },
      {
        title: 'Mail that is due longest',
        unit: 's',
        redAbove: 900,
        lines: [['max(halley_mails_oldest_seconds)', 'late']],
      },
      {
        title: 'Seals of the audit trail',
        unit: 's',
        redAbove: 300,
        lines: [
          ['max(halley_trail_unsealed_seconds)', 'oldest'],
          ['max(halley_trail_unsealed)', 'entries'],
        ],
      },
      { title: 'Last audit', unit: 's', redAbove: 93_600, lines: [['max(halley_audit_age_seconds)', 'ago']] },
      { title: 'Reports behind', unit: 's', redAbove: 1_800, lines: [['max(halley_reports_lag_seconds)', 'behind']] },
      {
        title: 'Figures that could not be read',
        unit: 'short',
        lines: [['sum by (name) (increase(halley_metrics_unread[10m]))', '{{name}}']],
      },
      { title: 'Spans', unit: 'ops', lines: [['sum by (outcome) (rate(halley_trace_spans[5m]))', '{{outcome}}']] },
    ],
  },
];
