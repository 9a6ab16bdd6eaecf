import type { PromotionRule } from '@halley/contract';

export const demoLottery = 'grand-tour-draw';
/** Points for one ticket: as the lottery says and as the shop takes. */
export const ticketPoints = 50;

/** A ticket of the lottery that runs, for points. It names that lottery, so it can be published once there is one. */
export const ticketCard: PromotionRule = {
  kind: 'shop',
  product: 'casino',
  groupKey: 'shop',
  texts: {
    en: {
      title: 'A ticket of The grand tour',
      summary: 'One number in the draw of this week. Most tickets win nothing; anybody can check the draw.',
    },
    de: {
      title: 'Ein Los der großen Tour',
      summary: 'Eine Nummer in der Ziehung dieser Woche. Die meisten gewinnen nichts; jeder kann nachrechnen.',
    },
    'fr-CA': {
      title: 'Un billet du grand tour',
      summary: 'Un numéro au tirage de la semaine. La plupart ne gagnent rien; tout le monde peut le vérifier.',
    },
    no: {
      title: 'Et lodd i den store rundturen',
      summary: 'Ett nummer i ukens trekning. De fleste vinner ingenting; alle kan kontrollere den.',
    },
    it: {
      title: 'Un biglietto del grande giro',
      summary: 'Un numero nell’estrazione della settimana. La maggior parte non vince; chiunque può controllare.',
    },
  },
  schedule: { from: '2026-01-01T00:00:00.000Z' },
  trigger: { claim: 'points' },
  card: { group: 'lottery-ticket', category: 'SPECIAL_REWARDS', price: { EUR: ticketPoints } },
  audience: { notGroups: [100] },
  condition: {},
  rewards: [{ type: 'tickets', lottery: demoLottery, count: 1 }],
  takeDays: 30,
  caps: { perPlayer: 1_000 },
  budget: { currency: 'EUR', expected: 1_000_00, hard: 2_000_00 },
  stacking: { group: '', order: 0 },
};
