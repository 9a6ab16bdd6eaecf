import type { telemetryCalls } from '@halley/contract';
import { type Clock, createMetrics, type Handlers, type Metrics, type Queryable, systemClock } from '../kit/index.ts';
import { createTransactionCount } from './count-transactions.ts';
import { createUtmCount } from './count-utm.ts';
import { createValidationCount } from './count-validation.ts';
import { createErrorStore } from './errors/error-store.ts';
import { createPageMeasure } from './measure-pages.ts';
import { redactEntry } from './redact-entry.ts';

export interface TelemetryOptions {
  /** Unset: figures that nobody reads. */
  metrics?: Metrics;
  /** Where what broke in browsers is kept; unset: in the log alone. */
  database?: Queryable;
  clock?: Clock;
}

export interface Telemetry {
  handlers: Handlers<typeof telemetryCalls>;
  /** Forgets what has not come for long. */
  sweep(): Promise<void>;
}

const levels = { INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;
/** What breaks without a call that failed; everything else is `other`. */
const ownKinds = ['WINDOW_ERROR', 'UNHANDLED_REJECTION', 'ROUTER_PUSH_ERROR'];
const done = { status: 204, body: null } as const;

export function createTelemetry(options: TelemetryOptions = {}): Telemetry {
  const { metrics = createMetrics(), database, clock = systemClock } = options;
  const figures = makeFigures(metrics);
  const countTransaction = createTransactionCount(figures.transactions);
  const countValidation = createValidationCount(figures.validationErrors);
  const countUtm = createUtmCount(figures.campaigns);
  const measure = createPageMeasure(figures);
  const errors = database && createErrorStore({ database, clock });
  const count = async ({ body }: { body: Parameters<typeof countValidation>[0] }) => {
    countValidation(body);
    return done;
  };
  return {
    handlers: {
      reportTransaction: async ({ body }) => {
        countTransaction(body);
        return done;
      },
      reportValidationErrors: count,
      postValidationErrors: count,
      reportPerformance: async ({ body }) => {
        measure.page(body.timing);
        return done;
      },
      reportNetworkPerformance: async ({ body }) => {
        measure.network(body);
        return done;
      },
      reportGameStart: async ({ body }) => {
        measure.gameStart(body);
        return done;
      },
      logUtmSet: async ({ body }) => {
        countUtm('set', body.utmMetrics);
        return done;
      },
      logUtmSend: async ({ body }) => {
        countUtm('send', body.utmMetrics);
        return done;
      },
      async writeLog({ body }, context) {
        const { principal, log } = context;
        // The words stay inside the object: what a browser sends must never look like a line of our own.
        for (const sent of 'entries' in body ? body.entries : [body.entry]) {
          const entry = redactEntry(sent);
          log[levels[entry.level_name]]({ browser: entry, player: principal?.playerId }, 'a browser reports');
          if (entry.level_name !== 'ERROR' || !entry.stack) continue;
          figures.browserErrors.inc({ kind: ownKinds.includes(entry.label) ? entry.label : 'other' });
          const times = Math.min(Math.max(Number.parseInt(entry.context?.times ?? '1', 10) || 1, 1), 1_000);
          try {
            await errors?.note({ ...entry, path: entry.context?.path, times });
          } catch (error) {
            log.warn({ err: error }, 'what broke in a browser could not be kept');
          }
        }
        return done;
      },
    },
    sweep: async () => errors?.sweep(),
  };
}

function makeFigures(metrics: Metrics) {
  return {
    validationErrors: metrics.counter('halley_validation_errors', 'What forms refuse, by form and field', [
      'side',
      'component',
      'key',
    ]),
    transactions: metrics.counter('halley_cashier_payments', 'How payments ended for the cashier', [
      'type',
      'outcome',
      'system',
    ]),
    campaigns: metrics.counter('halley_campaign_visits', 'Visits and sign-ups with a campaign', ['step', 'source']),
    browserErrors: metrics.counter('halley_browser_errors', 'What broke in browsers', ['kind']),
    pages: metrics.histogram(
      'halley_page_seconds',
      'How long pages took to load, by how far they were',
      ['phase'],
      [0.1, 0.25, 0.5, 1, 1.5, 2.5, 4, 6, 10, 20],
    ),
    roundTrips: metrics.histogram(
      'halley_line_round_trip_seconds',
      'How far visitors are from us',
      ['type'],
      [0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2],
    ),
    downlinks: metrics.histogram(
      'halley_line_megabits',
      'How wide the lines of visitors are',
      ['type'],
      [0.1, 0.5, 1, 2, 5, 10, 50],
    ),
    gameStarts: metrics.histogram(
      'halley_game_start_seconds',
      'How long games took until they could be played',
      ['provider'],
      [0.25, 0.5, 1, 2, 3, 5, 8, 13, 21, 60],
    ),
  };
}
