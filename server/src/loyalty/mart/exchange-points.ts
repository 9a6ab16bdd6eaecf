import { type ExchangeBody, type ExchangeType, Refusal, type RefusalCode } from '@halley/contract';
import { inputHash, type Tx, writeEvents } from '../../kit/index.ts';
import { type CardObstacle, type CardStanding, NotTaken } from '../../promotions/index.ts';
import { millionths } from '../points/millionths.ts';
import { paidFrom, spendPoints } from '../points/move-points.ts';
import { insertEntries, lockAccounts, type PointsAccount } from '../points/points-store.ts';
import { saveMoved } from '../points/save-moves.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { lotteriesFor } from './lotteries-for.ts';
import { type Order, occasionsOf } from './order.ts';
import { findOrderByKey, insertOrder } from './order-store.ts';
import { mostOf, priceOf, quantityFor, typeOfReward } from './price-of.ts';

export interface ExchangeAsked {
  playerId: number;
  /** Of the request: the same again is the same order. */
  key: string;
  type: ExchangeType;
  wanted: ExchangeBody['exchange'];
}

type ExchangePorts = Pick<LoyaltyPorts, 'clock' | 'identity' | 'promotions'>;

const refusalOf: { readonly [Obstacle in CardObstacle]: RefusalCode } = {
  level: 'group.not_for_you',
  not_for_you: 'group.not_for_you',
  several_accounts: 'group.several_accounts',
  no_bonuses: 'group.no_bonuses',
  no_amount: 'currency.no_rate',
};

/** What came between reading and taking. */
const lateRefusalOf: { readonly [Outcome in NotTaken['outcome']]: RefusalCode } = {
  already: 'IDEMPOTENCY_CONFLICT',
  stacked: 'group.not_for_you',
  not_for_you: 'group.not_for_you',
  per_player: 'points.had_all',
  household: 'points.had_all',
  instrument: 'points.had_all',
  per_day: 'points.sold_out',
  total: 'points.sold_out',
  budget: 'points.sold_out',
  no_budget: 'points.sold_out',
};

/**
 * Points for something of the shop, all in this transaction: the order, the points, and what is had for them. Locks are taken
 * in the order of the house: wallets, the player's points, then budgets and grants.
 */
export async function exchangePoints(ports: ExchangePorts, tx: Tx, asked: ExchangeAsked): Promise<Order> {
  const { playerId, key, type, wanted } = asked;
  const hash = inputHash({ type, ...wanted });
  const now = ports.clock.now();
  const player = await ports.identity.readPlayer(playerId, tx);
  if (!player) throw new Refusal('group.not_for_you');
  await ports.promotions.lockWallets(tx, { playerId, currency: player.currency });
  const [account] = await lockAccounts(tx, [playerId], now);
  const earlier = await findOrderByKey(tx, playerId, key);
  if (earlier && earlier.inputHash !== hash) throw new Refusal('IDEMPOTENCY_CONFLICT');
  if (earlier) return earlier;

  const { card, currency, quantity } = await choose(ports, tx, asked);
  if (type === 'goods' && !wanted.address) throw new Refusal('address.needed');
  if (type === 'lotteries') await checkTickets(ports, tx, { wanted, quantity, reward: card.due });
  const points = BigInt(wanted.points) * millionths;
  const held = account as PointsAccount;
  const spent = spendPoints(held, points);
  if (!spent) throw new Refusal('points.not_enough');
  const { id: promotionId, version, rule } = card.promotion;
  const order = await insertOrder(tx, {
    playerId,
    key,
    inputHash: hash,
    promotionId,
    version,
    card: card.card.group,
    type,
    texts: rule.texts,
    quantity,
    points,
    currency,
    state: type === 'goods' ? 'placed' : 'delivered',
    address: type === 'goods' ? (wanted.address ?? null) : null,
    paidFrom: paidFrom(held, spent),
    placedAt: now,
  });
  const entry = { playerId, kind: 'exchange', chargeable: -points, persistent: 0n, actor: 'player' } as const;
  await insertEntries(
    tx,
    [{ ...entry, key: `order:${order.id}`, detail: { orderId: order.id, promotionId, texts: rule.texts } }],
    now,
  );
  await saveMoved(ports, tx, { moved: [{ ...held, ...spent }], now });
  await take(ports, tx, order);
  await writeEvents(tx, 'loyalty.order_changed', [{ playerId, orderId: order.id, state: order.state }]);
  return order;
}

/** Which card, and how many of it. Throws whatever stands in the way. */
async function choose(ports: ExchangePorts, tx: Tx, { playerId, type, wanted }: ExchangeAsked) {
  const standing = await ports.promotions.cardsFor(tx, playerId);
  if (!standing) throw new Refusal('group.not_for_you');
  const named = standing.cards.filter(
    ({ card, promotion: { rule } }) =>
      card.group === wanted.group && rule.rewards[0] && typeOfReward(rule.rewards[0]) === type,
  );
  // Several may have one name, as for players of different levels: theirs comes first.
  const card = named.find(({ obstacle }) => obstacle === null) ?? named[0];
  if (!card) throw new Refusal('group.unknown');
  if (card.obstacle) throw new Refusal(refusalOf[card.obstacle]);
  const { currency } = standing.player;
  const price = priceOf(card.card, currency);
  if (wanted.currency !== currency || price === undefined) throw new Refusal('currency.no_rate');
  if (card.leftOfOwn === 0) throw new Refusal('points.had_all');
  if (card.left === 0) throw new Refusal('points.sold_out');
  return { card, currency, quantity: quantityFor(wanted.points, { price, most: mostOf(card.left) }) } satisfies {
    card: CardStanding;
    currency: string;
    quantity: number;
  };
}

/** Which lottery, and how many tickets, where it was said: what does not fit was meant for something else. */
async function checkTickets(
  { clock, promotions }: ExchangePorts,
  tx: Tx,
  { wanted, quantity, reward }: { wanted: ExchangeAsked['wanted']; quantity: number; reward: CardStanding['due'] },
): Promise<void> {
  if (reward?.type !== 'tickets') return;
  const { tickets_count: tickets = quantity, lottery_id: lottery } = wanted;
  const [running] = lotteriesFor(await promotions.live(tx), reward.lottery, clock.now());
  if (running === undefined || (lottery !== undefined && lottery !== running)) throw new Refusal('lottery_id.over');
  if (tickets !== quantity && tickets !== quantity * reward.count) throw new Refusal('tickets_count.other');
}

async function take({ promotions }: ExchangePorts, tx: Tx, order: Order): Promise<void> {
  const { playerId, promotionId } = order;
  try {
    await promotions.takeNow(tx, { playerId, promotionId, by: 'points', occasions: occasionsOf(order) });
  } catch (error) {
    throw error instanceof NotTaken ? new Refusal(lateRefusalOf[error.outcome]) : error;
  }
}
