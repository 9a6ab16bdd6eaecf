import type { Contest, Currency, Meter, PromotionCost, PromotionRule, Reward } from '@halley/contract';
import { convertRoundedUp } from '../config/index.ts';
import type { Queryable } from '../kit/index.ts';
import { contestPlaces } from './contest-prizes.ts';
import { gameTest } from './live-rules.ts';
import { allowedFor, mayTake } from './may-take.ts';
import { type Convert, type Earned, factsOf, pricedGift, stakesOf } from './past-play.ts';
import type { PastRounds, PricedGift, PromotionsPorts } from './ports.ts';
import { resolveRewards } from './resolve-reward.ts';

type Needs = Pick<PromotionsPorts, 'clock' | 'rates' | 'identity' | 'geo' | 'gamesIn' | 'readPastRounds'>;
type ContestCost = NonNullable<PromotionCost['contest']>;

const dayMs = 24 * 60 * 60 * 1000;
const unit = 1_000_000n;
const shownScores = 3;

interface ContestWanted {
  rule: PromotionRule;
  contest: Contest;
  since: Date;
  oneIn: number;
  /** In percent, of those who could join. */
  takeUp: number;
}

/** A player's rounds that would have counted. */
interface Played {
  currency: Currency;
  licence: Parameters<typeof allowedFor>[1];
  /** On a round, on average. */
  stake: bigint | undefined;
  /** In the budget's currency. */
  netLoss: number;
  /** In the contest's currency; null: play alone does not tell. */
  score: bigint | null;
}

/** How a contest would have gone on the last play of its own length: who takes part, who reaches what, what that gives. */
export async function contestEarned(
  ports: Needs,
  db: Queryable,
  { rule, contest, since: from, oneIn, takeUp }: ContestWanted,
): Promise<Earned & { contest: ContestCost }> {
  const now = ports.clock.now().getTime();
  const lasts = Date.parse(rule.schedule.to ?? rule.schedule.from) - Date.parse(rule.schedule.from);
  const days = Math.max(1, Math.ceil(Math.min(lasts, now - from.getTime()) / dayMs));
  const quotes = (await ports.rates.read(db)).inEuro;
  const convert: Convert = (amount, code) => convertRoundedUp(quotes, amount, { from: code, to: rule.budget.currency });
  const asked = { rule, contest, oneIn, since: new Date(now - days * dayMs) };
  const played = await readPlayed(ports, db, asked, convert);
  const isByChoice = meterOf(rule)?.from === 'joined' || contest.tickets !== undefined;
  const players = isByChoice ? Math.round((played.length * takeUp) / 100) : played.length;
  const share = played.length === 0 ? 0 : players / played.length;
  const gifts =
    'reaches' in rule.trigger
      ? giftsOfLevels(rule.trigger.reaches, played, { ports, convert, share })
      : giftsOfPlaces(contest, { players: players * oneIn, by: usualOf(played), ports, convert });
  return {
    gifts,
    players,
    netLoss: played.reduce((sum, { netLoss }) => sum + netLoss, 0),
    contest: {
      days,
      players: players * oneIn,
      levels: levelsReached(rule, played).map((count, index) => ({
        // Everybody stands on the first level of a quest.
        level: index + (rule.kind === 'quest' ? 2 : 1),
        players: Math.round(count * share * oneIn),
      })),
      best_scores: played
        .flatMap(({ score }) => (score === null ? [] : [Number(score)]))
        .toSorted((one, other) => other - one)
        .slice(0, shownScores),
    },
  };
}

/** Whoever the rule is for, with the rounds that it counts: of its games, its money and from its least stake on. */
async function readPlayed(
  ports: Needs,
  db: Queryable,
  { rule, contest, since, oneIn }: Omit<ContestWanted, 'takeUp'>,
  convert: Convert,
): Promise<Played[]> {
  const meter = meterOf(rule);
  const facts = await factsOf(ports, db, oneIn);
  const promotion = { id: 0, version: 0, hash: '', rule };
  const counts = await gameTest(rule.product, meter?.games ?? {}, (collection) => ports.gamesIn(collection, db));
  const { money = 'cash', stakeAtLeast: least, minOdds } = meter ?? {};
  const found = await ports.readPastRounds(db, { since, oneIn, money, least, minOdds });
  const rounds = found.filter(({ game, currency }) => counts(game) && contest.rates[currency] !== undefined);
  const stakeOf = stakesOf(sumOf(rounds));
  return [...Map.groupBy(rounds, ({ playerId }) => playerId)].flatMap(([playerId, own]): Played[] => {
    const player = facts.get(playerId);
    const known = player && { ...player, segments: [], mayReceive: true, bonuses: null };
    if (!known || !mayTake(ports, promotion, { player: known, currency: player.currency })) return [];
    const { currency, licence } = player;
    const netLoss = own.reduce((sum, each) => sum + signed(each.stake - each.win, each.currency, convert), 0);
    return [{ currency, licence, stake: stakeOf(playerId, currency), netLoss, score: scoreOf(meter, own, contest) }];
  });
}

function signed(amount: bigint, currency: Currency, convert: Convert): number {
  return amount < 0n ? -Number(convert(-amount, currency)) : Number(convert(amount, currency));
}

/** By player and currency, whatever games they were. */
function sumOf(rounds: readonly PastRounds[]): Pick<PastRounds, 'playerId' | 'currency' | 'stake' | 'rounds'>[] {
  return [...Map.groupBy(rounds, ({ playerId, currency }) => `${playerId} ${currency}`).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { playerId, currency } = first;
    const stake = own.reduce((sum, each) => sum + each.stake, 0n);
    return [{ playerId, currency, stake, rounds: own.reduce((sum, each) => sum + each.rounds, 0) }];
  });
}

/** Whom a place is priced with: licence of the first, and the middle stake. */
function usualOf(played: readonly Played[]): Pick<Played, 'licence' | 'stake'> | undefined {
  const [first] = played;
  if (!first) return undefined;
  const stakes = played.flatMap(({ stake }) => stake ?? []).toSorted((one, other) => (one < other ? -1 : 1));
  return { licence: first.licence, stake: stakes[Math.floor(stakes.length / 2)] };
}

function meterOf({ trigger }: PromotionRule): Meter | undefined {
  if ('rank' in trigger) return trigger.rank;
  return 'reaches' in trigger ? trigger.meter : undefined;
}

function scoreOf(meter: Meter | undefined, own: readonly PastRounds[], { rates, gamesTakenLimit }: Contest) {
  const rated = (amountOf: (each: PastRounds) => bigint) =>
    own.reduce((sum, each) => sum + amountOf(each) * BigInt(rates[each.currency] ?? 0), 0n) / unit;
  switch (meter?.of) {
    case 'stake':
      return rated(({ stake }) => stake);
    case 'win':
      return rated(({ win }) => win);
    case 'rounds': {
      const rounds = own.reduce((sum, each) => sum + each.rounds, 0);
      return BigInt(Math.min(rounds, gamesTakenLimit ?? rounds));
    }
    case 'multiple':
      return own.reduce((best, each) => (each.best > best ? each.best : best), 0n);
    default:
      return null;
  }
}

const stepsOf = ({ trigger }: PromotionRule) => ('reaches' in trigger ? trigger.reaches : []);
const isReached = (at: unknown, { score }: Played) => typeof at === 'number' && score !== null && score >= BigInt(at);

const levelsReached = (rule: PromotionRule, played: readonly Played[]): number[] =>
  stepsOf(rule).map(({ at }) => played.filter((one) => isReached(at, one)).length);

interface Pricing {
  ports: Needs;
  convert: Convert;
}

function giftsOfLevels(
  steps: readonly { at: unknown; rewards: readonly Reward[] }[],
  played: readonly Played[],
  { ports, convert, share }: Pricing & { share: number },
): PricedGift[] {
  return steps.flatMap(({ at, rewards }) => {
    const reached = played.filter((one) => isReached(at, one));
    return reached.slice(0, Math.round(reached.length * share)).flatMap(({ currency, licence, stake }) => {
      const basis = { currency, deposit: null, meter: null };
      const due = resolveRewards(rewards, basis, allowedFor(ports, licence)) ?? [];
      return due.map((reward) => pricedGift(reward, { currency, convert, stake }));
    });
  });
}

/** Every place is given once, whoever has it, also where a part of the players stands for all. */
function giftsOfPlaces(
  contest: Contest,
  { players, by, ports, convert }: Pricing & { players: number; by: ReturnType<typeof usualOf> },
): PricedGift[] {
  if (!by) return [];
  const { currency } = contest;
  const basis = { currency, deposit: null, meter: null };
  return contestPlaces(contest)
    .slice(0, players)
    .flatMap(({ cash, rewards }) => {
      const due = resolveRewards(rewards, basis, allowedFor(ports, by.licence)) ?? [];
      const money: PricedGift[] =
        cash > 0n
          ? [
              {
                deposit: 0n,
                bonus: convert(cash, currency),
                requirement: 0n,
                maxStake: null,
                maxCashout: null,
                release: 'whole',
              },
            ]
          : [];
      return [...money, ...due.map((reward) => pricedGift(reward, { currency, convert, stake: by.stake }))];
    });
}
