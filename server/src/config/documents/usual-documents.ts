import type { ConfigDocument, ConfigDocumentName } from '@halley/contract';
import { usualSurveys } from './usual-surveys.ts';

const usualLogos = ['visa', 'mastercard', 'bank-transfer', 'bitcoin', 'ethereum', 'litecoin', 'tether'];

/** What a document says until an operator has written it. */
export const usualDocuments: { [Name in ConfigDocumentName]: ConfigDocument<Name> } = {
  'providers-config': {},
  'enable-games-config': {},
  'games-aliases-config': { enabled: true, aliases: [] },
  'menu-categories-games': {},
  'sum-thresholds': {
    USD: { bets_cents: 6_000_000, deposits_cents: 600_000 },
    EUR: { bets_cents: 6_000_000, deposits_cents: 600_000 },
    AUD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    CAD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    NZD: { bets_cents: 9_000_000, deposits_cents: 900_000 },
    BRL: { bets_cents: 30_000_000, deposits_cents: 3_000_000 },
  },
  'currency-config': { default: {} },
  'cashbox-presets': { userGroups: {}, global: {} },
  'manage-withdraw-config': {
    unverifiedUsersGeo: { enabled: false, geos: [] },
    kycAlert: { enabled: false, geos: [] },
    multiAccAlert: { enabled: false, geos: [] },
  },
  'limits-config': {},
  'stag-by-referrer-name': { pages: null, countries: {} },
  'survey-config': { survey_id: '', survey_collector_id: '', is_enable_widget: false },
  'surveys-config': usualSurveys,
  'betting-config': { enabled: false },
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
  'vip-adventures': { variables: {}, prizes: {} },
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
};
