import type { RewardType } from '@halley/contract';
import { type Consumer, invariant, type Tx } from '../kit/index.ts';
import { mustMoveBudgets } from './budget-store.ts';
import type { DueGrant, GiveReward } from './due-grant.ts';
import { type Grant, moveGrants, readDue } from './grant-store.ts';
import { knownPlayers } from './known-players.ts';
import { isBonus } from './may-take.ts';
import type { PromotionsPorts } from './ports.ts';
import { isPoolPrize, takeFromPools, withPools } from './prize-pools.ts';
import type { KnownPlayer } from './promotion.ts';
import { releaseGrants } from './release-grants.ts';
import { mostPlayers, tellGranted } from './tell-granted.ts';
import { versionsOf } from './version-store.ts';

type Needs = Pick<PromotionsPorts, 'clock' | 'give' | 'identity' | 'geo' | 'documents' | 'mayReceive' | 'giftsHad'>;

/** What a player did for it is what takes it: a choice at the cashier, a code that was typed. */
const isChosen = ({ occasion }: Grant) => occasion.startsWith('deposit:') || occasion.startsWith('code:');

/** PR-11: cashback and prizes of places were earned; who has stopped playing is paid them all the same. */
const isEarned = ({ reward }: Pick<Grant, 'reward'>) =>
  reward.type === 'cash' && (reward.why === 'cashback' || reward.why === 'prize');

/** PR-01 is asked again when something is given. */
const mayHave = (grant: Grant, player: KnownPlayer | undefined) =>
  player !== undefined && (player.mayReceive || isEarned(grant));

/** PR-14: no more bonuses than the market of a player allows, of several that are due at once, too. */
function countBonuses(known: ReadonlyMap<number, KnownPlayer>): (grant: Grant) => boolean {
  const counted = new Map<number, Set<string>>();
  return ({ playerId, promotionId, occasion, reward }) => {
    const { bonuses } = known.get(playerId) ?? {};
    if (!bonuses || !isBonus(reward)) return true;
    const own = counted.get(playerId) ?? new Set();
    counted.set(playerId, own);
    const key = `${promotionId} ${occasion}`;
    if (!own.has(key) && own.size >= bonuses.left) return false;
    own.add(key);
    return true;
  };
}

/** Due becomes given together with what is given. At most a hundred players a transaction; the rest is told again. */
export async function giveGrants(ports: Needs, tx: Tx, grantIds: readonly number[]): Promise<void> {
  const now = ports.clock.now();
  const due = await readDue(tx, [...new Set(grantIds)]);
  const players = [...new Set(due.map(({ playerId }) => playerId))];
  const first = new Set(players.slice(0, mostPlayers));
  const grants = due.filter(({ playerId }) => first.has(playerId));
  if (grants.length === 0) return;
  const known = await knownPlayers(ports, tx, [...first]);
  const isWithin = countBonuses(known);
  const wanted = grants.filter((grant) => mayHave(grant, known.get(grant.playerId)) && isWithin(grant));
  const terms = await versionsOf(tx, wanted);
  const pools = await withPools(tx, wanted);
  const given = wanted.map((grant): DueGrant => {
    const rule = terms.find(({ id, version }) => id === grant.promotionId && version === grant.version)?.rule;
    invariant(rule, 'a grant is of a version that is there');
    return {
      id: grant.id,
      playerId: grant.playerId,
      promotionId: grant.promotionId,
      version: grant.version,
      kind: rule.kind,
      product: rule.product,
      texts: rule.texts,
      groupKey: rule.groupKey ?? null,
      occasion: grant.occasion,
      currency: grant.currency,
      reward: grant.reward,
      takeDays: rule.takeDays,
      activate: isChosen(grant),
      isSetAside: isPoolPrize(grant) && pools.has(grant.promotionId),
    };
  });
  // Wallets and gifts are locked by whoever gives, and before grants and budgets are: the order of locks everywhere.
  for (const type of rewardOrder) {
    const ofType = given.filter(({ reward }) => reward.type === type);
    if (ofType.length > 0) await (ports.give[type] as GiveReward<RewardType>)(tx, ofType);
  }
  const moved = await moveGrants(tx, { ids: wanted.map(({ id }) => id), from: 'due', to: 'given', at: now });
  invariant(moved === wanted.length, 'a grant is given once');
  await mustMoveBudgets(
    tx,
    wanted.map(({ promotionId, cost }) => ({ promotionId, reserved: -cost, spent: cost, given: 0 })),
  );
  await takeFromPools(tx, wanted);
  const refused = grants.filter((grant) => !wanted.includes(grant));
  await releaseGrants(tx, { grants: refused, to: 'refused', reason: 'may not receive', now });
  await tellGranted(
    tx,
    due.filter(({ playerId }) => !first.has(playerId)),
  );
}

const rewardOrder = [
  'bonus',
  'freespins',
  'cash',
  'freebet',
  'bet_offer',
  'points',
  'group',
  'lootbox',
  'goods',
  'tickets',
] as const satisfies readonly RewardType[];

/** The one consumer that gives. Those that count write no money, and wait for no wallet. */
export function giveConsumer(ports: Needs): Consumer {
  return {
    name: 'promotions-give',
    topics: ['promotions.granted'],
    handle: (tx, events) =>
      giveGrants(
        ports,
        tx,
        events.flatMap((event) => (event.topic === 'promotions.granted' ? [event.data.grantId] : [])),
      ),
  };
}
