import type { StoredContest } from './contest.ts';

type Told = Pick<StoredContest, 'rule' | 'kind'>;
type Words = Record<'en' | 'de' | 'fr' | 'it' | 'no', string>;

const titlesOf = ({ rule: { texts } }: Told): Words => ({
  en: texts.en.title,
  de: texts.de.title,
  fr: texts['fr-CA'].title,
  it: texts.it.title,
  no: texts.no.title,
});

const link = '/tournaments';

/** To somebody whom a person has taken off a board. */
export function excludedMessage(contest: Told, reason: string) {
  const titles = titlesOf(contest);
  return {
    title: {
      en: `You are no longer in “${titles.en}”`,
      de: `Du nimmst nicht mehr an „${titles.de}“ teil`,
      fr: `Vous ne participez plus à « ${titles.fr} »`,
      it: `Non partecipi più a «${titles.it}»`,
      no: `Du er ikke lenger med i «${titles.no}»`,
    },
    text: {
      en: `A person of the house has decided it. The reason: ${reason} Support answers if you see it differently.`,
      de: `Eine Person des Hauses hat das entschieden. Der Grund: ${reason} Der Support antwortet dir, wenn du es anders siehst.`,
      fr: `Une personne de la maison en a décidé ainsi. La raison : ${reason} L’assistance vous répond si vous n’êtes pas d’accord.`,
      it: `Lo ha deciso una persona della casa. Il motivo: ${reason} L’assistenza ti risponde se la vedi diversamente.`,
      no: `En person i huset har bestemt det. Grunnen: ${reason} Kundestøtten svarer hvis du ser annerledes på det.`,
    },
    link,
  };
}

/** To everybody in a contest that was ended before its time. */
export function canceledMessage(contest: Told) {
  const titles = titlesOf(contest);
  return {
    title: {
      en: `“${titles.en}” was canceled`,
      de: `„${titles.de}“ wurde abgesagt`,
      fr: `« ${titles.fr} » a été annulé`,
      it: `«${titles.it}» è stato annullato`,
      no: `«${titles.no}» er avlyst`,
    },
    text: {
      en: 'There is no result and no prize. What you were given before stays yours.',
      de: 'Es gibt kein Ergebnis und keine Preise. Was du vorher bekommen hast, bleibt deins.',
      fr: 'Il n’y a ni résultat ni prix. Ce que vous avez reçu auparavant reste à vous.',
      it: 'Non ci sono risultati né premi. Quello che hai ricevuto prima resta tuo.',
      no: 'Det blir verken resultat eller premier. Det du har fått tidligere, er fortsatt ditt.',
    },
    link,
  };
}
