import { type Language, languageOfLocale, layOutMail } from '../../kit/mail/index.ts';

interface Words {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
  footer: string;
}

/** For accounts whose address is confirmed from the start. Short and friendly; no offer, no countdown, and the way to limits is named at once. */
const words: Record<Language, Words> = {
  en: {
    subject: 'Welcome to Halley',
    heading: 'Good to have you here',
    paragraphs: [
      'Your account is open. You can look around, try every game for fun, and play whenever you feel like it.',
      'Play should stay a pastime: limits for deposits and time are in your profile, and you can set them any day.',
    ],
    button: 'Open Halley',
    footer: 'You get this mail because an account was opened with this address. If that was not you, tell our support.',
  },
  de: {
    subject: 'Willkommen bei Halley',
    heading: 'Schön, dass du da bist',
    paragraphs: [
      'Dein Konto ist offen. Sieh dich in Ruhe um, probiere jedes Spiel zum Spaß aus und spiele, wann du magst.',
      'Spielen soll Zeitvertreib bleiben: Limits für Einzahlungen und Zeit findest du im Profil, jederzeit.',
    ],
    button: 'Halley öffnen',
    footer:
      'Du bekommst diese Mail, weil mit dieser Adresse ein Konto eröffnet wurde. Warst du das nicht, sag es unserem Support.',
  },
  fr: {
    subject: 'Bienvenue chez Halley',
    heading: 'Heureux de vous compter parmi nous',
    paragraphs: [
      'Votre compte est ouvert. Faites le tour, essayez chaque jeu pour le plaisir et jouez quand vous le souhaitez.',
      'Le jeu doit rester un loisir : les limites de dépôt et de temps se trouvent dans votre profil, à tout moment.',
    ],
    button: 'Ouvrir Halley',
    footer:
      'Vous recevez ce courriel parce qu’un compte a été ouvert avec cette adresse. Si ce n’était pas vous, écrivez à notre assistance.',
  },
  it: {
    subject: 'Benvenuto su Halley',
    heading: 'È bello averti qui',
    paragraphs: [
      'Il tuo conto è aperto. Guardati intorno, prova ogni gioco per divertimento e gioca quando ne hai voglia.',
      'Il gioco deve restare un passatempo: trovi i limiti di deposito e di tempo nel tuo profilo, in ogni momento.',
    ],
    button: 'Apri Halley',
    footer:
      'Ricevi questa e-mail perché è stato aperto un conto con questo indirizzo. Se non sei stato tu, avvisa la nostra assistenza.',
  },
  no: {
    subject: 'Velkommen til Halley',
    heading: 'Hyggelig å ha deg her',
    paragraphs: [
      'Kontoen din er åpen. Se deg rundt, prøv alle spill for moro skyld, og spill når du har lyst.',
      'Spill skal være et tidsfordriv: grenser for innskudd og tid finner du i profilen, når som helst.',
    ],
    button: 'Åpne Halley',
    footer:
      'Du får denne e-posten fordi en konto ble åpnet med denne adressen. Var det ikke deg, si fra til kundestøtten vår.',
  },
};

export function welcomeMail(input: { language: string; publicUrl: string }) {
  const language = languageOfLocale(input.language);
  const { button, ...rest } = words[language];
  return layOutMail({ language, ...rest, button: { label: button, url: input.publicUrl } });
}
