import { type Currency, type Spending, wireCents } from '@halley/contract';
import { readPaid, readWallets } from '../wallet/index.ts';
import type { LimitsPorts } from './ports.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const weeks = 4n;

/** PP-17: what a player has paid in, staked and spent in time, by wallet. */
export async function readSpending(ports: LimitsPorts, playerId: number): Promise<Spending[]> {
  const { database, clock } = ports;
  const now = clock.now();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [wallets, paid, paidThisMonth, stakes, seconds] = await Promise.all([
    readWallets(database, playerId),
    readPaid(database, { playerId }),
    readPaid(database, { playerId, since: month }),
    ports.stakesSince(database, { playerId, since: new Date(now.getTime() - Number(weeks) * weekMs) }),
    ports.playedSeconds(database, { playerId, since: new Date(now.getTime() - weekMs), now }),
  ]);
  return wallets.map(({ currency }: { currency: Currency }) => ({
    currency,
    net_deposits_cents: wireCents(paid.get(currency) ?? 0n),
    net_deposits_month_cents: wireCents(paidThisMonth.get(currency) ?? 0n),
    weekly_stakes_cents: wireCents((stakes.get(currency) ?? 0n) / weeks),
    time_played_week_seconds: seconds,
  }));
}
