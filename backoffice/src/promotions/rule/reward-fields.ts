import type { BonusReward, FreespinsReward, LootboxPrize, PerCurrency, Reward, Weights } from '@halley/contract';
import type { Currency } from '@halley/contract/money';
import { entriesOf, unitsText } from '@halley/ui/form';
import { type Amounts, type Reading, withoutEmpty } from './reading.ts';
import { shapeAt } from './rule-shape.ts';
import { emptySlip, type SlipFields, slipFields, slipOf, stepsOf } from './slip-fields.ts';

type Wagering = Omit<BonusReward, 'type' | 'percent' | 'amount' | 'cap'>;

/** What has to be played, as it is typed. */
export interface WageringFields {
  wager: string;
  slots: string;
  other: string;
  tables: string;
  sport: string;
  /** `name: percent`, one a line. */
  gameWeights: string;
  collectionWeights: string;
  games: string;
  collections: string;
  not: string;
  maxStake: Amounts;
  maxCashout: Amounts;
  days: string;
  release: 'whole' | 'steps';
  minOdds: string;
}

/** One thing that is given. Fields that its type does not have keep what was typed. */
export interface RewardFields extends WageringFields, SlipFields {
  type: Reward['type'];
  basis: 'percent' | 'amount';
  percent: string;
  amount: Amounts;
  cap: Amounts;
  spinGames: readonly string[];
  bet: Amounts;
  count: string;
  spinDays: string;
  result: 'bonus' | 'cash';
  maxWin: Amounts;
  returns: 'only_win' | 'all_win' | 'no_risk';
  chargeable: string;
  persistent: string;
  group: string;
  /** The identifier of the lottery that tickets are of. */
  lottery: string;
  /** What a thing that is sent costs the house. */
  worth: Amounts;
  boxKey: string;
  boxDays: string;
  items: readonly ItemFields[];
}

/** One of the things a box may give; null: nothing. */
export interface ItemFields {
  weight: string;
  prize: RewardFields | null;
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));
const lines = (list: readonly string[] | undefined) => (list ?? []).join('\n');
const weightLines = (weights: Record<string, number> | undefined) =>
  Object.entries(weights ?? {})
    .map(([name, percent]) => `${name}: ${percent}`)
    .join('\n');

export function amountsOf(amounts: PerCurrency | undefined): Amounts {
  return Object.fromEntries(
    Object.entries(amounts ?? {}).map(([currency, cents]) => [currency, unitsText(cents, currency)]),
  );
}

const emptyWagering: WageringFields = {
  wager: '10',
  slots: '100',
  other: '50',
  tables: '10',
  sport: '0',
  gameWeights: '',
  collectionWeights: '',
  games: '',
  collections: '',
  not: '',
  maxStake: {},
  maxCashout: {},
  days: '30',
  release: 'steps',
  minOdds: '',
};

export const emptyReward: RewardFields = {
  ...emptyWagering,
  ...emptySlip,
  type: 'bonus',
  basis: 'amount',
  percent: '',
  amount: {},
  cap: {},
  spinGames: [],
  bet: {},
  count: '20',
  spinDays: '30',
  result: 'bonus',
  maxWin: {},
  returns: 'only_win',
  chargeable: '',
  persistent: '0',
  group: '',
  lottery: '',
  worth: {},
  boxKey: '',
  boxDays: '30',
  items: [],
};

function wageringFields(reward: Wagering): WageringFields {
  const { weights, games } = reward;
  return {
    wager: String(reward.wager),
    slots: String(weights.slots),
    other: String(weights.other),
    tables: String(weights.tables),
    sport: textOf(weights.sport),
    gameWeights: weightLines(weights.games),
    collectionWeights: weightLines(weights.collections),
    games: lines(games.games),
    collections: lines(games.collections),
    not: lines(games.not),
    maxStake: amountsOf(reward.maxStake),
    maxCashout: amountsOf(reward.maxCashout),
    days: String(reward.days),
    release: reward.release,
    minOdds: textOf(reward.minOdds),
  };
}

export function fieldsOfReward(reward: Reward): RewardFields {
  switch (reward.type) {
    case 'bonus':
    case 'cash': {
      const given = {
        ...emptyReward,
        type: reward.type,
        basis: reward.percent === undefined ? ('amount' as const) : ('percent' as const),
        percent: textOf(reward.percent),
        amount: amountsOf(reward.amount),
        cap: amountsOf(reward.cap),
      };
      return reward.type === 'bonus' ? { ...given, ...wageringFields(reward) } : given;
    }
    case 'freespins':
      return {
        ...emptyReward,
        ...(reward.wins && wageringFields(reward.wins)),
        type: 'freespins',
        spinGames: reward.games,
        bet: amountsOf(reward.bet),
        count: String(reward.count),
        spinDays: String(reward.days),
        result: reward.result,
        maxWin: amountsOf(reward.maxWin),
      };
    case 'freebet':
      return {
        ...emptyReward,
        type: 'freebet',
        amount: amountsOf(reward.amount),
        returns: reward.returns,
        minOdds: String(reward.minOdds),
        days: String(reward.days),
        ...slipFields(reward),
      };
    case 'bet_offer':
      return {
        ...emptyReward,
        type: 'bet_offer',
        amount: amountsOf(reward.amount),
        percent: textOf(reward.percent),
        minOdds: String(reward.minOdds),
        days: String(reward.days),
        ...slipFields(reward),
      };
    case 'points':
      return {
        ...emptyReward,
        type: 'points',
        chargeable: String(reward.chargeable),
        persistent: String(reward.persistent),
      };
    case 'group':
      return { ...emptyReward, type: 'group', group: String(reward.group) };
    case 'tickets':
      return { ...emptyReward, type: 'tickets', lottery: reward.lottery, count: String(reward.count) };
    case 'goods':
      return { ...emptyReward, type: 'goods', worth: amountsOf(reward.worth) };
    case 'lootbox':
      return {
        ...emptyReward,
        type: 'lootbox',
        boxKey: reward.groupKey,
        boxDays: String(reward.days),
        items: reward.items.map(({ weight, prize }) => ({
          weight: String(weight),
          prize: prize && fieldsOfReward(prize),
        })),
      };
  }
}

/** Where a reward stands in its rule, and in which currencies its amounts are written. */
interface Place {
  at: string;
  currencies: readonly Currency[];
}

export function rewardOf(fields: RewardFields, reading: Reading, place: Place): Reward {
  const { at, currencies } = place;
  const shape = (name: string) => shapeAt('rewards', fields.type, name);
  const one = <Value>(name: string, typed: string) => reading.one<Value>(`${at}.${name}`, shape(name), typed);
  const amounts = (name: string, typed: Amounts, isNeeded: boolean) =>
    reading.amounts(`${at}.${name}`, typed, { currencies, isNeeded });
  switch (fields.type) {
    case 'bonus':
    case 'cash': {
      const isPart = fields.basis === 'percent';
      const given = {
        percent: isPart ? reading.needed<number>(`${at}.percent`, shape('percent'), fields.percent) : undefined,
        amount: isPart ? undefined : amounts('amount', fields.amount, true),
        // A share without an end could come to any sum; of cashback it is the operator's choice.
        cap: isPart ? amounts('cap', fields.cap, fields.type === 'bonus') : undefined,
      };
      const play = fields.type === 'bonus' ? wageringOf(fields, reading, place) : {};
      return withoutEmpty({ type: fields.type, ...given, ...play }) as Reward;
    }
    case 'freespins': {
      const isBonus = fields.result === 'bonus';
      return withoutEmpty({
        type: 'freespins',
        games: reading.one(`${at}.games`, shape('games'), fields.spinGames),
        bet: amounts('bet', fields.bet, true),
        count: one('count', fields.count),
        days: one('days', fields.spinDays),
        result: fields.result,
        maxWin: amounts('maxWin', fields.maxWin, false),
        wins: isBonus ? wageringOf(fields, reading, { ...place, at: `${at}.wins` }) : undefined,
      }) as FreespinsReward;
    }
    case 'freebet':
      return {
        type: 'freebet',
        amount: amounts('amount', fields.amount, true) ?? {},
        returns: fields.returns,
        ...slipOf(fields, 'freebet', { reading, at }),
      };
    case 'bet_offer': {
      const isCombo = fields.offer === 'combo_boost';
      return withoutEmpty({
        type: 'bet_offer',
        offer: fields.offer,
        amount: amounts('amount', fields.amount, true) ?? {},
        percent: isCombo ? undefined : one<number>('percent', fields.percent),
        steps: isCombo ? stepsOf(fields.comboSteps, { reading, at }) : undefined,
        target: fields.offer === 'odds_boost' ? fields.target : undefined,
        ...slipOf(fields, 'bet_offer', { reading, at }),
      });
    }
    case 'points':
      return {
        type: 'points',
        chargeable: one('chargeable', fields.chargeable) ?? 0,
        persistent: one('persistent', fields.persistent) ?? 0,
      };
    case 'group':
      return { type: 'group', group: one('group', fields.group) ?? 0 };
    case 'tickets':
      return { type: 'tickets', lottery: one('lottery', fields.lottery) ?? '', count: one('count', fields.count) ?? 0 };
    case 'goods':
      return { type: 'goods', worth: amounts('worth', fields.worth, true) ?? {} };
    case 'lootbox':
      return {
        type: 'lootbox',
        groupKey: one('groupKey', fields.boxKey) ?? '',
        days: one('days', fields.boxDays) ?? 0,
        items: itemsOf(fields.items, reading, place),
      };
  }
}

function itemsOf(items: readonly ItemFields[], reading: Reading, { at, currencies }: Place) {
  const { least = 0, most = 0 } = shapeAt('rewards', 'lootbox', 'items');
  if (items.length < least) reading.fail(`${at}.items`, { code: 'too_few', bound: least });
  if (items.length > most) reading.fail(`${at}.items`, { code: 'too_many', bound: most });
  const weight = shapeAt('rewards', 'lootbox', 'items', 'weight');
  return items.map((item, index) => {
    const place = `${at}.items.${index}`;
    return {
      weight: reading.one<number>(`${place}.weight`, weight, item.weight) ?? 0,
      prize: item.prize && (rewardOf(item.prize, reading, { at: `${place}.prize`, currencies }) as LootboxPrize),
    };
  });
}

function wageringOf(fields: WageringFields, reading: Reading, { at, currencies }: Place): Wagering {
  const shape = (...path: string[]) => shapeAt('rewards', 'bonus', ...path);
  const one = <Value>(name: string, typed: string) =>
    reading.one<Value>(`${at}.${name}`, shape(...name.split('.')), typed);
  const amounts = (name: string, typed: Amounts, isNeeded: boolean) =>
    reading.amounts(`${at}.${name}`, typed, { currencies, isNeeded });
  const list = (name: string, typed: string) => (entriesOf(typed).length > 0 ? one<string[]>(name, typed) : undefined);
  return withoutEmpty({
    wager: one<number>('wager', fields.wager),
    weights: withoutEmpty({
      slots: one('weights.slots', fields.slots),
      other: one('weights.other', fields.other),
      tables: one('weights.tables', fields.tables),
      sport: one('weights.sport', fields.sport),
      games: weightsOf(fields.gameWeights, reading, `${at}.weights.games`),
      collections: weightsOf(fields.collectionWeights, reading, `${at}.weights.collections`),
    }) as Weights,
    games: withoutEmpty({
      games: list('games.games', fields.games),
      collections: list('games.collections', fields.collections),
      not: list('games.not', fields.not),
    }),
    maxStake: amounts('maxStake', fields.maxStake, true),
    maxCashout: amounts('maxCashout', fields.maxCashout, false),
    days: one('days', fields.days),
    release: fields.release,
    minOdds: one('minOdds', fields.minOdds),
  }) as Wagering;
}

/** `name: 20`, one a line. */
function weightsOf(text: string, reading: Reading, at: string): Record<string, number> | undefined {
  const typed = text.split('\n').filter((line) => line.trim() !== '');
  if (typed.length === 0) return undefined;
  const read = typed.map((line) => {
    const [, name, percent] = /^\s*(\S+)\s*[:=]\s*(\S+?)\s*%?\s*$/.exec(line) ?? [];
    if (name === undefined || percent === undefined) reading.fail(at, { code: 'not_fitting', entry: line.trim() });
    return [name ?? '', reading.one<number>(at, shapeAt('rewards', 'bonus', 'weights', 'slots'), percent ?? '0') ?? 0];
  });
  return Object.fromEntries(read);
}
