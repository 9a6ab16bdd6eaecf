import {
  type Contest,
  type Currency,
  currencies,
  type PerCurrency,
  type PromotionRule,
  type Reward,
} from '@halley/contract';
import { contestPlaces } from './contest-prizes.ts';
import type { ContestTermsWords } from './contest-terms-words.ts';

interface Said {
  words: ContestTermsWords;
  /** An amount in a currency, as people write it. */
  money: (amount: number, currency: Currency) => string;
}

/** The clauses that only a contest has: what counts, what is won, ties, voids, leaving, and when it is final. */
export function contestTerms(rule: PromotionRule & { contest: Contest }, said: Said): string[] {
  const { contest, trigger } = rule;
  const { words } = said;
  if (contest.tickets) return [...ticketLines(contest, said), prizesLine(contest, said), words.rest, words.exclusion];
  const isRanked = 'rank' in trigger;
  return [
    ...meterLines(rule, said),
    ...(isRanked ? [prizesLine(contest, said)] : [levelsLine(rule, said)]),
    ...(contest.pool === undefined ? [] : [words.rest]),
    ...(contest.teams ? [words.teams(contest.teams.names.join(', '), contest.teams.best)] : []),
    [...(isRanked ? [words.ties] : []), words.voids].join(' '),
    words.leaving,
    words.exclusion,
    words.final,
  ];
}

function meterLines({ contest, trigger }: PromotionRule & { contest: Contest }, { words, money }: Said): string[] {
  const meter = 'rank' in trigger ? trigger.rank : 'reaches' in trigger ? trigger.meter : undefined;
  if (!meter || meter.of === 'netLoss' || meter.of === 'deposits') return [];
  const { games = [], collections = [], not = [] } = meter.games;
  const only = [...games, ...collections];
  const least = meter.stakeAtLeast?.[contest.currency];
  return [
    [words.counts[meter.of], meter.money === 'cash' ? words.ownMoney : words.allMoney].join(' '),
    meter.from === 'joined' ? words.joins : words.everybody,
    [
      ...(only.length > 0 ? [words.onlyGames(only.join(', '))] : []),
      ...(not.length > 0 ? [words.notGames(not.join(', '))] : []),
      ...(least === undefined ? [] : [words.leastStake(money(least, contest.currency))]),
      ...(contest.gamesTakenLimit === undefined ? [] : [words.limit(contest.gamesTakenLimit)]),
    ].join(' '),
    ratesLine(contest, words),
  ].filter(Boolean);
}

/** What one unit of each other currency counts as; exact, since subunits are powers of ten. */
function ratesLine({ currency, rates }: Contest, words: ContestTermsWords): string {
  const others = Object.entries(rates).filter(([from]) => from !== currency);
  if (others.length === 0) return '';
  const unit = (from: Currency, rate: number) =>
    Number(((rate / 1_000_000) * (currencies[from].subunits / currencies[currency].subunits)).toPrecision(10));
  return words.rates(
    others.map(([from, rate]) => `1 ${from} = ${unit(from as Currency, rate)} ${currency}`).join(', '),
  );
}

/** A gift in a few words; in the contest's currency, or the first that it has. */
function giftInWords(reward: Reward, currency: Currency, { words: { gifts }, money }: Said): string {
  const amount = (amounts: PerCurrency | undefined) => {
    const code = amounts?.[currency] === undefined ? (Object.keys(amounts ?? {})[0] as Currency | undefined) : currency;
    return code === undefined ? '' : money(amounts?.[code] ?? 0, code);
  };
  switch (reward.type) {
    case 'bonus':
      return gifts.bonus(amount(reward.amount), reward.wager);
    case 'cash':
      return amount(reward.amount);
    case 'freespins':
      return gifts.spins(reward.count, amount(reward.bet));
    case 'freebet':
      return gifts.freebet(amount(reward.amount));
    case 'bet_offer':
      return gifts.betOffer;
    case 'points':
      return gifts.points(reward.chargeable);
    case 'tickets':
      return gifts.tickets(reward.count);
    case 'lootbox':
      return gifts.box;
    case 'goods':
      return gifts.goods;
    case 'group':
      return '';
  }
}

/** Places that are given the same stand together. */
function prizesLine(contest: Contest, said: Said): string {
  const { words, money } = said;
  const gift = (reward: Reward) => giftInWords(reward, contest.currency, said);
  const lines: { from: number; to: number; given: string }[] = [];
  for (const { place, cash, rewards } of contestPlaces(contest)) {
    const given = [
      ...(cash > 0n ? [money(Number(cash), contest.currency)] : []),
      ...rewards.map(gift).filter(Boolean),
    ].join(' + ');
    const last = lines.at(-1);
    if (last?.given === given) last.to = place;
    else lines.push({ from: place, to: place, given });
  }
  return words.prizes(lines.map(({ from, to, given }) => `${words.place(from, to)} ${given}`).join(', '));
}

/** Everybody stands on the first level of a quest: what it gives begins with the second. */
const firstLevelOf = (kind: PromotionRule['kind']) => (kind === 'quest' ? 2 : 1);

function levelsLine({ kind, contest, trigger }: PromotionRule & { contest: Contest }, how: Said): string {
  const { words, money } = how;
  const gift = (reward: Reward) => giftInWords(reward, contest.currency, how);
  if (!('reaches' in trigger)) return '';
  const marks = trigger.reaches.map(({ at, rewards }, index) => {
    const amount = typeof at === 'number' ? at : 0;
    const mark = trigger.meter.of === 'rounds' ? words.rounds(amount) : money(amount, contest.currency);
    return `${words.level(firstLevelOf(kind) + index, mark)}: ${rewards.map(gift).filter(Boolean).join(' + ')}`;
  });
  const said = marks.join('; ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}. ${words.levelOnce}`;
}

function ticketLines({ tickets }: Contest, { words, money }: Said): string[] {
  if (!tickets) return [];
  const deposits = Object.entries(tickets.deposits ?? {}).flatMap(([code, scale]) =>
    scale.map(({ from, price }) => words.ticketDeposit(money(from, code as Currency), money(price, code as Currency))),
  );
  return [
    [
      ...(tickets.points === undefined ? [] : [words.ticketPoints(tickets.points)]),
      ...deposits,
      ...(tickets.most === undefined ? [] : [words.ticketMost(tickets.most)]),
      words.ticketVoid,
    ].join(' '),
    words.draw(tickets.drawAt.slice(0, 16).replace('T', ' ')),
    words.silent,
  ];
}
