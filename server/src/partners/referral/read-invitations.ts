import { type Currency, currencies, type ReferralList, type ReferralRule, Refusal } from '@halley/contract';
import { convertRoundedDown } from '../../config/index.ts';
import { invariant, type Queryable } from '../../kit/index.ts';
import { readPlayerDays } from '../../wallet/index.ts';
import type { PartnersPorts } from '../ports.ts';
import { ratesOf } from '../statements/ledger-days.ts';
import { dayAfter, dayOf, monthOf } from '../statements/months.ts';
import { type FriendState, judgeFriend } from './judge-friend.ts';
import { codesOf, type Friend, friendsOf, liveTerms, termsOfVersions } from './referral-store.ts';

export type ReferralNeeds = Pick<
  PartnersPorts,
  'database' | 'clock' | 'rates' | 'identity' | 'limits' | 'sharingInstrument'
>;

export interface Invitations {
  codes: string[];
  friends: (Friend & { state: FriendState; reward: bigint })[];
  /** How many more can be claimed this month. */
  left: number;
  currency: Currency;
  /** Null: nobody is invited now, or not by this player. */
  rule: ReferralRule | null;
}

/** A second account of somebody invites nobody and earns nothing. */
async function refuseSecond({ identity }: Pick<ReferralNeeds, 'identity'>, db: Queryable, playerId: number) {
  if ((await identity.samePersonsOf(db, playerId)).some((other) => other < playerId)) {
    throw new Refusal('ref_code.user_duplicate');
  }
}

/** Everybody who belongs to a player: person, household, device, way of paying. */
async function relatedTo(
  { identity, sharingInstrument }: Pick<ReferralNeeds, 'identity' | 'sharingInstrument'>,
  db: Queryable,
  playerId: number,
): Promise<Set<number>> {
  const payers = await sharingInstrument(db, playerId);
  return new Set([
    ...(await identity.samePersonsOf(db, playerId)),
    ...(await identity.promotionFacts.householdOf(db, playerId)),
    ...(await identity.sharingDevice(db, playerId)),
    ...payers.map((one) => one.playerId),
  ]);
}

/** How a player's invitations stand this moment. Nothing is written: what is complete is found out anew each time. */
export async function readInvitations(ports: ReferralNeeds, db: Queryable, playerId: number): Promise<Invitations> {
  await refuseSecond(ports, db, playerId);
  const { clock, identity, limits } = ports;
  const now = clock.now();
  const facts = (await identity.promotionFacts.of(db, [playerId])).get(playerId);
  invariant(facts, 'a player asks');
  const live = await liveTerms(db);
  const friends = await friendsOf(db, playerId);
  const rules = await termsOfVersions(db, [...new Set(friends.map(({ termsVersion }) => termsVersion))]);
  const { inEuro } = await ports.rates.read(db);
  const kept = await limits.keptFromGifts(db, [playerId]);
  const mayInvite = !kept.has(playerId) && !live?.rule.closed_markets.includes(facts.country ?? '');
  const states = await statesOf(ports, db, { playerId, friends, rules });
  const claimed = friends.filter(({ claimedAt }) => claimedAt && monthOf(claimedAt) === monthOf(now)).length;
  const { currency } = facts;
  return {
    codes: await codesOf(db, playerId),
    friends: friends.map((friend) => ({
      ...friend,
      state: states.get(friend.playerId) ?? 'waiting',
      reward: convertRoundedDown(inEuro, BigInt(rules.get(friend.termsVersion)?.reward_cents ?? 0), {
        from: 'EUR',
        to: currency,
      }),
    })),
    left: kept.has(playerId) || !live ? 0 : Math.max(0, live.rule.most_per_month - claimed),
    currency,
    rule: mayInvite ? (live?.rule ?? null) : null,
  };
}

interface Asked {
  playerId: number;
  friends: readonly Friend[];
  rules: ReadonlyMap<number, ReferralRule>;
}

async function statesOf(ports: ReferralNeeds, db: Queryable, { playerId, friends, rules }: Asked) {
  const open = friends.filter(({ claimedAt }) => claimedAt === null);
  const [first] = open;
  if (!first) return new Map<number, FriendState>();
  const ids = open.map((friend) => friend.playerId);
  const related = await relatedTo(ports, db, playerId);
  const known = await ports.identity.promotionFacts.of(db, ids);
  const kept = await ports.limits.keptFromGifts(db, ids);
  const closed = await ports.identity.closedAmong(db, ids);
  // As of the ledger's own time, which is the house's: tomorrow is not over.
  const days = await readPlayerDays(db, {
    playerIds: ids,
    from: dayOf(first.registeredAt),
    until: dayAfter(dayOf(ports.clock.now()), 2),
  });
  const quotes = await ratesOf(
    db,
    days.map(({ day }) => day),
  );
  return new Map(
    open.map((friend): [number, FriendState] => {
      const rule = rules.get(friend.termsVersion);
      invariant(rule, 'an invitation is of terms that are there');
      const end = dayAfter(dayOf(friend.registeredAt), rule.within_days);
      const own = days.filter((day) => day.playerId === friend.playerId && day.day < end);
      const inEuro = (read: (day: (typeof own)[number]) => bigint) =>
        own.reduce((sum, day) => {
          const quote = quotes.get(day.day);
          invariant(quote, 'every day has its rates');
          return sum + convertRoundedDown(quote, read(day), { from: day.currency, to: 'EUR' });
        }, 0n);
      const state = judgeFriend(rule, {
        verified: known.get(friend.playerId)?.verified ?? false,
        deposited: inEuro(({ deposits }) => deposits),
        wagered: inEuro(({ casinoStakes, sportStakes }) => casinoStakes + sportStakes),
        related: related.has(friend.playerId),
        kept: kept.has(friend.playerId) || closed.has(friend.playerId),
      });
      return [friend.playerId, state];
    }),
  );
}

/** Friends who can be claimed now, the earliest first: no more than the month has left. */
export const claimable = ({ friends, left }: Invitations) =>
  friends.filter(({ state, claimedAt }) => state === 'complete' && claimedAt === null).slice(0, left);

/** As the player reads it, in units of the currency. */
export function listOnTheWire(
  invitations: Invitations,
  { currency, convert }: { currency: Currency; convert: (amount: bigint, from: Currency) => bigint },
): ReferralList {
  const { codes, friends, rule } = invitations;
  const units = (sum: bigint) => Number(sum) / currencies[currency].subunits;
  const counted = friends.filter(({ state, claimedAt }) => claimedAt !== null || state !== 'not_counted');
  const open = claimable(invitations);
  const claimedOf = (of: readonly Friend[]) =>
    of.reduce((sum, { amount, currency: paid }) => (amount && paid ? sum + convert(amount, paid) : sum), 0n);
  const cents = (amount: number) => Number(convert(BigInt(amount), 'EUR'));
  return {
    referral_codes: codes.map((refcode) => {
      const own = counted.filter(({ code }) => code === refcode);
      const due = open.filter(({ code }) => code === refcode);
      return {
        refcode,
        claimed_amount: units(claimedOf(own)),
        to_claim_amount: units(due.reduce((sum, { reward }) => sum + convert(reward, invitations.currency), 0n)),
        users_count: own.length,
        completed_users_count: own.filter(({ state, claimedAt }) => claimedAt || state === 'complete').length,
      };
    }),
    aggregated_data: { total_invited: counted.length, total_claimed: units(claimedOf(counted)) },
    currency,
    terms: rule && {
      reward_cents: cents(rule.reward_cents),
      deposit_cents: cents(rule.deposit_cents),
      wagered_cents: cents(rule.wagered_cents),
      within_days: rule.within_days,
      most_per_month: rule.most_per_month,
      most_codes: rule.most_codes,
    },
  };
}
