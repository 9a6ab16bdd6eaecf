import type { Contest, Meter, PromotionKind, PromotionRule } from '@halley/contract';
import type { Currency } from '@halley/contract/money';
import { unitsText } from '@halley/ui/form';
import { rateText } from './frozen-rate.ts';
import type { Amounts } from './reading.ts';
import { amountsOf, fieldsOfReward, type RewardFields } from './reward-fields.ts';

/** What a place is given, as it is typed; it begins behind the one before. */
export interface PrizeFields {
  to: string;
  /** Of the pool, in percent. */
  share: string;
  rewards: readonly RewardFields[];
}

export interface StepFields {
  /** In units of the contest's currency; of rounds, how many. */
  at: string;
  rewards: readonly RewardFields[];
}

export interface ScaleFields {
  currency: Currency;
  from: string;
  price: string;
}

/** What makes a promotion a contest, as it is typed. */
export interface ContestFields {
  identifier: string;
  currency: Currency;
  /** What one unit of each counts as. */
  rates: Amounts;
  of: Meter['of'];
  money: Meter['money'];
  joining: Meter['from'];
  games: string;
  collections: string;
  not: string;
  stakeAtLeast: Amounts;
  minOdds: string;
  gamesTakenLimit: string;
  producer: string;
  pool: string;
  prizes: readonly PrizeFields[];
  steps: readonly StepFields[];
  hasTeams: boolean;
  teamNames: string;
  teamBy: NonNullable<Contest['teams']>['by'];
  teamBest: string;
  ticketPoints: string;
  ticketScales: readonly ScaleFields[];
  ticketMost: string;
  drawAt: string;
}

const lines = (list: readonly string[] | undefined) => (list ?? []).join('\n');
const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** Hundredths of a percent as a percentage. */
const shareText = (share: number | undefined) =>
  share === undefined ? '' : unitsText(share, 'EUR').replace(/\.00$/, '');

/** A step of rounds is a number of them, every other one an amount. */
export const stepsAreRounds = ({ of }: Pick<ContestFields, 'of'>): boolean => of === 'rounds';

/** The contest's currency stands first. */
export const currenciesOfContest = ({ currency, rates }: Contest): Currency[] => [
  ...new Set<Currency>([currency, ...(Object.keys(rates) as Currency[])]),
];

export function fieldsOfContest(rule: PromotionRule): ContestFields | undefined {
  const { contest, trigger } = rule;
  if (!contest) return undefined;
  const { currency, rates, pool, teams, tickets } = contest;
  const meter = 'rank' in trigger ? trigger.rank : 'meter' in trigger ? trigger.meter : undefined;
  const of = meter?.of ?? 'stake';
  return {
    identifier: contest.identifier,
    currency,
    rates: Object.fromEntries(
      Object.entries(rates).map(([from, rate]) => [from, rateText(rate, { from: from as Currency, to: currency })]),
    ),
    of,
    money: meter?.money ?? 'cash',
    joining: meter?.from ?? 'start',
    games: lines(meter?.games.games),
    collections: lines(meter?.games.collections),
    not: lines(meter?.games.not),
    stakeAtLeast: amountsOf(meter?.stakeAtLeast),
    minOdds: textOf(meter?.minOdds),
    gamesTakenLimit: textOf(contest.gamesTakenLimit),
    producer: contest.producer ?? '',
    pool: pool === undefined ? '' : unitsText(pool, currency),
    prizes: (contest.prizes ?? []).map(({ to, share, rewards = [] }) => ({
      to: String(to),
      share: shareText(share),
      rewards: rewards.map(fieldsOfReward),
    })),
    steps: ('reaches' in trigger ? trigger.reaches : []).map(({ at, rewards }) => ({
      at: typeof at !== 'number' ? '' : of === 'rounds' ? String(at) : unitsText(at, currency),
      rewards: rewards.map(fieldsOfReward),
    })),
    hasTeams: teams !== undefined,
    teamNames: lines(teams?.names),
    teamBy: teams?.by ?? 'shuffle',
    teamBest: textOf(teams?.best ?? 10),
    ticketPoints: textOf(tickets?.points),
    ticketScales: Object.entries(tickets?.deposits ?? {}).flatMap(([code, scale]) =>
      scale.map(({ from, price }) => ({
        currency: code as Currency,
        from: unitsText(from, code),
        price: unitsText(price, code),
      })),
    ),
    ticketMost: textOf(tickets?.most),
    drawAt: (tickets?.drawAt ?? '').slice(0, 16),
  };
}

/** Everybody stands on the first level of a quest: what is reached begins with the second. */
export const firstLevelOf = (kind: PromotionKind): number => (kind === 'quest' ? 2 : 1);

/** Quests, achievements: by steps. Tournaments, lotteries: by places. */
export const goesBySteps = (kind: PromotionKind): boolean => kind === 'quest' || kind === 'achievement';
