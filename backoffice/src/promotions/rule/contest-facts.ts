import type { Contest, GameFilter, PromotionRule, Reward } from '@halley/contract';
import type { Currency } from '@halley/contract/money';
import { formatMoney } from '@halley/ui';
import { showTime } from '../../console/index.ts';
import { contestWords as own } from '../contest-words.ts';
import { firstLevelOf } from './contest-fields.ts';
import { rateText } from './frozen-rate.ts';
import { placePrizes } from './place-prizes.ts';

type Fact = [at: string, name: string, value: string | undefined];

interface Told {
  /** A reward in one line. */
  gift: (reward: Reward) => string;
  games: (filter: GameFilter) => string | undefined;
}

/** What a contest says besides, part by part. */
export function contestFacts({ contest, trigger, kind }: PromotionRule, { gift, games }: Told): Fact[] {
  if (!contest) return [];
  const money = (cents: number, currency: Currency = contest.currency) =>
    formatMoney(cents, { currency, locale: 'en' });
  const meter = 'rank' in trigger ? trigger.rank : 'reaches' in trigger ? trigger.meter : undefined;
  const gifts = (rewards: readonly Reward[] | undefined) => (rewards ?? []).map(gift).filter(Boolean);
  const of = meter && meter.of !== 'netLoss' && meter.of !== 'deposits' ? own.ofs[meter.of] : undefined;
  const leastStake = Object.entries(meter?.stakeAtLeast ?? {}).map(([code, cents]) => money(cents, code as Currency));
  const steps = 'reaches' in trigger && kind !== 'tournament' ? trigger.reaches : [];
  return [
    ['contest.identifier', own.identifier, contest.identifier],
    ['contest.currency', own.currency, contest.currency],
    ['contest.rates', own.rates, ratesInWords(contest)],
    ['contest.of', own.of, of],
    ['contest.from', own.joining, meter && own.joinings[meter.from]],
    ['contest.money', own.money, meter && own.moneys[meter.money]],
    ['contest.games', own.games, meter && (games(meter.games) ?? own.allGames)],
    ['contest.stakeAtLeast', own.leastStake, leastStake.join(', ')],
    ['contest.gamesTakenLimit', own.gamesTakenLimit, contest.gamesTakenLimit?.toLocaleString('en')],
    ['contest.producer', own.producer, contest.producer],
    ['contest.pool', own.pool, contest.pool === undefined ? undefined : money(contest.pool)],
    ...prizeFacts(contest, { money, gifts }),
    ...steps.map(({ at, rewards }, index): Fact => {
      const mark =
        typeof at !== 'number' ? '' : meter?.of === 'rounds' ? own.rounds(at.toLocaleString('en')) : money(at);
      return [
        `contest.level.${index}`,
        own.level(firstLevelOf(kind) + index),
        [own.levelAt(mark), ...gifts(rewards)].join(', '),
      ];
    }),
    ['contest.teams', own.teams, contest.teams?.names.join(', ')],
    ['contest.teams.by', own.teamBy, contest.teams && own.teamBys[contest.teams.by]],
    ['contest.teams.best', own.teamBest, contest.teams?.best.toString()],
    ...ticketFacts(contest, money),
  ];
}

const ratesInWords = ({ rates, currency }: Contest) =>
  Object.entries(rates)
    .filter(([from]) => from !== currency)
    .map(([from, rate]) => `1 ${from} = ${rateText(rate, { from: from as Currency, to: currency })} ${currency}`)
    .join(', ');

interface Said {
  money: (cents: number, currency?: Currency) => string;
  gifts: (rewards: readonly Reward[] | undefined) => string[];
}

function prizeFacts(contest: Contest, { money, gifts }: Said): Fact[] {
  const rewardsAt = (place: number) => contest.prizes?.find(({ from, to }) => from <= place && place <= to)?.rewards;
  return placePrizes(contest).map(({ from, to, cents }): Fact => {
    const given = [...(cents > 0 ? [money(cents)] : []), ...gifts(rewardsAt(from))];
    return [`contest.prizes.${from}`, `${own.prize}: ${own.place(from, to)}`, given.join(', ')];
  });
}

function ticketFacts({ tickets }: Contest, money: Said['money']): Fact[] {
  if (!tickets) return [];
  return [
    [
      'contest.tickets.points',
      own.points,
      tickets.points === undefined ? own.notForPoints : own.ticketsFact(tickets.points),
    ],
    ...Object.entries(tickets.deposits ?? {}).map(([code, scale]): Fact => {
      const steps = scale.map(({ from, price }) =>
        own.scaleFact(money(from, code as Currency), money(price, code as Currency)),
      );
      return [`contest.tickets.deposits.${code}`, `${own.scale}, ${code}`, steps.join('; ')];
    }),
    ['contest.tickets.most', own.most, tickets.most?.toLocaleString('en')],
    ['contest.tickets.drawAt', own.drawAt, showTime(tickets.drawAt)],
  ];
}
