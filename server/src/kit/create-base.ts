import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { type Homes, oneHome } from './homes/homes.ts';
import type { Log } from './log.ts';
import { createMailQueue } from './mail/queue-mail.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { Base } from './room.ts';
import { deriveKeys } from './secrets.ts';
import type { Settings } from './settings.ts';

export interface BaseOptions {
  settings: Settings;
  database: Database;
  /** Unset: one, in that database. */
  homes?: Homes;
  clock: Clock;
  log: Log;
  /** Unset: figures that nobody reads. */
  metrics?: Metrics;
}

export function createBase({ settings, metrics = createMetrics(), ...rest }: BaseOptions): Base {
  const keys: Base['keys'] = (use) => deriveKeys(settings, use);
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return {
    homes: oneHome(rest.database),
    ...rest,
    settings,
    metrics,
    keys,
    mails: createMailQueue(keys('mail')),
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
  };
}
