import { randomUUID } from 'node:crypto';
import { type Currency, historyCalls } from '@halley/contract';
import { createApp, createRateLimits, type Database, manualClock, mountCalls, oneHome } from '../../kit/index.ts';
import type { DescribeLines } from '../history/list-lines.ts';
import { createHistory } from '../index.ts';
import type { HouseAccount, Reason } from '../wallet.ts';
import type { TestDatabase } from './test-ledger.ts';

export interface PastMovement {
  at: string;
  reason: Reason;
  cash?: bigint;
  bonus?: bigint;
  reserved?: bigint;
  purpose?: 'cashout' | 'bet';
  key?: string;
  /** Who stands against it; unset: the games. */
  house?: HouseAccount | null;
}

/** Writes a wallet's past as the ledger would have: the journal cannot be told the time otherwise. */
export async function writePast(
  database: Database,
  { playerId, currency = 'EUR' }: { playerId: number; currency?: Currency },
  movements: readonly PastMovement[],
): Promise<void> {
  await database.tx(async (tx) => {
    await tx.query('insert into wallet_account (player_id, currency) values ($1, $2) on conflict do nothing', [
      playerId,
      currency,
    ]);
    const { rows } = await tx.query<{ id: bigint; cash: bigint; bonus: bigint; reserved: bigint }>(
      'select id, cash, bonus, reserved from wallet_account where player_id = $1 and currency = $2 for update',
      [playerId, currency],
    );
    const [wallet] = rows;
    if (!wallet) throw new Error('the wallet was opened');
    let { cash, bonus, reserved } = wallet;
    for (const { at, reason, purpose, key = randomUUID(), house = 'games', ...move } of movements) {
      const moved = { cash: 0n, bonus: 0n, reserved: 0n, ...move };
      cash += moved.cash;
      bonus += moved.bonus;
      reserved += moved.reserved;
      if (purpose) {
        const state = reason === 'hold' ? 'open' : reason === 'release' ? 'released' : 'captured';
        await tx.query(
          `insert into wallet_hold (id, account_id, amount, purpose, state, opened_at, player_id) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (id) do update set state = excluded.state`,
          [key, wallet.id, moved.reserved < 0n ? -moved.reserved : moved.reserved, purpose, state, at, playerId],
        );
      }
      await tx.query(
        `insert into wallet_transfer (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house,
           cash_after, bonus_after, reserved_after, at)
         values ($1, $2, '', $3, $4, $5, $6, $7, $12, $8, $9, $10, $11)`,
        [key, reason, wallet.id, currency, moved.cash, moved.bonus, moved.reserved, cash, bonus, reserved, at, house],
      );
    }
    await tx.query('update wallet_account set cash = $2, bonus = $3, reserved = $4 where id = $1', [
      wallet.id,
      cash,
      bonus,
      reserved,
    ]);
  });
}

/** The calls of the history behind a small server; `x-player` says who asks. */
export async function historyServer(database: TestDatabase, describe: DescribeLines[] = []) {
  const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
  const app = await createApp();
  mountCalls(app, historyCalls, createHistory({ homes: oneHome(database), clock, describe }), {
    authenticate: async ({ headers }) =>
      headers['x-player'] ? { playerId: Number(headers['x-player']), sessionId: 's' } : null,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
  const ask = (playerId: number | null, url: string) =>
    app.inject({ method: 'GET', url, headers: playerId === null ? {} : { 'x-player': String(playerId) } });
  return { app, clock, ask };
}
