import type { telemetryCalls } from '@halley/contract';
import type { Handlers } from '../kit/index.ts';
import { createTransactionCount } from './count-transactions.ts';
import { createValidationCount, type LabelCounter } from './count-validation.ts';
import { redactEntry } from './redact-entry.ts';

export interface TelemetryOptions {
  /** Counts by `side`, `component` and `key`; unset: nobody counts. */
  validationErrors?: LabelCounter;
  /** Counts by `type`, `outcome` and `system`. */
  transactions?: LabelCounter;
}

export interface Telemetry {
  handlers: Handlers<typeof telemetryCalls>;
}

const levels = { INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;

const nobody: LabelCounter = { inc: () => {} };

export function createTelemetry(options: TelemetryOptions = {}): Telemetry {
  const { validationErrors = nobody, transactions = nobody } = options;
  const countTransaction = createTransactionCount(transactions);
  const countValidation = createValidationCount(validationErrors);
  const count = async ({ body }: { body: Parameters<typeof countValidation>[0] }) => {
    countValidation(body);
    return { status: 204 as const, body: null };
  };
  return {
    handlers: {
      reportTransaction: async ({ body }) => {
        countTransaction(body);
        return { status: 204, body: null };
      },
      reportValidationErrors: count,
      postValidationErrors: count,
      async writeLog({ body }, context) {
        const { principal, log } = context;
        // The words stay inside the object: what a browser sends must never look like a line of our own.
        for (const entry of 'entries' in body ? body.entries : [body.entry]) {
          const line = { browser: redactEntry(entry), player: principal?.playerId };
          log[levels[entry.level_name]](line, 'a browser reports');
        }
        return { status: 204, body: null };
      },
    },
  };
}
