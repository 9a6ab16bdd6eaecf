import { type Consumer, inTurns } from '../../kit/index.ts';
import { countedIn } from '../../promotions/index.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { foldPlay, type PlayPoints } from './fold-play.ts';
import { readPointRates } from './point-rates.ts';
import type { NewEntry } from './points-store.ts';
import { movePoints } from './save-moves.ts';

/** Points are in no hurry: under load one step folds many rounds of a player into one entry. */
const gatherMs = 5_000;
const maxRows = 600;

/** Points for rounds that are closed, and off for those that are taken back. */
export function countPlay(ports: Pick<LoyaltyPorts, 'clock' | 'identity' | 'readProducts'>): Consumer {
  return {
    name: 'loyalty-points',
    topics: ['wager.settled', 'wager.rolled_back'],
    once: true,
    gatherMs,
    maxRows,
    async handle(tx, events) {
      const [productOf, rates] = [await ports.readProducts(tx), await readPointRates(tx)];
      const moves: NewEntry[] = [];
      const folded = new Map<number, PlayPoints>();
      await inTurns(events, (slice) => foldPlay(slice.flatMap(countedIn), { productOf, rates }, folded));
      for (const [playerId, { earned, taken }] of folded) {
        const move = { playerId, key: null, detail: {}, actor: 'system' };
        moves.push({ ...move, kind: 'play', chargeable: earned, persistent: earned });
        moves.push({ ...move, kind: 'void', chargeable: taken, persistent: taken });
      }
      await movePoints(ports, tx, moves);
    },
  };
}
