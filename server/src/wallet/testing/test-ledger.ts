import { randomUUID } from 'node:crypto';
import type { Currency } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import type { testDatabase } from '../../kit/testing/test-database.ts';
import type { HoldInput } from '../hold.ts';
import { type Credit, credit, type HouseTransfer, hold, type Wallet } from '../index.ts';

export type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;

let players = 1000;

/** A player nobody has used yet. */
export function aPlayer(): number {
  players += 1;
  return players;
}

export function aCredit(given: Partial<Credit> & { playerId: number }): Credit {
  return { currency: 'EUR', amount: 100n, key: randomUUID(), reason: 'deposit', house: 'payments', ...given };
}

export function aHold(given: Partial<HoldInput> & { playerId: number }): HoldInput {
  return { id: randomUUID(), currency: 'EUR', amount: 40n, purpose: 'cashout', ...given };
}

export function aHouseTransfer(given: Partial<HouseTransfer> = {}): HouseTransfer {
  const usual = { currency: 'EUR', amount: 10n, from: 'games', to: 'jackpots' } as const;
  return { key: randomUUID(), reason: 'jackpot_contribution', ...usual, ...given };
}

/** A player with money. */
export async function aFundedPlayer(
  database: TestDatabase,
  amount: bigint,
  currency: Currency = 'EUR',
): Promise<{ playerId: number; wallet: Wallet }> {
  const playerId = aPlayer();
  const wallet = await database.tx((tx) => credit(tx, aCredit({ playerId, amount, currency })));
  return { playerId, wallet };
}

export const openHold = (database: TestDatabase, input: HoldInput): Promise<Wallet> =>
  database.tx((tx: Tx) => hold(tx, input));

/** How many rows each table has, so that a test can say that nothing was written. */
export async function countRows(database: TestDatabase): Promise<Record<string, number>> {
  const { rows: tables } = await database.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`);
  const { rows } = await database.query<{ name: string; rows: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
