import { type Topics, wireCents } from '@halley/contract';
import { keyFor, type Tx, writeEvents } from '../kit/index.ts';
import { credit, type HouseTransfer, lockWallets, moveHouseMoney } from '../wallet/index.ts';
import { closeCycle, insertCycle, type RunningJackpot, type RunningLevel } from './cycle-store.ts';
import { payoutOf, worthOf } from './exchange.ts';
import { seedKey } from './open-jackpot.ts';
import type { SeedSeals } from './seal-seed.ts';
import type { StakeRow } from './stake-store.ts';

/** A level that dropped: the cycle that ended, the stake that ended it and the cycle that follows. */
export interface WonLevel {
  jackpot: RunningJackpot;
  stake: StakeRow;
  cycle: RunningLevel;
  /** None: it has dropped for the last time. */
  next: RunningLevel | undefined;
  /** What a subunit of the winner's currency is worth in the jackpot's. */
  rate: bigint;
  /** What a subunit of the jackpot's currency is worth in the house's own. */
  baseRate: bigint;
}

export function winKey(cycle: { levelId: number; number: number }): string {
  return keyFor(`jackpot of level ${cycle.levelId}, cycle ${cycle.number}`);
}

/** Pays what dropped, in the winners' own currency, opens the seeds and begins the next cycles. */
export async function writeWins(tx: Tx, won: WonLevel[], options: { seals: SeedSeals; now: Date }): Promise<void> {
  if (won.length === 0) return;
  const wins = won.map((win) => ({ ...win, paid: payoutOf(win.cycle.mustHitAmount, win.rate) }));
  await moveHouseMoney(tx, wins.flatMap(houseTransfers));
  // All at once and in their order, as the door does it.
  await lockWallets(
    tx,
    wins.map(({ stake }) => stake),
  );
  const events: Topics['jackpots.won'][] = [];
  for (const { jackpot, stake, cycle, next, paid, rate, baseRate } of wins) {
    await closeCycle(tx, cycle, options.now);
    if (next) await insertCycle(tx, next, { seals: options.seals, at: options.now });
    const { rows } = await tx.query<{ id: bigint }>(
      `insert into jackpots_win (level_id, cycle, stake_id, player_id, round_id, game, amount, paid_amount,
         paid_currency, rate, base_amount, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
      [
        cycle.levelId,
        cycle.number,
        stake.id,
        stake.playerId,
        stake.roundId,
        stake.game,
        cycle.mustHitAmount,
        paid,
        stake.currency,
        String(rate),
        worthOf(cycle.mustHitAmount, baseRate),
        options.now,
      ],
    );
    const { playerId, currency } = stake;
    await credit(tx, { playerId, currency, amount: paid, key: winKey(cycle), reason: 'jackpot', house: 'jackpots' });
    events.push({
      winId: Number(rows[0]?.id),
      playerId,
      jackpotId: jackpot.id,
      levelId: cycle.levelId,
      cycle: cycle.number,
      roundId: stake.roundId,
      amount: String(cycle.mustHitAmount),
      currency: jackpot.currency,
      paid: String(wireCents(paid)),
      paidCurrency: currency,
      at: options.now.toISOString(),
    });
  }
  await writeEvents(tx, 'jackpots.won', events);
}

/** The seed of the next cycle, and the exchange when the winner's wallet is in another currency than the jackpot. */
function houseTransfers({ jackpot, stake, cycle, next, paid }: WonLevel & { paid: bigint }): HouseTransfer[] {
  const transfers: HouseTransfer[] = [];
  if (next && next.seedAmount > 0n) {
    const transfer = { from: 'games', to: 'jackpots', reason: 'jackpot_seed', currency: jackpot.currency } as const;
    transfers.push({ ...transfer, key: seedKey(next.levelId, next.number), amount: next.seedAmount });
  }
  if (stake.currency === jackpot.currency) return transfers;
  const exchange = { reason: 'jackpot_exchange' } as const;
  const key = winKey(cycle);
  transfers.push(
    { ...exchange, key, currency: jackpot.currency, from: 'jackpots', to: 'exchange', amount: cycle.mustHitAmount },
    {
      ...exchange,
      key: keyFor(`${key} paid`),
      currency: stake.currency,
      from: 'exchange',
      to: 'jackpots',
      amount: paid,
    },
  );
  return transfers;
}
