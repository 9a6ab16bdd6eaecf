import type { GiftStage } from '@halley/contract';
import { type Tx, writeEvents } from '../kit/index.ts';
import { post, type Wallet } from '../wallet/index.ts';
import type { Gift, PlayedGift } from './gift.ts';
import { saveGifts } from './gift-store.ts';
import { insertHeldMoves } from './held-store.ts';
import type { GiftChange, GiftMove } from './move-gift.ts';

/**
 * Writes changes of gifts of one or several wallets, which the caller has locked: journal, wallets, gifts, moves, news. A
 * gift may be changed several times, each change beginning where the one before ended. Returns the wallets that moved.
 */
export async function writeGiftChanges(
  tx: Tx,
  wallets: Iterable<Wallet>,
  changes: readonly GiftChange[],
): Promise<Wallet[]> {
  const shifts = changes.flatMap(({ gift, idle }) => (idle === 0n ? [] : [{ accountId: gift.accountId, idle }]));
  const [moved] = await Promise.all([
    post(
      tx,
      wallets,
      changes.flatMap(({ movements }) => movements),
      shifts,
    ),
    saveChangedGifts(tx, changes),
  ]);
  return moved;
}

/** The same without the money, for whoever posts it with more. */
export async function saveChangedGifts(tx: Tx, changes: readonly Pick<GiftChange, 'gift' | 'moves'>[]): Promise<void> {
  const gifts = [...new Map(changes.map(({ gift }) => [gift.id, gift])).values()];
  const isPlayed = ({ stage }: Gift) => stage === 'handle_bets';
  await Promise.all([
    // One gift a wallet is played with, at every moment: the one that stops comes first.
    saveGifts(
      tx,
      gifts.filter((gift) => !isPlayed(gift)),
    ),
    saveGifts(tx, gifts.filter(isPlayed)),
    insertMoves(
      tx,
      changes.flatMap(({ moves }) => moves),
    ),
    tellChanged(tx, gifts),
  ]);
}

export function tellChanged(tx: Tx, gifts: readonly PlayedGift[]): Promise<void> {
  return writeEvents(
    tx,
    'bonuses.changed',
    gifts.map(({ id: giftId, playerId, type, stage }) => ({ playerId, giftId, type, stage })),
  );
}

/** The first row of a gift's life; the others come with its changes. */
export function issuedMove({ playerId, id, stage, createdAt }: Gift, actor: string, reason: string | null): GiftMove {
  const none = { issued: 0n, converted: 0n, forfeited: 0n, handed: 0n, transferKey: null };
  return { playerId, giftId: id, fromStage: null, toStage: stage, ...none, actor, reason, at: createdAt };
}

export async function insertMoves(tx: Tx, moves: readonly GiftMove[]): Promise<void> {
  if (moves.length === 0) return;
  const held = moves.filter(({ hold }) => hold !== undefined);
  if (held.length > 0) await insertHeldMoves(tx, held);
  const column = <T>(read: (move: GiftMove) => T) => moves.map(read);
  await tx.query({
    name: 'bonuses_insert_moves',
    text: `insert into bonuses_move (player_id, gift_id, from_stage, to_stage, issued, converted, forfeited, handed,
        transfer_key, actor, reason, at)
      select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::bigint[], $9::uuid[], $10::text[], $11::text[], $12::timestamptz[])`,
    values: [
      column((move) => move.playerId),
      column((move) => move.giftId),
      column((move): GiftStage | null => move.fromStage),
      column((move) => move.toStage),
      column((move) => move.issued),
      column((move) => move.converted),
      column((move) => move.forfeited),
      column((move) => move.handed),
      column((move) => move.transferKey),
      column((move) => move.actor),
      column((move) => move.reason),
      column((move) => move.at),
    ],
  });
}
