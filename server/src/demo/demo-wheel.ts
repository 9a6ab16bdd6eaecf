import type { LootboxPrize, LootboxReward, PromotionRule } from '@halley/contract';
import { amounts, spinBet } from './amounts.ts';
import { announcedItems, itemsOfGroups } from './announced-wheels.ts';

type Items = LootboxReward['items'];
type Texts = PromotionRule['texts'];

const points = (chargeable: number): LootboxPrize => ({ type: 'points', chargeable, persistent: 0 });
const cash = (euros: number): LootboxPrize => ({ type: 'cash', amount: amounts(euros) });
/** Of 0.20 euros each; what they win is the player's own money. */
const spins = (count: number): LootboxPrize => ({
  type: 'freespins',
  games: ['lantern-row/moon-lotus'],
  bet: spinBet,
  count,
  days: 30,
  result: 'cash',
});

/** Nine sectors; weights are thousandths. A turn comes to 1.98 euros on average, and a few points. */
export const wheelItems: Items = [
  { weight: 240, prize: points(25) },
  { weight: 340, prize: points(10) },
  { weight: 160, prize: spins(5) },
  { weight: 120, prize: points(50) },
  { weight: 70, prize: spins(10) },
  { weight: 20, prize: cash(10) },
  { weight: 8, prize: cash(50) },
  { weight: 2, prize: cash(500) },
  { weight: 40, prize: cash(2) },
];

/** Rocket chance: three boxes of eight prizes, each of which comes back in about what it costs in points. */
const rockets: readonly { mode: string; price: number; items: Items; texts: Texts }[] = [
  {
    mode: 'lite',
    price: 100,
    items: [
      { weight: 300, prize: points(50) },
      { weight: 250, prize: points(100) },
      { weight: 200, prize: spins(5) },
      { weight: 120, prize: points(200) },
      { weight: 80, prize: cash(1) },
      { weight: 40, prize: spins(10) },
      { weight: 9, prize: cash(10) },
      { weight: 1, prize: cash(50) },
    ],
    texts: rocketTexts('Lite', 100),
  },
  {
    mode: 'pro',
    price: 500,
    items: [
      { weight: 300, prize: points(250) },
      { weight: 250, prize: spins(20) },
      { weight: 200, prize: points(500) },
      { weight: 120, prize: cash(5) },
      { weight: 80, prize: points(1_000) },
      { weight: 40, prize: cash(10) },
      { weight: 9, prize: cash(50) },
      { weight: 1, prize: cash(250) },
    ],
    texts: rocketTexts('Pro', 500),
  },
  {
    mode: 'max',
    price: 2_500,
    items: [
      { weight: 300, prize: points(1_250) },
      { weight: 250, prize: spins(100) },
      { weight: 200, prize: points(2_500) },
      { weight: 120, prize: cash(25) },
      { weight: 80, prize: points(5_000) },
      { weight: 40, prize: cash(50) },
      { weight: 9, prize: cash(250) },
      { weight: 1, prize: cash(1_000) },
    ],
    texts: rocketTexts('Max', 2_500),
  },
];

function rocketTexts(mode: string, price: number): Texts {
  const said = (title: string, summary: string) => ({ title: `${title} ${mode}`, summary });
  return {
    en: said(
      'Rocket chance',
      `One of eight prizes for ${price} points: points, spins or money. Every chance is shown before.`,
    ),
    de: said(
      'Raketenchance',
      `Einer von acht Preisen für ${price} Punkte: Punkte, Freispiele oder Geld. Jede Chance steht vorher da.`,
    ),
    'fr-CA': said(
      'Chance fusée',
      `Un lot sur huit pour ${price} points : points, tours gratuits ou argent. Chaque chance est montrée avant.`,
    ),
    no: said(
      'Rakettsjanse',
      `Én av åtte premier for ${price} poeng: poeng, gratisspinn eller penger. Hver sjanse vises på forhånd.`,
    ),
    it: said(
      'Occasione razzo',
      `Uno di otto premi per ${price} punti: punti, giri gratis o denaro. Ogni probabilità è mostrata prima.`,
    ),
  };
}

const shared = {
  product: 'casino' as const,
  schedule: { from: '2026-01-01T00:00:00.000Z' },
  audience: { notGroups: [100] },
  condition: {},
  takeDays: 30,
  caps: { perPlayer: 100_000 },
  budget: { currency: 'EUR' as const, expected: 4_000_00, hard: 9_000_00 },
  stacking: { group: '', order: 0 },
} satisfies Partial<PromotionRule>;

/** How long a turn or a box can be opened. */
const days = 30;

/** What a turn costs in points; the pages of the wheel tell guests. */
export const turnPrice = 900;

const daily: Texts = {
  en: { title: 'The daily wheel', summary: 'One turn a day, and each sector is as wide as its chance.' },
  de: { title: 'Das tägliche Rad', summary: 'Einmal am Tag drehen; jedes Feld ist so breit wie seine Chance.' },
  'fr-CA': { title: 'La roue du jour', summary: 'Un tour par jour; chaque secteur est aussi large que sa chance.' },
  no: { title: 'Dagens hjul', summary: 'Én omdreining om dagen; hvert felt er så bredt som sjansen.' },
  it: { title: 'La ruota del giorno', summary: 'Un giro al giorno; ogni settore è largo quanto la sua probabilità.' },
};

/** What an announced turn gives, behind where it comes from. */
const announced = (title: Record<keyof Texts, string>, from: Record<keyof Texts, string>): Texts => ({
  en: { title: title.en, summary: `${from.en}: 10, 20 or 50 free spins, and rarely a large bonus.` },
  de: { title: title.de, summary: `${from.de}: 10, 20 oder 50 Freispiele, selten ein großer Bonus.` },
  'fr-CA': {
    title: title['fr-CA'],
    summary: `${from['fr-CA']} : 10, 20 ou 50 tours gratuits, rarement un gros bonus.`,
  },
  no: { title: title.no, summary: `${from.no}: 10, 20 eller 50 gratisspinn, sjelden en stor bonus.` },
  it: { title: title.it, summary: `${from.it}: 10, 20 o 50 giri gratis, di rado un grande bonus.` },
});

/** The wheels of the demo: a turn a day, one for points, one as a welcome, those of groups; and the boxes of rocket chance. */
export const demoWheels: readonly PromotionRule[] = [
  {
    ...shared,
    kind: 'wheel',
    groupKey: 'wheel',
    texts: daily,
    trigger: { claim: 'daily' },
    rewards: [{ type: 'lootbox', groupKey: 'wheel_daily', days, items: wheelItems }],
    stacking: { group: 'wheel', order: 1 },
  },
  {
    ...shared,
    kind: 'shop',
    groupKey: 'wheel',
    texts: announced(
      {
        en: 'A turn of the wheel',
        de: 'Eine Drehung am Rad',
        'fr-CA': 'Un tour de roue',
        no: 'En omdreining av hjulet',
        it: 'Un giro di ruota',
      },
      {
        en: `For ${turnPrice} points`,
        de: `Für ${turnPrice} Punkte`,
        'fr-CA': `Pour ${turnPrice} points`,
        no: `For ${turnPrice} poeng`,
        it: `Per ${turnPrice} punti`,
      },
    ),
    trigger: { claim: 'points' },
    card: { group: 'wheel-turn', category: 'SPECIAL_REWARDS', tag: 'NEW', price: { EUR: turnPrice } },
    rewards: [{ type: 'lootbox', groupKey: 'manual_wheel_turn', days, items: announcedItems }],
  },
  {
    ...shared,
    kind: 'wheel',
    groupKey: 'wheel',
    texts: announced(
      {
        en: 'A turn to begin with',
        de: 'Eine Drehung zum Anfang',
        'fr-CA': 'Un tour pour commencer',
        no: 'En omdreining til å begynne med',
        it: 'Un giro per cominciare',
      },
      {
        en: 'With your first log-in',
        de: 'Mit der ersten Anmeldung',
        'fr-CA': 'Avec ta première connexion',
        no: 'Med din første innlogging',
        it: 'Con il primo accesso',
      },
    ),
    trigger: { event: 'signed_in' },
    condition: { firstTime: true },
    rewards: [{ type: 'lootbox', groupKey: 'wheel_welcome', days, items: announcedItems }],
    caps: { perPlayer: 1 },
  },
  ...Object.entries(itemsOfGroups).map(
    ([group, items]): PromotionRule => ({
      ...shared,
      kind: 'wheel',
      groupKey: 'wheel',
      texts: daily,
      trigger: { claim: 'daily' },
      audience: { groups: [Number(group)], notGroups: [100] },
      rewards: [{ type: 'lootbox', groupKey: `wheel_${group}`, days, items }],
      stacking: { group: 'wheel', order: 0 },
    }),
  ),
  ...rockets.map(
    ({ mode, price, items, texts }): PromotionRule => ({
      ...shared,
      kind: 'shop',
      groupKey: `rocket_${mode}`,
      texts,
      trigger: { claim: 'points' },
      card: { group: `rocket-${mode}`, category: 'SPECIAL_REWARDS', price: { EUR: price } },
      rewards: [{ type: 'lootbox', groupKey: `rocket_${mode}`, days, items }],
    }),
  ),
];
