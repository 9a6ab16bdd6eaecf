interface Words {
  subject(ticket: number): string;
  received: { heading: string; text: string };
  answer: { heading: string; asked: string };
  footer: string;
}

/** What support writes to people, by language. */
const byLanguage: Record<string, Words> = {
  en: {
    subject: (ticket) => `Your message to Halley support (no. ${ticket})`,
    received: {
      heading: 'We have your message',
      text: 'Thank you for writing to us. We usually answer within one working day. If you have more to add, simply reply to this mail.',
    },
    answer: { heading: 'Our answer to you', asked: 'You wrote:' },
    footer: 'You get this mail because you wrote to our support.',
  },
  de: {
    subject: (ticket) => `Deine Nachricht an den Halley-Support (Nr. ${ticket})`,
    received: {
      heading: 'Deine Nachricht ist da',
      text: 'Danke, dass du uns geschrieben hast. Wir antworten meist innerhalb eines Werktags. Möchtest du etwas ergänzen, antworte einfach auf diese Mail.',
    },
    answer: { heading: 'Unsere Antwort', asked: 'Du hast geschrieben:' },
    footer: 'Du bekommst diese Mail, weil du unserem Support geschrieben hast.',
  },
  fr: {
    subject: (ticket) => `Votre message à l’assistance Halley (nº ${ticket})`,
    received: {
      heading: 'Nous avons bien reçu votre message',
      text: 'Merci de nous avoir écrit. Nous répondons en général dans un délai d’un jour ouvrable. Pour ajouter quelque chose, répondez simplement à ce courriel.',
    },
    answer: { heading: 'Notre réponse', asked: 'Vous avez écrit :' },
    footer: 'Vous recevez ce courriel parce que vous avez écrit à notre assistance.',
  },
  it: {
    subject: (ticket) => `Il tuo messaggio all’assistenza Halley (n. ${ticket})`,
    received: {
      heading: 'Abbiamo ricevuto il tuo messaggio',
      text: 'Grazie per averci scritto. Di solito rispondiamo entro un giorno lavorativo. Se vuoi aggiungere qualcosa, rispondi a questa e-mail.',
    },
    answer: { heading: 'La nostra risposta', asked: 'Hai scritto:' },
    footer: 'Ricevi questa e-mail perché hai scritto alla nostra assistenza.',
  },
  no: {
    subject: (ticket) => `Meldingen din til Halleys kundestøtte (nr. ${ticket})`,
    received: {
      heading: 'Vi har fått meldingen din',
      text: 'Takk for at du skrev til oss. Vi svarer vanligvis innen én virkedag. Vil du legge til noe, er det bare å svare på denne e-posten.',
    },
    answer: { heading: 'Svaret vårt', asked: 'Du skrev:' },
    footer: 'Du får denne e-posten fordi du skrev til kundestøtten vår.',
  },
};

export function wordsFor(language: string): { language: string; words: Words } {
  const short = language.slice(0, 2);
  const found = byLanguage[short];
  return found ? { language: short, words: found } : { language: 'en', words: byLanguage.en as Words };
}
