import type { Contest, Currency, GameFilter, Meter, PromotionCost, PromotionRule, Reward } from '@halley/contract';
import { convertRoundedUp } from '../config/index.ts';
import type { Queryable } from '../kit/index.ts';
import { type PastStakes, readPastStakes } from '../wallet/index.ts';
import { contestPlaces } from './contest-prizes.ts';
import { allowedFor, mayTake } from './may-take.ts';
import { type Convert, type Earned, factsOf, pricedGift } from './past-play.ts';
import type { PricedGift, PromotionsPorts } from './ports.ts';
import { resolveRewards } from './resolve-reward.ts';

type Needs = Pick<PromotionsPorts, 'clock' | 'rates' | 'identity' | 'geo'>;
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

interface Played {
  currency: Currency;
  licence: Parameters<typeof allowedFor>[1];
  netLoss: bigint;
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
  const since = new Date(now - days * dayMs);
  const meter = meterOf(rule);
  const quotes = (await ports.rates.read(db)).inEuro;
  const convert: Convert = (amount, code) => convertRoundedUp(quotes, amount, { from: code, to: rule.budget.currency });
  const facts = await factsOf(ports, db, oneIn);
  const promotion = { id: 0, version: 0, hash: '', rule };
  const played: Played[] = (await readPastStakes(db, { since, oneIn })).flatMap((stakes) => {
    const player = facts.get(stakes.playerId);
    const known = player && { ...player, segments: [], mayReceive: true, bonuses: null };
    if (!known || contest.rates[stakes.currency] === undefined) return [];
    if (!mayTake(ports, promotion, { player: known, currency: stakes.currency })) return [];
    const { currency, stake, win } = stakes;
    return [{ currency, licence: player.licence, netLoss: stake - win, score: scoreOf(meter, stakes, contest) }];
  });
  const isByChoice = meter?.from === 'joined' || contest.tickets !== undefined;
  const players = isByChoice ? Math.round((played.length * takeUp) / 100) : played.length;
  const share = played.length === 0 ? 0 : players / played.length;
  const gifts =
    'reaches' in rule.trigger
      ? giftsOfLevels(rule.trigger.reaches, played, { ports, convert, share })
      : giftsOfPlaces(contest, { players: players * oneIn, licence: played[0]?.licence, ports, convert });
  const filter: GameFilter = meter?.games ?? {};
  return {
    gifts,
    players,
    netLoss: played.reduce((sum, { netLoss, currency }) => {
      const size = netLoss < 0n ? -netLoss : netLoss;
      return sum + Number(convert(size, currency)) * (netLoss < 0n ? -1 : 1);
    }, 0),
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
      counts_all_games: [filter.games, filter.collections, filter.not].some((named) => named !== undefined),
    },
  };
}

function meterOf({ trigger }: PromotionRule): Meter | undefined {
  if ('rank' in trigger) return trigger.rank;
  return 'reaches' in trigger ? trigger.meter : undefined;
}

function scoreOf(meter: Meter | undefined, { stake, win, rounds, currency }: PastStakes, { rates }: Contest) {
  const rated = (amount: bigint) => (amount * BigInt(rates[currency] ?? 0)) / unit;
  if (meter?.of === 'stake') return rated(stake);
  if (meter?.of === 'win') return rated(win);
  return meter?.of === 'rounds' ? BigInt(rounds) : null;
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
    return reached.slice(0, Math.round(reached.length * share)).flatMap(({ currency, licence }) => {
      const basis = { currency, deposit: null, meter: null };
      const due = resolveRewards(rewards, basis, allowedFor(ports, licence)) ?? [];
      return due.map((reward) => pricedGift(reward, currency, convert));
    });
  });
}

/** Every place is given once, whoever has it, also where a part of the players stands for all. */
function giftsOfPlaces(
  contest: Contest,
  { players, licence, ports, convert }: Pricing & { players: number; licence: Played['licence'] | undefined },
): PricedGift[] {
  if (licence === undefined) return [];
  const { currency } = contest;
  const basis = { currency, deposit: null, meter: null };
  return contestPlaces(contest)
    .slice(0, players)
    .flatMap(({ cash, rewards }) => {
      const due = resolveRewards(rewards, basis, allowedFor(ports, licence)) ?? [];
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
      return [...money, ...due.map((reward) => pricedGift(reward, currency, convert))];
    });
}
