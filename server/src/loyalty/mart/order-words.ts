import { wordsIn } from '../../promotions/index.ts';
import type { Order } from './order.ts';

type Words = Record<'en' | 'de' | 'fr' | 'it' | 'no', (title: string) => string>;

const titles: { readonly [State in 'sent' | 'canceled' | 'returned']: Words } = {
  sent: {
    en: (title) => `On its way: ${title}`,
    de: (title) => `Unterwegs: ${title}`,
    fr: (title) => `En route: ${title}`,
    it: (title) => `In viaggio: ${title}`,
    no: (title) => `På vei: ${title}`,
  },
  canceled: {
    en: (title) => `Canceled: ${title}`,
    de: (title) => `Storniert: ${title}`,
    fr: (title) => `Annulé: ${title}`,
    it: (title) => `Annullato: ${title}`,
    no: (title) => `Kansellert: ${title}`,
  },
  returned: {
    en: (title) => `Taken back: ${title}`,
    de: (title) => `Zurückgenommen: ${title}`,
    fr: (title) => `Repris: ${title}`,
    it: (title) => `Ritirato: ${title}`,
    no: (title) => `Trukket tilbake: ${title}`,
  },
};

const pointsAreBack = {
  en: 'The points are there again. Everything about it is among your orders.',
  de: 'Die Punkte sind wieder da. Alles dazu steht bei deinen Bestellungen.',
  fr: 'Les points sont de retour. Tout est indiqué parmi vos commandes.',
  it: 'I punti sono di nuovo lì. Tutto è tra i tuoi ordini.',
  no: 'Poengene er tilbake. Alt om det står blant bestillingene dine.',
};
const isSent = {
  en: 'Where it is and its number are among your orders.',
  de: 'Wo es ist und seine Nummer stehen bei deinen Bestellungen.',
  fr: 'Le suivi et le numéro sont parmi vos commandes.',
  it: 'Dove si trova e il suo numero sono tra i tuoi ordini.',
  no: 'Hvor den er og nummeret står blant bestillingene dine.',
};

/** Said when people have moved an order on. Null: nothing that the player would wait for. */
export function orderMessage({ state, texts }: Pick<Order, 'state' | 'texts'>) {
  if (state !== 'sent' && state !== 'canceled' && state !== 'returned') return null;
  const { en, de, fr, it, no } = titles[state];
  const of = (language: string) => wordsIn(texts, language).title;
  const title = { en: en(of('en')), de: de(of('de')), fr: fr(of('fr-CA')), it: it(of('it')), no: no(of('no')) };
  return { title, text: state === 'sent' ? isSent : pointsAreBack, link: '/rocket-mart#orders' };
}
