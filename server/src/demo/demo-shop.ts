import type { LootboxReward, PromotionRule, Reward } from '@halley/contract';
import { amounts, spinBet } from './amounts.ts';

type Texts = PromotionRule['texts'];
type Card = NonNullable<PromotionRule['card']>;

const from = '2026-01-01T00:00:00.000Z';
/** The first moment after the last day of the demo's sale; the page of the shop says the same day. */
const saleTo = '2028-01-01T00:00:00.000Z';

/** What spins of the shop win is a bonus, to be staked ten times. */
const wins = {
  wager: 10,
  weights: { slots: 100, other: 50, tables: 10, sport: 0 },
  games: {},
  maxStake: amounts(5),
  days: 30,
  release: 'steps',
} as const;

/** Of 0.20 euros each. */
const spins = (count: number, game: string): Reward => ({
  type: 'freespins',
  games: [game],
  bet: spinBet,
  count,
  days: 30,
  result: 'bonus',
  maxWin: amounts(100),
  wins,
});

const cash = (euros: number): Reward => ({ type: 'cash', amount: amounts(euros) });

/** Comes to 2.30 euros and forty points on average. */
const nightBox: LootboxReward['items'] = [
  { weight: 400, prize: { type: 'points', chargeable: 100, persistent: 0 } },
  { weight: 250, prize: { type: 'cash', amount: amounts(1) } },
  { weight: 200, prize: { type: 'cash', amount: amounts(2) } },
  { weight: 100, prize: { type: 'cash', amount: amounts(5) } },
  { weight: 45, prize: { type: 'cash', amount: amounts(20) } },
  { weight: 5, prize: { type: 'cash', amount: amounts(50) } },
];

interface DemoCard {
  card: Omit<Card, 'price'> & { price: number };
  reward: Reward;
  texts: Texts;
  level?: number;
  stock?: number;
}

const spinTexts = (count: number, game: string): Texts => ({
  en: {
    title: `${count} spins on ${game}`,
    summary: 'Spins of 0.20 euros each. Stake what you win ten times; up to 100 euros.',
  },
  de: {
    title: `${count} Freispiele in ${game}`,
    summary: 'Je 0,20 Euro. Setze den Gewinn zehnmal um; bis 100 Euro.',
  },
  'fr-CA': {
    title: `${count} tours sur ${game}`,
    summary: 'À 0,20 euro chacun. Le gain est à miser dix fois; jusqu’à 100 euros.',
  },
  no: { title: `${count} spinn på ${game}`, summary: '0,20 euro hver. Spill gevinsten ti ganger; opptil 100 euro.' },
  it: {
    title: `${count} giri su ${game}`,
    summary: 'Da 0,20 euro l’uno. La vincita va giocata dieci volte; fino a 100 euro.',
  },
});

const moneyTexts = (euros: number): Texts => ({
  en: { title: `${euros} euros`, summary: 'Your own money at once, with nothing to stake for it.' },
  de: { title: `${euros} Euro`, summary: 'Sofort dein eigenes Geld, ohne dass du etwas umsetzen musst.' },
  'fr-CA': { title: `${euros} euros`, summary: 'Ton argent tout de suite, sans rien à miser.' },
  no: { title: `${euros} euro`, summary: 'Dine egne penger med en gang, uten noe å omsette.' },
  it: { title: `${euros} euro`, summary: 'Denaro tuo subito, senza nulla da giocare.' },
});

const cards: readonly DemoCard[] = [
  {
    card: { group: 'spins-comet', category: 'FREE_SPINS', tag: 'POPULAR', price: 400 },
    reward: spins(20, 'halley-studio/comet-run'),
    texts: spinTexts(20, 'Comet Run'),
  },
  {
    card: { group: 'spins-lotus', category: 'FREE_SPINS', price: 900 },
    reward: spins(50, 'lantern-row/moon-lotus'),
    texts: spinTexts(50, 'Moon Lotus'),
  },
  {
    card: { group: 'money-5', category: 'MONEY_REWARD', tag: 'POPULAR', price: 500 },
    reward: cash(5),
    texts: moneyTexts(5),
  },
  { card: { group: 'money-25', category: 'MONEY_REWARD', price: 2_400 }, reward: cash(25), texts: moneyTexts(25) },
  { card: { group: 'sale-25', category: 'MONEY_REWARD', price: 2_250 }, reward: cash(25), texts: moneyTexts(25) },
  {
    card: { group: 'money-250', category: 'MONEY_REWARD', tag: 'VIP', price: 22_500 },
    reward: cash(250),
    texts: moneyTexts(250),
    level: 8,
  },
  {
    card: { group: 'night-box', category: 'SPECIAL_REWARDS', tag: 'NEW', price: 300 },
    reward: { type: 'lootbox', groupKey: 'night_box', days: 30, items: nightBox },
    texts: {
      en: {
        title: 'Night box',
        summary: 'One of six things: points, or money of your own. Every chance is shown before.',
      },
      de: {
        title: 'Nachtkiste',
        summary: 'Eines von sechs Dingen: Punkte oder eigenes Geld. Jede Chance steht vorher da.',
      },
      'fr-CA': {
        title: 'Coffre de nuit',
        summary: 'Une chose sur six : des points ou de l’argent à toi. Chaque chance est montrée avant.',
      },
      no: { title: 'Nattboksen', summary: 'Én av seks ting: poeng eller egne penger. Hver sjanse vises på forhånd.' },
      it: {
        title: 'Scatola della notte',
        summary: 'Una cosa su sei: punti o denaro tuo. Ogni probabilità è mostrata prima.',
      },
    },
  },
  {
    card: { group: 'mug', category: 'SPECIAL_REWARDS', price: 1_500 },
    reward: { type: 'goods', worth: amounts(12) },
    stock: 200,
    texts: {
      en: { title: 'A mug with our comet', summary: 'Dark blue, for three decilitres. We send it to you by post.' },
      de: {
        title: 'Eine Tasse mit unserem Kometen',
        summary: 'Dunkelblau, für drei Deziliter. Sie kommt mit der Post.',
      },
      'fr-CA': {
        title: 'Une tasse avec notre comète',
        summary: 'Bleu nuit, trois décilitres. Elle arrive par la poste.',
      },
      no: { title: 'En kopp med kometen vår', summary: 'Mørkeblå, tre desiliter. Den kommer i posten.' },
      it: { title: 'Una tazza con la nostra cometa', summary: 'Blu notte, tre decilitri. Arriva per posta.' },
    },
  },
];

/**
 * What the demo's shop sells. A point is a cent or a little less: it takes ten euros of stakes at slots, so that a player gets back
 * about a thousandth of what was staked.
 */
export const demoShop: readonly PromotionRule[] = cards.map(
  ({ card, reward, texts, level, stock }): PromotionRule => ({
    kind: 'shop',
    product: 'casino',
    groupKey: 'shop',
    texts,
    schedule: { from, ...(card.group.startsWith('sale') ? { to: saleTo } : {}) },
    trigger: { claim: 'points' },
    card: { ...card, price: { EUR: card.price } },
    audience: { notGroups: [100], ...(level === undefined ? {} : { level: { from: level, to: 12 } }) },
    condition: {},
    rewards: [reward],
    takeDays: 30,
    caps: { perPlayer: 1_000, ...(stock === undefined ? {} : { total: stock }) },
    budget: { currency: 'EUR', expected: 4_000_00, hard: 9_000_00 },
    stacking: { group: '', order: 0 },
  }),
);

/** Points of the accounts that everybody can log in to, so that there is something to exchange. */
export const demoPoints: readonly { email: string; points: bigint }[] = [
  { email: 'player@halley.test', points: 3_200n },
  { email: 'vip@halley.test', points: 48_000n },
];
