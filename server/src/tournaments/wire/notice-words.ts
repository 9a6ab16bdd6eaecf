import type { StoredContest } from '../contest.ts';

type Texts = StoredContest['rule']['texts'];
type Words = Record<'en' | 'de' | 'fr' | 'it' | 'no', string>;

interface Notice {
  title: Words;
  text: Words;
}

const titles = (texts: Texts): Words => ({
  en: texts.en.title,
  de: texts.de.title,
  fr: texts['fr-CA'].title,
  it: texts.it.title,
  no: texts.no.title,
});

/** To who has joined, an hour before. */
export const startsSoonWords = (texts: Texts): Notice => ({
  title: titles(texts),
  text: {
    en: 'This tournament, which you have joined, starts within the hour.',
    de: 'Dieses Turnier, an dem du teilnimmst, beginnt in der nächsten Stunde.',
    fr: 'Ce tournoi, auquel vous participez, commence dans l’heure.',
    it: 'Questo torneo, a cui partecipi, inizia entro un’ora.',
    no: 'Denne turneringen, som du er med i, begynner innen en time.',
  },
});

export const startedWords = (texts: Texts): Notice => ({
  title: titles(texts),
  text: {
    en: 'This tournament, which you have joined, has started.',
    de: 'Dieses Turnier, an dem du teilnimmst, hat begonnen.',
    fr: 'Ce tournoi, auquel vous participez, a commencé.',
    it: 'Questo torneo, a cui partecipi, è iniziato.',
    no: 'Denne turneringen, som du er med i, har begynt.',
  },
});

/** To who has won something; what it is stands with the result. */
export const wonWords = (texts: Texts): Notice => ({
  title: {
    en: `A prize in “${texts.en.title}”`,
    de: `Ein Preis bei „${texts.de.title}“`,
    fr: `Un prix dans « ${texts['fr-CA'].title} »`,
    it: `Un premio in «${texts.it.title}»`,
    no: `En premie i «${texts.no.title}»`,
  },
  text: {
    en: 'The result is final, and your place has a prize. It comes to your account by itself.',
    de: 'Das Ergebnis steht fest, und dein Platz hat einen Preis. Er kommt von selbst auf dein Konto.',
    fr: 'Le résultat est définitif et votre place a un prix. Il arrive de lui-même sur votre compte.',
    it: 'Il risultato è definitivo e il tuo posto ha un premio. Arriva da solo sul tuo conto.',
    no: 'Resultatet er endelig, og plassen din har en premie. Den kommer til kontoen din av seg selv.',
  },
});
