import type {
  BonusReward,
  GameFilter,
  LootboxReward,
  PerCurrency,
  PromotionRule,
  Reward,
  Trigger,
} from '@halley/contract';
import { formatMoney } from '@halley/ui';
import { showTime } from '../../console/index.ts';
import { promotionWords } from '../words.ts';
import { contestFacts } from './contest-facts.ts';
import { triggerChoice } from './promotion-fields.ts';
import { percentText } from './turn-worth.ts';

/** One thing that a rule says, in words. */
export interface RuleFact {
  /** Its place in the rule. */
  at: string;
  name: string;
  value: string;
}

const { facts: names } = promotionWords;
const amounts = (written: PerCurrency | undefined) =>
  Object.entries(written ?? {})
    .map(([currency, cents]) => formatMoney(cents, { currency, locale: 'en' }))
    .join(', ');
const priceInWords = (price: PerCurrency | undefined) =>
  Object.entries(price ?? {})
    .map(([currency, points]) => `${points.toLocaleString('en')} (${currency})`)
    .join(', ');
const list = (values: readonly (string | number)[] | undefined) => (values ?? []).join(', ');
const days = (count: number) => promotionWords.days(count);

/** All that a rule says, part by part; what it leaves open is not there. */
export function factsOfRule(rule: PromotionRule): RuleFact[] {
  const { audience, condition, schedule, caps, budget, stacking } = rule;
  const money = (cents: number) => formatMoney(cents, { currency: budget.currency, locale: 'en' });
  const facts: [at: string, name: string, value: string | undefined][] = [
    ['kind', names.kind, promotionWords.kinds[rule.kind]],
    ['product', names.product, promotionWords.products[rule.product]],
    ['audience.groups', names.groups, list(audience.groups)],
    ['audience.notGroups', names.notGroups, list(audience.notGroups)],
    ['audience.country', names.country, list(audience.country)],
    ['audience.currency', names.currency, list(audience.currency)],
    ['audience.licence', names.licence, list(audience.licence)],
    ['audience.vip', names.vip, list(audience.vip)],
    ['audience.level', names.level, audience.level && promotionWords.fromTo(audience.level.from, audience.level.to)],
    ['audience.segment', names.segment, audience.segment],
    ['audience.stag', names.stag, list(audience.stag)],
    ['audience.verified', names.verified, yesOrNo(audience.verified)],
    ['audience.playerIds', names.playerIds, list(audience.playerIds)],
    // What sets a contest off is said with it.
    ['trigger', names.trigger, rule.contest ? undefined : triggerInWords(rule.trigger)],
    ['card.group', names.cardGroup, rule.card?.group],
    ['card.category', names.cardCategory, rule.card && promotionWords.categories[rule.card.category]],
    ['card.tag', names.cardTag, rule.card?.tag && promotionWords.tags[rule.card.tag]],
    ['card.price', names.cardPrice, priceInWords(rule.card?.price)],
    ['condition.depositNumber', names.depositNumber, list(condition.depositNumber)],
    ['condition.amountAtLeast', names.amountAtLeast, amounts(condition.amountAtLeast)],
    ['condition.method', names.method, list(condition.method)],
    ['condition.firstTime', names.firstTime, yesOrNo(condition.firstTime)],
    [
      'condition.accountAgeDays',
      names.accountAgeDays,
      condition.accountAgeDays === undefined ? undefined : days(condition.accountAgeDays),
    ],
    ...contestFacts(rule, { gift: giftInWords, games: filterInWords }),
    ...rule.rewards.flatMap((reward, place) => rewardFacts(reward, place)),
    ['takeDays', names.takeDays, days(rule.takeDays)],
    ['schedule.from', names.from, showTime(schedule.from)],
    ['schedule.to', names.to, schedule.to && showTime(schedule.to)],
    [
      'schedule.weekdays',
      names.weekdays,
      schedule.weekdays?.map((day) => promotionWords.weekdays[day - 1] ?? day).join(', '),
    ],
    ['caps.perPlayer', names.perPlayer, String(caps.perPlayer)],
    ['caps.perHousehold', names.perHousehold, caps.perHousehold?.toString()],
    ['caps.perDay', names.perDay, caps.perDay?.toString()],
    ['caps.total', names.total, caps.total?.toString()],
    ['budget.expected', names.expected, money(budget.expected)],
    ['budget.hard', names.hard, money(budget.hard)],
    ['stacking', names.stacking, stacking.group && `${stacking.group} · ${stacking.order}`],
    ['groupKey', names.groupKey, rule.groupKey],
    ...Object.entries(rule.texts).flatMap(([language, { title, summary }]): [string, string, string][] => [
      [`texts.${language}.title`, promotionWords.textIn(names.title, language), title],
      [`texts.${language}.summary`, promotionWords.textIn(names.summary, language), summary],
    ]),
  ];
  return facts.flatMap(([at, name, value]) => (value ? [{ at, name, value }] : []));
}

const yesOrNo = (value: boolean | undefined) =>
  value === undefined ? undefined : value ? promotionWords.yes : promotionWords.no;

function triggerInWords(trigger: Trigger): string {
  const choice = triggerChoice(trigger);
  return choice === 'kept' ? JSON.stringify(trigger) : promotionWords.triggers[choice];
}

type Fact = [at: string, name: string, value: string | undefined];

function rewardFacts(reward: Reward, place: number): Fact[] {
  const at = (name: string) => `rewards.${place}.${name}`;
  const named = (name: string) => (place === 0 ? name : `${promotionWords.gift(place + 1)}: ${name}`);
  const fact: MakeFact = (key, name, value) => [at(key), named(name), value];
  return [fact('type', names.reward, promotionWords.rewards[reward.type]), ...partsOf(reward, fact)];
}

/** A gift of a place or level in one line: all that it says. */
function giftInWords(reward: Reward): string {
  const said = partsOf(reward, (key, name, value) => [key, name, value]);
  const parts = said.flatMap(([, name, value]) => (value ? [`${name} ${value}`] : []));
  return [promotionWords.rewards[reward.type], ...parts].join(' · ');
}

/** Which slip it is for. */
function slipFacts(reward: Extract<Reward, { type: 'freebet' | 'bet_offer' }>, fact: MakeFact): Fact[] {
  const count = (legs: number | undefined) => (legs === undefined ? undefined : String(legs));
  return [
    fact('minOdds', names.minOdds, String(reward.minOdds)),
    fact('minLegs', names.minLegs, count(reward.minLegs)),
    fact('maxLegs', names.maxLegs, count(reward.maxLegs)),
    fact('sports', names.sports, reward.sports && list(reward.sports)),
    fact('when', names.when, reward.when && promotionWords.whens[reward.when]),
    fact('days', names.days, days(reward.days)),
  ];
}

type MakeFact = (key: string, name: string, value: string | undefined) => Fact;

function partsOf(reward: Reward, fact: MakeFact): Fact[] {
  switch (reward.type) {
    case 'bonus':
    case 'cash':
      return [
        fact('percent', names.percent, reward.percent === undefined ? undefined : `${reward.percent} %`),
        fact('amount', names.amount, amounts(reward.amount)),
        fact('cap', names.cap, amounts(reward.cap)),
        ...(reward.type === 'bonus' ? playFacts(reward, fact) : []),
      ];
    case 'freespins':
      return [
        fact('count', names.count, String(reward.count)),
        fact('games', names.spinGames, list(reward.games)),
        fact('bet', names.bet, amounts(reward.bet)),
        fact('days', names.spinDays, days(reward.days)),
        fact('result', names.result, promotionWords.results[reward.result]),
        fact('maxWin', names.maxWin, amounts(reward.maxWin)),
        ...(reward.wins ? playFacts(reward.wins, fact) : []),
      ];
    case 'freebet':
      return [
        fact('amount', names.amount, amounts(reward.amount)),
        fact('returns', names.returns, promotionWords.returns[reward.returns]),
        ...slipFacts(reward, fact),
      ];
    case 'bet_offer':
      return [
        fact('offer', names.offer, promotionWords.offers[reward.offer]),
        fact('amount', names.amount, amounts(reward.amount)),
        fact('percent', names.percent, reward.percent === undefined ? undefined : `${reward.percent} %`),
        fact('steps', names.steps, reward.steps?.map(({ legs, percent }) => `${legs}: ${percent} %`).join(', ')),
        fact('target', names.target, reward.target && JSON.stringify(reward.target)),
        ...slipFacts(reward, fact),
      ];
    case 'points':
      return [fact('points', names.points, `${reward.chargeable} / ${reward.persistent}`)];
    case 'group':
      return [fact('group', names.group, String(reward.group))];
    case 'tickets':
      return [fact('tickets', reward.lottery, String(reward.count))];
    case 'goods':
      return [fact('worth', names.worth, amounts(reward.worth))];
    case 'lootbox':
      return [
        fact('groupKey', names.boxKey, reward.groupKey),
        fact('boxDays', names.boxDays, days(reward.days)),
        ...reward.items.flatMap((_, index) => itemFacts(reward.items, index, fact)),
      ];
  }
}

/** One item of a box: how likely it is, what it gives, and all that this asks. */
function itemFacts(items: LootboxReward['items'], index: number, fact: MakeFact): Fact[] {
  const item = items[index];
  if (!item) return [];
  const { weight, prize } = item;
  const of = items.reduce((sum, one) => sum + one.weight, 0);
  const own: MakeFact = (key, name, value) =>
    fact(`items.${index}.${key}`, `${promotionWords.item(index + 1)}: ${name}`, value);
  return [
    own('weight', names.chance, promotionWords.chance(weight, of, percentText(weight / of))),
    own('type', names.reward, prize ? promotionWords.rewards[prize.type] : promotionWords.nothing),
    ...(prize ? partsOf(prize, own) : []),
  ];
}

type Play = Omit<BonusReward, 'type' | 'percent' | 'amount' | 'cap'>;

function playFacts(play: Play, fact: MakeFact): Fact[] {
  const { weights } = play;
  const special = Object.entries({ ...weights.collections, ...weights.games });
  return [
    fact('wager', names.wager, promotionWords.times(play.wager)),
    fact('maxStake', names.maxStake, amounts(play.maxStake)),
    fact('maxCashout', names.maxCashout, amounts(play.maxCashout) || promotionWords.noLimit),
    fact('playDays', names.days, days(play.days)),
    fact('release', names.release, promotionWords.releases[play.release]),
    fact(
      'weights',
      names.weights,
      [
        `${promotionWords.weights.slots} ${weights.slots} %`,
        `${promotionWords.weights.other} ${weights.other} %`,
        `${promotionWords.weights.tables} ${weights.tables} %`,
        `${promotionWords.weights.sport} ${weights.sport ?? 0} %`,
        ...special.map(([name, percent]) => `${name} ${percent} %`),
      ].join(', '),
    ),
    fact('playGames', names.games, filterInWords(play.games)),
    fact('minOdds', names.minOdds, play.minOdds?.toString()),
  ];
}

function filterInWords({ games, collections, not }: GameFilter): string | undefined {
  const parts = [list(games), list(collections), not?.length ? promotionWords.not(list(not)) : ''];
  return parts.filter(Boolean).join('; ') || undefined;
}

/** What is otherwise in the second rule: what it was, what it is, or only one of them. */
export interface RuleChange {
  at: string;
  name: string;
  before?: string;
  after?: string;
}

export function compareRules(before: PromotionRule, after: PromotionRule): RuleChange[] {
  const was = new Map(factsOfRule(before).map((fact) => [fact.at, fact]));
  const is = new Map(factsOfRule(after).map((fact) => [fact.at, fact]));
  const places = [...new Set([...was.keys(), ...is.keys()])];
  return places.flatMap((at): RuleChange[] => {
    const [old, now] = [was.get(at), is.get(at)];
    if (old?.value === now?.value) return [];
    const name = now?.name ?? old?.name ?? at;
    return [{ at, name, ...(old && { before: old.value }), ...(now && { after: now.value }) }];
  });
}
