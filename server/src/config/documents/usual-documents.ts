import type { ConfigDocument, ConfigDocumentName } from '@halley/contract';
import { usualQuestLevels } from './usual-quest-levels.ts';
import { usualSurveys } from './usual-surveys.ts';

const usualLogos = ['visa', 'mastercard', 'bank-transfer', 'bitcoin', 'ethereum', 'litecoin', 'tether'];

/** Small steps at first, wider ones where small ones would be clicked for long. */
function stepsOf({ defaultAmount, step, rounding = 0 }: { defaultAmount: number; step: number; rounding?: number }) {
  const wide = [step, step * 5, step * 50] as const;
  const steps = [
    { min: 0, max: step * 20, step: wide[0] },
    { min: step * 20, max: step * 200, step: wide[1] },
    { min: step * 200, max: 'Infinity' as const, step: wide[2] },
  ];
  return { defaultAmount, rounding, steps };
}

/** What a document says until an operator has written it. */
export const usualDocuments: { [Name in ConfigDocumentName]: ConfigDocument<Name> } = {
  'providers-config': {},
  'enable-games-config': {},
  'games-aliases-config': { enabled: true, aliases: [] },
  'menu-categories-games': {},
  'sum-thresholds': {
    // The product's own (CURR-10 to 12).
    USD: { bets_cents: 6_000_000, deposits_cents: 600_000 },
    EUR: { bets_cents: 6_000_000, deposits_cents: 600_000 },
    AUD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    CAD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    NZD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    BRL: { bets_cents: 30_000_000, deposits_cents: 3_000_000 },
    // What they come to in the currencies it does not name, in round numbers.
    NOK: { bets_cents: 60_000_000, deposits_cents: 6_000_000 },
    JPY: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    BTC: { bets_cents: 60_000_000, deposits_cents: 6_000_000 },
    ETH: { bets_cents: 1_800_000_000, deposits_cents: 180_000_000 },
    BCH: { bets_cents: 12_000_000_000, deposits_cents: 1_200_000_000 },
    LTC: { bets_cents: 66_000_000_000, deposits_cents: 6_600_000_000 },
    DOG: { bets_cents: 30_000_000_000_000, deposits_cents: 3_000_000_000_000 },
    USDT: { bets_cents: 60_000_000_000, deposits_cents: 6_000_000_000 },
  },
  'currency-config': {
    default: {
      EUR: stepsOf({ defaultAmount: 50, step: 10 }),
      USD: stepsOf({ defaultAmount: 50, step: 10 }),
      AUD: stepsOf({ defaultAmount: 75, step: 15 }),
      CAD: stepsOf({ defaultAmount: 75, step: 15 }),
      NZD: stepsOf({ defaultAmount: 75, step: 15 }),
      NOK: stepsOf({ defaultAmount: 500, step: 100 }),
      BRL: stepsOf({ defaultAmount: 250, step: 50 }),
      JPY: stepsOf({ defaultAmount: 7500, step: 1500 }),
      BTC: stepsOf({ defaultAmount: 0.001, step: 0.0005, rounding: 8 }),
      ETH: stepsOf({ defaultAmount: 0.02, step: 0.01, rounding: 8 }),
      BCH: stepsOf({ defaultAmount: 0.1, step: 0.05, rounding: 8 }),
      LTC: stepsOf({ defaultAmount: 0.5, step: 0.1, rounding: 8 }),
      DOG: stepsOf({ defaultAmount: 250, step: 50, rounding: 8 }),
      USDT: stepsOf({ defaultAmount: 50, step: 25, rounding: 6 }),
    },
  },
  'cashbox-presets': {
    userGroups: {},
    global: {
      EUR: ['20', '50', '100', '200'],
      USD: ['20', '50', '100', '200'],
      AUD: ['30', '75', '150', '300'],
      CAD: ['30', '75', '150', '300'],
      NZD: ['30', '75', '150', '300'],
      NOK: ['200', '500', '1000', '2000'],
      BRL: ['100', '250', '500', '1000'],
      JPY: ['3000', '7500', '15000', '30000'],
      BTC: ['0.0005', '0.001', '0.002', '0.005'],
      ETH: ['0.01', '0.02', '0.05', '0.1'],
      BCH: ['0.05', '0.1', '0.2', '0.5'],
      LTC: ['0.2', '0.5', '1', '2'],
      DOG: ['100', '250', '500', '1000'],
      USDT: ['25', '50', '100', '200'],
    },
  },
  'manage-withdraw-config': {
    // A withdrawal of theirs waits for a person: who knows it beforehand can spare themselves the wait.
    unverifiedUsersGeo: { enabled: true, geos: [] },
    kycAlert: { enabled: false, geos: [] },
    multiAccAlert: { enabled: false, geos: [] },
  },
  'limits-config': {},
  'taxes-config': { profiles: [] },
  'stag-by-referrer-name': { pages: null, countries: {} },
  'survey-config': { survey_id: '', survey_collector_id: '', is_enable_widget: false },
  'surveys-config': usualSurveys,
  // What it does not say follows from whether this house reads a feed of sport.
  'betting-config': {},
  'main-widget-config': {},
  'logo-config': { logoUrl: { mobile: '', full: '' } },
  'manage-promotion-pages': {},
  'footer-payments-config': { payments: usualLogos },
  'footer-config': {
    socials: [],
    payments: { default: usualLogos, EE: ['visa', 'mastercard', 'bank-transfer'] },
    licences: [],
    contacts: { email: 'support@halley.test' },
    blog: [],
  },
  'scripts-config': { scripts: [] },
  'welcome-offer-config': { stag: {}, geoIp: {} },
  managers: [],
  'support-config': {
    timeZone: 'UTC',
    hours: null,
    closed: [],
    replies: [
      {
        key: 'hello',
        title: 'Welcome',
        texts: {
          en: 'Hello, thank you for writing to us. How can I help you?',
          de: 'Hallo, schön, dass du uns schreibst. Wie kann ich dir helfen?',
          fr: 'Bonjour, merci de nous écrire. Comment puis-je vous aider ?',
          it: 'Ciao, grazie per averci scritto. Come posso aiutarti?',
          no: 'Hei, og takk for at du skriver til oss. Hva kan jeg hjelpe deg med?',
        },
      },
      {
        key: 'moment',
        title: 'I am looking into it',
        texts: {
          en: 'I am looking into it. This takes a few minutes; I will write to you here.',
          de: 'Ich sehe mir das an. Das dauert ein paar Minuten, ich melde mich hier.',
          fr: 'Je regarde cela. Il me faut quelques minutes, je vous réponds ici.',
          it: 'Sto verificando. Mi servono pochi minuti, ti scrivo qui.',
          no: 'Jeg ser på saken. Det tar noen minutter, så svarer jeg deg her.',
        },
      },
      {
        key: 'limits',
        title: 'Limits and breaks',
        texts: {
          en: 'You can set limits or take a break at any time in your profile under “Limits”. I can also show you where to find independent help, free of charge.',
          de: 'Limits und Pausen kannst du jederzeit in deinem Profil unter „Limits“ einstellen. Ich nenne dir gern auch unabhängige, kostenlose Hilfe.',
          fr: 'Vous pouvez fixer des limites ou faire une pause à tout moment dans votre profil, sous « Limites ». Je peux aussi vous indiquer une aide indépendante et gratuite.',
          it: 'Puoi impostare limiti o fare una pausa in qualsiasi momento nel tuo profilo, alla voce “Limiti”. Posso anche indicarti un aiuto indipendente e gratuito.',
          no: 'Du kan når som helst sette grenser eller ta en pause i profilen din under «Grenser». Jeg kan også vise deg uavhengig og gratis hjelp.',
        },
      },
    ],
  },
  brands: [
    {
      id: 'halley',
      name: 'Halley',
      hosts: [],
      colours: {},
      logoUrl: { mobile: '', full: '' },
      icons: [],
      email: 'support@halley.test',
      socials: [],
    },
  ],
  'brand-drafts': [],
  'vip-adventures': { variables: {}, prizes: {} },
  'group-names': {},
  'vip-program-config': {
    rewardCards: {},
    levelRewards: {},
    levelsConfig: {},
    levelCards: {},
    levelBonusesCount: {},
    seasonInfo: { dateStart: '', dateEnd: '' },
  },
  'disabled-bonuses': { group_keys: [] },
  'modify-gifts-config': [],
  'excluded-promo-stags': [],
  'additional-gifts': {},
  'daily-bonus-config': {},
  'wheel-config': [],
  'wheel-config-segments': {},
  'quest-levels': usualQuestLevels(),
  'achievements-config': { tournaments: [], groups: [], deposits: [] },
};
