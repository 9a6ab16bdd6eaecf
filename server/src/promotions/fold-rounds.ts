import type { Currency } from '@halley/contract';
import type { CountingPromotion, LiveRules } from './live-rules.ts';
import { type CountedRound, isBest, meterValue } from './meter-value.ts';
import { endsOf, isOnDay, type Schedule, windowStartMs } from './period-of.ts';

/** What a meter is moved by. */
export interface MeterMove {
  playerId: number;
  promotion: CountingPromotion;
  windowStart: Date;
  currency: Currency;
  value: bigint;
}

/** Folds rounds into what each meter is moved by. */
export interface RoundFolder {
  /** One line a meter, however many rounds and however often they come. */
  readonly moves: readonly MeterMove[];
  add(rounds: readonly CountedRound[]): void;
}

export function createRoundFolder(live: Pick<LiveRules, 'countingIn'>): RoundFolder {
  const moves: MeterMove[] = [];
  const byPromotion = new Map<CountingPromotion, Map<number, FoldedMove>>();
  const foldsIn = new Map<string, Fold[]>();
  const foldOf = (promotion: CountingPromotion): Fold => {
    const byPlayer = byPromotion.get(promotion) ?? new Map<number, FoldedMove>();
    byPromotion.set(promotion, byPlayer);
    const { meter, rule } = promotion;
    return { promotion, meter, schedule: rule.schedule, isBest: isBest(meter), byPlayer, ...endsOf(rule.schedule) };
  };
  function add(rounds: readonly CountedRound[]): void {
    for (const round of rounds) {
      const { playerId, currency } = round;
      const atMs = round.at.getTime();
      const openedAtMs = round.openedAt.getTime();
      let folds = foldsIn.get(round.game);
      if (!folds) {
        folds = live.countingIn(round.game).map(foldOf);
        foldsIn.set(round.game, folds);
      }
      for (const fold of folds) {
        if (openedAtMs < fold.fromMs || openedAtMs >= fold.toMs || !isOnDay(fold.schedule, round.openedAt)) continue;
        const value = meterValue(fold.meter, round);
        if (value === null || value === 0n) continue;
        // By the moment it is told: what is taken back later belongs to the period in which that happens.
        const startMs = windowStartMs(fold.meter.window, atMs, fold.fromMs);
        const latest = fold.byPlayer.get(playerId);
        let before = latest;
        while (before && (before.startMs !== startMs || before.move.currency !== currency)) before = before.earlier;
        if (before) {
          if (!fold.isBest) before.move.value += value;
          else if (value > before.move.value) before.move.value = value;
          continue;
        }
        const move = { playerId, promotion: fold.promotion, windowStart: new Date(startMs), currency, value };
        moves.push(move);
        fold.byPlayer.set(playerId, { move, startMs, earlier: latest });
      }
    }
  }
  return { moves, add };
}

/** What is asked of a promotion for every round of a step, looked up once. */
interface Fold {
  promotion: CountingPromotion;
  meter: CountingPromotion['meter'];
  schedule: Schedule;
  fromMs: number;
  toMs: number;
  isBest: boolean;
  /** The last move of each player, and by it those of other windows and currencies. */
  byPlayer: Map<number, FoldedMove>;
}

interface FoldedMove {
  move: MeterMove;
  startMs: number;
  earlier: FoldedMove | undefined;
}
