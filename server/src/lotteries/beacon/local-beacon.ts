import { createHash, hkdfSync } from 'node:crypto';
import { beaconKeys, roundAt, signRound, timeOfRound } from '@halley/studio/fair/lottery';
import type { Clock } from '../../kit/index.ts';
import type { LotteryBeacon } from './lottery-beacon.ts';

const genesis = '2026-01-01T00:00:00.000Z';
const periodSeconds = 30;
const keyBytes = 48;

/**
 * The demo's own: signed in the same way as drand's, so that all that checks a draw is the same. But the key is the house's: it
 * could know every round before, and so its name says what it is. Rounds are signed when their time has come.
 */
export function localBeacon(key: string, { clock }: { clock: Clock }): LotteryBeacon {
  const secret = new Uint8Array(hkdfSync('sha256', key, 'halley', 'beacon', keyBytes));
  const { secretKey, publicKey } = beaconKeys(secret);
  const info = {
    name: 'local demo beacon',
    kind: 'local' as const,
    chain_hash: createHash('sha256').update(`${publicKey} ${genesis} ${periodSeconds}`).digest('hex'),
    public_key: publicKey,
    genesis_at: genesis,
    period_seconds: periodSeconds,
  };
  return {
    info,
    roundAt: (time) => roundAt(info, time),
    signatureOf: async (round) => (clock.now() < timeOfRound(info, round) ? null : signRound(secretKey, round)),
  };
}
