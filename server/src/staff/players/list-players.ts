import {
  type HandlerInput,
  type ListedPlayer,
  type PlayerSort,
  Refusal,
  type staffPlayerCalls,
  wireCents,
} from '@halley/contract';
import type { PlayerOrder } from '../../identity/index.ts';
import type { StaffContext, Tx } from '../../kit/index.ts';
import { balanceOf, playersWithDeposits, readWalletsOf, walletsWith } from '../../wallet/index.ts';
import type { StaffPorts } from '../ports.ts';
import { playersWithTag } from './note-store.ts';

type Query = HandlerInput<typeof staffPlayerCalls.searchPlayers>['query'];

const pageSize = 50;
/** From how many deposits on somebody pays in often. */
const manyDeposits = 10;
const orderOf: Record<PlayerSort, PlayerOrder> = {
  newest: 'newest',
  oldest: 'oldest',
  seen: 'seen',
  name: 'name',
  balance_high: 'rank_high',
  balance_low: 'rank_low',
};

/** A page of the players that fit a question and all filters, with balance and status, in the order that was asked for. */
export async function listPlayers(
  { identity, limitsDesk }: Pick<StaffPorts, 'identity' | 'limitsDesk'>,
  tx: Tx,
  { query, context }: { query: Query; context: StaffContext },
): Promise<{ players: ListedPlayer[]; next_after: string | null }> {
  const { question, state, country, verified, vip, currency, balance_from: from, balance_to: to, sort, after } = query;
  const { tag, level, joined, seen, deposits } = query;
  const comparesBalances = from !== undefined || to !== undefined || sort.startsWith('balance');
  if (comparesBalances && currency === undefined) throw new Refusal('currency.required');
  // Who takes a break is told to members who may read limits.
  if (state === 'on_break' && !context.staff.permissions.includes('limits.read')) throw new Refusal('FORBIDDEN');
  const found = await identity.desk.findPlayers(tx, {
    question,
    country,
    vip,
    after,
    limit: pageSize + 1,
    state: state === 'on_break' ? undefined : state,
    among: [
      ...(state === 'on_break' ? [limitsDesk.onBreak()] : []),
      ...(tag === undefined ? [] : [playersWithTag(tag)]),
      ...(deposits === 'some' || deposits === 'many'
        ? [playersWithDeposits(deposits === 'some' ? 1 : manyDeposits)]
        : []),
    ],
    without: deposits === 'none' ? [playersWithDeposits(1)] : [],
    level: level === undefined ? undefined : Number(level),
    joinedFrom: joined === undefined ? undefined : new Date(joined),
    seenFrom: seen === undefined ? undefined : new Date(seen),
    verified: verified === undefined ? undefined : verified === 'true',
    ranked: currency && walletsWith({ currency, from, to }),
    order: orderOf[sort],
  });
  const page = found.slice(0, pageSize);
  const wallets = await readWalletsOf(
    tx,
    page.map(({ id }) => id),
  );
  const players = page.map(({ place, currency: selected, ...player }) => {
    const wallet = wallets.find((one) => one.playerId === player.id && one.currency === (currency ?? selected));
    return {
      ...player,
      balance: wallet ? { currency: wallet.currency, amount_cents: wireCents(balanceOf(wallet)) } : null,
    };
  });
  return { players, next_after: found.length > pageSize ? (page.at(-1)?.place ?? null) : null };
}
