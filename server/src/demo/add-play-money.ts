import { randomUUID } from 'node:crypto';
import type { Currency } from '@halley/contract';
import { type Database, once, type PlayerContext, type Tx } from '../kit/index.ts';

/** Money from outside into a player's wallet. The wallet does it; the same key never pays twice. */
export type Deposit = (
  tx: Tx,
  input: { playerId: number; currency: Currency; amount: bigint; key: string },
) => Promise<unknown>;

export async function addPlayMoney(
  { database, deposit }: { database: Database; deposit: Deposit },
  body: { currency: Currency; amount_cents: number },
  { principal, idempotencyKey = randomUUID() }: PlayerContext,
) {
  const { playerId } = principal;
  return database.tx((tx) =>
    once(tx, { scope: `player:${playerId}:addPlayMoney`, key: idempotencyKey, input: body }, async () => {
      await deposit(tx, {
        playerId,
        currency: body.currency,
        amount: BigInt(body.amount_cents),
        key: `demo-pay:${playerId}:${idempotencyKey}`,
      });
      return { currency: body.currency, amount_cents: body.amount_cents };
    }),
  );
}
