import type { PromotionRule } from '@halley/contract';
import { wordsIn } from '../../promotions/index.ts';

/** Said when people have taken a box away that nobody had opened. */
export function boxMessage(texts: PromotionRule['texts']) {
  const of = (language: string) => wordsIn(texts, language).title;
  return {
    title: {
      en: `Taken back: ${of('en')}`,
      de: `Zurückgenommen: ${of('de')}`,
      fr: `Repris: ${of('fr-CA')}`,
      it: `Ritirato: ${of('it')}`,
      no: `Trukket tilbake: ${of('no')}`,
    },
    text: {
      en: 'It was given by mistake and had not been opened. Nothing else changes; support answers questions.',
      de: 'Es wurde versehentlich gegeben und war nicht geöffnet. Sonst ändert sich nichts; Fragen beantwortet der Support.',
      fr: 'Il a été donné par erreur et n’avait pas été ouvert. Rien d’autre ne change; l’assistance répond aux questions.',
      it: 'È stato dato per errore e non era stato aperto. Non cambia altro; l’assistenza risponde alle domande.',
      no: 'Den ble gitt ved en feil og var ikke åpnet. Ingenting annet endres; kundeservice svarer på spørsmål.',
    },
    link: '/support',
  };
}
