import { Refusal } from '@halley/contract';
import type { ConfigRoom } from '../config/index.ts';
import type { Base, Tx } from '../kit/index.ts';
import type { Tell } from '../realtime/index.ts';
import { closeCalls } from './close-calls.ts';
import { createLimits } from './create-limits.ts';
import { limitsDeskOf } from './desk.ts';
import type { LimitsPorts } from './ports.ts';

export interface LimitsRoomOptions
  extends Base,
    Pick<LimitsPorts, 'geo' | 'identity' | 'depositsUnderWay' | 'stakesSince' | 'playedSeconds'> {
  config: Pick<ConfigRoom, 'documents' | 'rates'>;
  realtime: Pick<Tell, 'tellPlayer'>;
}

export function limitsRoom({ config, realtime, ...options }: LimitsRoomOptions) {
  const { database, mails } = options;
  const { documents, rates } = config;
  const limits = createLimits({ ...options, documents, rates, queueMail: mails.queue, publish: realtime.tellPlayer });
  return {
    ...limits,
    name: 'limits',
    desk: limitsDeskOf(limits),
    guards: [closeCalls({ limits, database })],
    crons: { 'limits.mind': '* * * * *' },
    /** Whoever has excluded themselves does not come in again under another account. */
    async refuseExcluded(tx: Tx, playerId: number): Promise<void> {
      if (await limits.isExcludedElsewhere(tx, playerId)) throw new Refusal('EXCLUDED');
    },
    // Players are told of limits that the last wagers have reached.
    stop: limits.idle,
  } as const;
}
