import { CallFailed } from '@halley/contract/client';
import { log } from '../telemetry/index.ts';
import { tellHouse } from './events.ts';

/** Every failure is logged under its name; some are news for the whole page. */
export function reportFailure(label: string, failure: unknown): void {
  log.error(label, failure);
  if (!(failure instanceof CallFailed)) return;
  if (failure.status === 401) tellHouse('auth-error', undefined);
  if (failure.reason === 'maintenance') tellHouse('maintenance', undefined);
  if (failure.reason === 'challenge') {
    const { pathname, search } = window.location;
    tellHouse('challenge', { reason: failure.call, returnPath: pathname + search });
  }
}
