import { telemetryCalls } from '@halley/contract';
import { type Handlers, notBuilt } from '../kit/index.ts';
import { redactEntry } from './redact-entry.ts';

export interface Telemetry {
  handlers: Handlers<typeof telemetryCalls>;
}

const levels = { INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;

export function createTelemetry(): Telemetry {
  return {
    handlers: {
      ...notBuilt(telemetryCalls),
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
