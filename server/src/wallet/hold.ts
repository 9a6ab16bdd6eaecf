import { type Currency, Refusal } from '@halley/contract';
import { inputHash, invariant, type Tx } from '../kit/index.ts';
import { openWallet } from './open-wallet.ts';
import { post } from './post.ts';
import type { HouseAccount, Movement, Wallet } from './wallet.ts';

export type HoldState = 'open' | 'released' | 'captured';

/** What may become of money set aside. A closed hold stays as it is. */
export const holdMoves: Record<HoldState, readonly HoldState[]> = {
  open: ['released', 'captured'],
  released: [],
  captured: [],
};

export interface HoldInput {
  /** A uuid; also the key of the transfers it causes. */
  id: string;
  playerId: number;
  currency: Currency;
  amount: bigint;
  purpose: 'cashout' | 'bet' | 'bonus';
}

/** Rows of holds whose transfers are posted with others. */
export async function insertHolds(
  tx: Tx,
  holds: readonly (Pick<HoldInput, 'id' | 'amount' | 'purpose'> & { accountId: bigint })[],
): Promise<void> {
  await tx.query(
    `insert into wallet_hold (id, account_id, amount, purpose, player_id)
     select n.*, a.player_id from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::text[]) as n (id, account_id, amount, purpose)
     join wallet_account a on a.id = n.account_id`,
    [
      holds.map(({ id }) => id),
      holds.map(({ accountId }) => accountId),
      holds.map(({ amount }) => amount),
      holds.map(({ purpose }) => purpose),
    ],
  );
}

interface HoldRow {
  account_id: bigint;
  amount: bigint;
  purpose: HoldInput['purpose'];
  state: HoldState;
}

/** Sets cash aside: it is still the player's, but can be neither staked nor cashed out again. */
export async function hold(tx: Tx, input: HoldInput): Promise<Wallet> {
  invariant(input.amount > 0n, 'a hold is above zero');
  const wallet = await openWallet(tx, input);
  const hash = Buffer.from(inputHash(input), 'hex');
  const existing = await findHold(tx, input.id);
  if (existing) {
    const { account_id, amount, purpose } = existing;
    if (account_id !== wallet.id || amount !== input.amount || purpose !== input.purpose) {
      throw new Refusal('IDEMPOTENCY_CONFLICT');
    }
    return wallet;
  }
  if (wallet.cash < input.amount) throw new Refusal('stake_cents.not_enough_money');
  await tx.query('insert into wallet_hold (id, account_id, amount, purpose, player_id) values ($1, $2, $3, $4, $5)', [
    input.id,
    wallet.id,
    input.amount,
    input.purpose,
    wallet.playerId,
  ]);
  const movement = { cash: -input.amount, reserved: input.amount, house: null, reason: 'hold' as const };
  return postOne(tx, wallet, { ...movement, key: input.id, inputHash: hash });
}

export type CloseHold =
  | { id: string; playerId: number; currency: Currency; to: 'released' }
  | { id: string; playerId: number; currency: Currency; to: 'captured'; house: HouseAccount };

/** Gives the money back, or takes it for good. Doing the same again changes nothing. */
export async function closeHold(tx: Tx, input: CloseHold): Promise<Wallet> {
  const wallet = await openWallet(tx, input);
  const existing = await findHold(tx, input.id);
  if (existing?.account_id !== wallet.id) throw new Refusal('NOT_FOUND');
  if (existing.state === input.to) return wallet;
  if (!holdMoves[existing.state].includes(input.to)) throw new Refusal('IDEMPOTENCY_CONFLICT');
  await tx.query('update wallet_hold set state = $2, closed_at = now() where id = $1', [input.id, input.to]);
  const hash = Buffer.from(inputHash(input), 'hex');
  const shared = { key: input.id, inputHash: hash, reserved: -existing.amount };
  return input.to === 'released'
    ? postOne(tx, wallet, { ...shared, cash: existing.amount, house: null, reason: 'release' })
    : postOne(tx, wallet, { ...shared, cash: 0n, house: input.house, reason: 'capture' });
}

async function findHold(tx: Tx, id: string): Promise<HoldRow | undefined> {
  const { rows } = await tx.query<HoldRow>('select account_id, amount, purpose, state from wallet_hold where id = $1', [
    id,
  ]);
  return rows[0];
}

async function postOne(tx: Tx, wallet: Wallet, movement: Omit<Movement, 'accountId' | 'bonus'>): Promise<Wallet> {
  const [changed] = await post(tx, [wallet], [{ ...movement, accountId: wallet.id, bonus: 0n }]);
  invariant(changed, 'a posted wallet comes back');
  return changed;
}
