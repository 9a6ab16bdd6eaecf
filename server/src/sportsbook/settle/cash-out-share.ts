import { type Currency, Refusal } from '@halley/contract';
import { invariant, type Tx, writeEvents } from '../../kit/index.ts';
import { findBets } from '../bet-store.ts';
import { recoverClaims } from '../claims/recover-claims.ts';
import { newsOfAutoCashOut } from '../notices/bet-news.ts';
import type { StoredBet } from '../stored-bet.ts';
import { paymentId } from './change-bet.ts';
import { moveStakes } from './move-stakes.ts';
import { openStakeOf } from './open-stake.ts';
import type { SettlePorts } from './ports.ts';
import { anySport } from './settle-chunk.ts';
import { insertPayments, updateBets } from './settle-store.ts';

export interface CashOutOfShare {
  betId: string;
  playerId: number;
  currency: Currency;
  /** In millionths of the whole bet. */
  share: number;
  amount: bigint;
  /** Sold because the offer has reached what the player had set: nobody clicked. */
  automatic?: boolean;
  /** Looks at the bet behind the lock of its wallet, in the transaction that pays; refuses by throwing. */
  check?(tx: Tx, bet: StoredBet): Promise<void>;
}

/** Pays for a share of an open bet, as a win of its round: against settlement the first at the wallet's lock stands. */
export async function cashOutShare(
  { wagers, clock }: Pick<SettlePorts, 'wagers' | 'clock'>,
  { betId, playerId, currency, share, amount, automatic, check }: CashOutOfShare,
): Promise<StoredBet> {
  invariant(amount > 0n && share > 0, 'something is paid for something');
  const now = clock.now();
  let after: StoredBet | undefined;
  return wagers.actMany({
    wallets: [{ playerId, currency }],
    async decide(tx) {
      const [bet] = await findBets(tx, [betId]);
      if (!bet || bet.playerId !== playerId) throw new Refusal('NOT_FOUND');
      if (bet.state !== 'open' || bet.openShare < share) throw new Refusal('CASH_OUT_CLOSED');
      if (bet.offer) throw new Refusal('CASH_OUT_CLOSED', { reason: 'offer' });
      await check?.(tx, bet);
      const openShare = bet.openShare - share;
      const isOver = openShare === 0;
      after = {
        ...bet,
        openShare,
        returned: bet.returned + amount,
        cashedOut: bet.cashedOut + amount,
        settlementVersion: bet.settlementVersion + 1,
        ...(isOver && { state: 'cashed_out', settledAt: now, autoCashOut: null }),
      };
      const ended = openStakeOf(bet) - openStakeOf(after);
      await moveStakes(tx, [
        { after, stake: ended > 0n ? { from: 'sports_open', to: 'sports', amount: ended } : undefined },
      ]);
      const id = paymentId(betId, after.settlementVersion, 'cash_out');
      const actions = [{ kind: 'win', id, amount } as const, ...(isOver ? [{ kind: 'end' } as const] : [])];
      return [{ roundId: betId, playerId, currency, game: anySport, actions, detail: { uncounted: true } }];
    },
    async follow(tx, [outcome]) {
      if (!outcome?.ok) throw outcome?.error;
      invariant(after, 'it was decided');
      const version = after.settlementVersion;
      const actionId = paymentId(betId, version, 'cash_out');
      await Promise.all([
        updateBets(tx, [after]),
        insertPayments(tx, [{ betId, version, playerId, kind: 'cash_out', actionId, amount, shortfall: 0n }], now),
        writeEvents(tx, 'sportsbook.bet_changed', [
          { playerId, betId, state: after.state, ...(automatic && { told: newsOfAutoCashOut(after, now) }) },
        ]),
      ]);
      const isOwn = outcome.value.round?.stake.bonus === 0n;
      if (isOwn) await recoverClaims(tx, [{ betId, playerId, currency, version, amount }], now);
      return after;
    },
  });
}
