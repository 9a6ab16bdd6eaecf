import type { PromotionRule, Reward, Weights } from '@halley/contract';
import { amounts, spinBet } from './amounts.ts';

const weights: Weights = { slots: 100, other: 50, tables: 10, sport: 0 };
const from = '2026-01-01T00:00:00.000Z';
const wagering = { wager: 10, weights, games: {}, maxStake: amounts(5), days: 30, release: 'steps' } as const;
const budget = { currency: 'EUR', expected: 2_000_00, hard: 9_000_00 } as const;

/** What reaching a level gives. */
const levelGift = (level: number, texts: PromotionRule['texts'], rewards: Reward[]): PromotionRule => ({
  kind: 'no_deposit',
  product: 'casino',
  groupKey: `level-${level}`,
  texts,
  schedule: { from },
  trigger: { event: 'level_reached' },
  audience: { notGroups: [100], level: { from: level, to: level } },
  condition: {},
  rewards,
  takeDays: 30,
  caps: { perPlayer: 1 },
  budget,
  stacking: { group: '', order: 0 },
});

const levelGifts: readonly PromotionRule[] = [
  levelGift(
    2,
    {
      en: { title: '20 points for level 2', summary: 'Twenty points to spend, because level 2 is reached.' },
      de: { title: '20 Punkte für Level 2', summary: 'Zwanzig Punkte zum Ausgeben, weil Level 2 erreicht ist.' },
      'fr-CA': {
        title: '20 points pour le niveau 2',
        summary: 'Vingt points à dépenser, car le niveau 2 est atteint.',
      },
      no: { title: '20 poeng for nivå 2', summary: 'Tjue poeng å bruke, fordi nivå 2 er nådd.' },
      it: { title: '20 punti per il livello 2', summary: 'Venti punti da spendere, perché il livello 2 è raggiunto.' },
    },
    [{ type: 'points', chargeable: 20, persistent: 0 }],
  ),
  levelGift(
    3,
    {
      en: { title: '10 spins for level 3', summary: 'Ten spins at Comet Run. What they win is yours at once.' },
      de: { title: '10 Drehs für Level 3', summary: 'Zehn Drehs bei Comet Run. Was sie gewinnen, gehört dir sofort.' },
      'fr-CA': {
        title: '10 tours pour le niveau 3',
        summary: 'Dix tours à Comet Run. Leurs gains sont à toi aussitôt.',
      },
      no: { title: '10 spinn for nivå 3', summary: 'Ti spinn i Comet Run. Det de vinner, er ditt med en gang.' },
      it: { title: '10 giri per il livello 3', summary: 'Dieci giri a Comet Run. Ciò che vincono è subito tuo.' },
    },
    [
      {
        type: 'freespins',
        games: ['halley-studio/comet-run'],
        // The game is not played at 30 yen.
        bet: spinBet,
        count: 10,
        days: 30,
        result: 'cash',
        maxWin: amounts(50),
      },
    ],
  ),
  levelGift(
    4,
    {
      en: { title: '5 euros for level 4', summary: 'Five euros of your own, with nothing to stake.' },
      de: { title: '5 Euro für Level 4', summary: 'Fünf Euro eigenes Geld, ohne Umsatz.' },
      'fr-CA': { title: '5 euros pour le niveau 4', summary: 'Cinq euros à toi, sans rien à miser.' },
      no: { title: '5 euro for nivå 4', summary: 'Fem euro som er dine, uten krav om innsats.' },
      it: { title: '5 euro per il livello 4', summary: 'Cinque euro tuoi, senza nulla da giocare.' },
    },
    [{ type: 'cash', amount: amounts(5) }],
  ),
];

/** What a newcomer of the demo can try at once. The key is the group of their gifts. */
export const demoPromotions: readonly PromotionRule[] = [
  ...levelGifts,
  {
    kind: 'deposit',
    product: 'casino',
    groupKey: 'welcome',
    texts: {
      en: {
        title: '100% on your first deposit',
        summary:
          'As much again as you deposit, up to 100 euros. Stake it ten times, a tenth becomes yours at each step.',
      },
      de: {
        title: '100 % auf deine erste Einzahlung',
        summary:
          'Noch einmal so viel, wie du einzahlst, bis 100 Euro. Setze es zehnmal um; mit jedem Schritt gehört dir ein Zehntel.',
      },
      'fr-CA': {
        title: '100 % sur ton premier dépôt',
        summary: 'Autant que ton dépôt, jusqu’à 100 euros. À miser dix fois; à chaque étape, un dixième est à toi.',
      },
      no: {
        title: '100 % på ditt første innskudd',
        summary: 'Like mye som du setter inn, opptil 100 euro. Spill det ti ganger; for hvert trinn er en tidel din.',
      },
      it: {
        title: '100% sul primo deposito',
        summary:
          'Altrettanto di quanto depositi, fino a 100 euro. Da giocare dieci volte; a ogni passo un decimo è tuo.',
      },
    },
    schedule: { from },
    trigger: { claim: 'choice' },
    audience: { notGroups: [100] },
    condition: { depositNumber: [1], amountAtLeast: amounts(10), firstTime: true },
    rewards: [{ type: 'bonus', percent: 100, cap: amounts(100), ...wagering }],
    takeDays: 7,
    caps: { perPlayer: 1, perHousehold: 1 },
    budget,
    stacking: { group: 'welcome', order: 1 },
  },
  {
    kind: 'reload',
    product: 'casino',
    groupKey: 'monday',
    texts: {
      en: {
        title: '50% on a deposit',
        summary: 'Half of what you deposit on top, up to 75 euros. Stake it ten times.',
      },
      de: {
        title: '50 % auf eine Einzahlung',
        summary: 'Die Hälfte deiner Einzahlung obendrauf, bis 75 Euro. Setze es zehnmal um.',
      },
      'fr-CA': {
        title: '50 % sur un dépôt',
        summary: 'La moitié de ton dépôt en plus, jusqu’à 75 euros. À miser dix fois.',
      },
      no: {
        title: '50 % på et innskudd',
        summary: 'Halvparten av innskuddet i tillegg, opptil 75 euro. Spill det ti ganger.',
      },
      it: {
        title: '50% su un deposito',
        summary: 'La metà del deposito in più, fino a 75 euro. Da giocare dieci volte.',
      },
    },
    schedule: { from },
    trigger: { claim: 'choice' },
    audience: { notGroups: [100] },
    condition: { amountAtLeast: amounts(20) },
    rewards: [{ type: 'bonus', percent: 50, cap: amounts(75), ...wagering, days: 14 }],
    takeDays: 7,
    caps: { perPlayer: 1_000 },
    budget,
    stacking: { group: 'welcome', order: 2 },
  },
  {
    kind: 'registration',
    product: 'casino',
    groupKey: 'first-spins',
    texts: {
      en: {
        title: '20 free spins',
        summary: 'On Comet Run, 0.20 euros each. What you win is your own money, up to 50 euros.',
      },
      de: {
        title: '20 Freispiele',
        summary: 'In Comet Run, je 0,20 Euro. Was du gewinnst, ist dein eigenes Geld, bis 50 Euro.',
      },
      'fr-CA': {
        title: '20 tours gratuits',
        summary: 'Sur Comet Run, 0,20 euro chacun. Ce que tu gagnes est à toi, jusqu’à 50 euros.',
      },
      no: {
        title: '20 gratisspinn',
        summary: 'På Comet Run, 0,20 euro hver. Det du vinner, er dine egne penger, opptil 50 euro.',
      },
      it: {
        title: '20 giri gratis',
        summary: 'Su Comet Run, 0,20 euro l’uno. Quello che vinci è denaro tuo, fino a 50 euro.',
      },
    },
    schedule: { from },
    trigger: { event: 'registered' },
    audience: { notGroups: [100] },
    condition: { firstTime: true },
    rewards: [
      {
        type: 'freespins',
        games: ['halley-studio/comet-run'],
        bet: spinBet,
        count: 20,
        days: 7,
        result: 'cash',
        maxWin: amounts(50),
      },
    ],
    takeDays: 30,
    caps: { perPlayer: 1, perHousehold: 1 },
    budget,
    stacking: { group: 'newcomers', order: 1 },
  },
  {
    kind: 'cashback',
    product: 'casino',
    groupKey: 'cashback',
    texts: {
      en: {
        title: '10% cashback, every week',
        summary: 'A tenth of what a week of play has cost you comes back on Monday as your own money, up to 200 euros.',
      },
      de: {
        title: '10 % zurück, jede Woche',
        summary:
          'Ein Zehntel dessen, was dich eine Woche Spiel gekostet hat, kommt am Montag als eigenes Geld zurück, bis 200 Euro.',
      },
      'fr-CA': {
        title: '10 % de remise, chaque semaine',
        summary:
          'Un dixième de ce qu’une semaine de jeu t’a coûté revient le lundi en argent à toi, jusqu’à 200 euros.',
      },
      no: {
        title: '10 % tilbake, hver uke',
        summary:
          'En tidel av det en ukes spill har kostet deg, kommer tilbake mandag som dine egne penger, opptil 200 euro.',
      },
      it: {
        title: '10% indietro, ogni settimana',
        summary:
          'Un decimo di quanto ti è costata una settimana di gioco torna il lunedì come denaro tuo, fino a 200 euro.',
      },
    },
    schedule: { from },
    trigger: {
      every: 'week',
      meter: { of: 'netLoss', money: 'cash', games: {}, window: 'week', from: 'start' },
    },
    audience: { notGroups: [100] },
    condition: {},
    rewards: [{ type: 'cash', percent: 10, cap: amounts(200) }],
    takeDays: 7,
    caps: { perPlayer: 1_000 },
    budget,
    stacking: { group: 'cashback', order: 1 },
  },
  {
    kind: 'coupon',
    product: 'casino',
    groupKey: 'coupon',
    texts: {
      en: {
        title: 'A gift of 10 euros',
        summary: 'For whoever brings the code. Stake it ten times; up to 50 euros become your own money.',
      },
      de: {
        title: 'Ein Geschenk von 10 Euro',
        summary: 'Für alle, die den Code mitbringen. Setze es zehnmal um; bis 50 Euro werden dein eigenes Geld.',
      },
      'fr-CA': {
        title: 'Un cadeau de 10 euros',
        summary: 'Pour qui apporte le code. À miser dix fois; jusqu’à 50 euros deviennent ton argent.',
      },
      no: {
        title: 'En gave på 10 euro',
        summary: 'For den som har koden. Spill den ti ganger; opptil 50 euro blir dine egne penger.',
      },
      it: {
        title: 'Un regalo di 10 euro',
        summary: 'Per chi porta il codice. Da giocare dieci volte; fino a 50 euro diventano denaro tuo.',
      },
    },
    schedule: { from },
    trigger: { claim: 'code' },
    audience: { notGroups: [100] },
    condition: { firstTime: true },
    rewards: [{ type: 'bonus', amount: amounts(10), ...wagering, maxCashout: amounts(50) }],
    takeDays: 30,
    caps: { perPlayer: 1 },
    budget,
    stacking: { group: 'coupon', order: 1 },
  },
];

/** The code of the demo's coupon, for whoever tries it. */
export const demoCode = 'COMET';

/** Gifts of the accounts that everybody can log in to: each finds another stage. `take`: it is played with already. */
export const demoGifts: readonly {
  email: string;
  title: string;
  take?: true;
  reward: Extract<Reward, { type: 'bonus' | 'freespins' }>;
}[] = [
  {
    email: 'player@halley.test',
    title: 'Monday gift',
    take: true,
    reward: { type: 'bonus', amount: { EUR: 52_00 }, ...wagering },
  },
  {
    email: 'player@halley.test',
    title: '10 free spins on Comet Run',
    reward: {
      type: 'freespins',
      games: ['halley-studio/comet-run'],
      bet: { EUR: 20 },
      count: 10,
      days: 7,
      result: 'cash',
      maxWin: { EUR: 50_00 },
    },
  },
  {
    email: 'vip@halley.test',
    title: 'A bonus for the long way',
    take: true,
    reward: { type: 'bonus', amount: { EUR: 500_00 }, ...wagering, maxStake: { EUR: 50_00 } },
  },
  {
    email: 'vip@halley.test',
    title: 'And one behind it',
    take: true,
    reward: { type: 'bonus', amount: { EUR: 100_00 }, ...wagering, release: 'whole' },
  },
];
