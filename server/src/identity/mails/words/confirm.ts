import type { Language, MailWords } from '../../../kit/mail/index.ts';

/** The first mail an account gets. Short and friendly; no offer, no countdown, and the way to limits is named at once. */
export const confirmWords: Record<Language, MailWords> = {
  en: {
    subject: 'Welcome to Halley: confirm your address',
    heading: 'Good to have you here',
    paragraphs: [
      'Your account is open. Please confirm that this address is yours, so that we can reach you when it matters.',
      'Play should stay a pastime: limits for deposits and time are in your profile, and you can set them any day.',
      'The link works once and for seven days.',
    ],
    button: 'Confirm my address',
  },
  de: {
    subject: 'Willkommen bei Halley: Bestätige deine Adresse',
    heading: 'Schön, dass du da bist',
    paragraphs: [
      'Dein Konto ist offen. Bestätige bitte, dass diese Adresse dir gehört, damit wir dich im Ernstfall erreichen.',
      'Spielen soll Zeitvertreib bleiben: Limits für Einzahlungen und Zeit findest du im Profil, jederzeit.',
      'Der Link gilt einmal und sieben Tage lang.',
    ],
    button: 'Adresse bestätigen',
  },
  fr: {
    subject: 'Bienvenue chez Halley : confirmez votre adresse',
    heading: 'Heureux de vous compter parmi nous',
    paragraphs: [
      'Votre compte est ouvert. Confirmez que cette adresse est bien la vôtre, afin que nous puissions vous joindre.',
      'Le jeu doit rester un loisir : les limites de dépôt et de temps se trouvent dans votre profil, à tout moment.',
      'Le lien fonctionne une seule fois, pendant sept jours.',
    ],
    button: 'Confirmer mon adresse',
  },
  it: {
    subject: 'Benvenuto su Halley: conferma il tuo indirizzo',
    heading: 'È bello averti qui',
    paragraphs: [
      'Il tuo conto è aperto. Conferma che questo indirizzo è tuo, così possiamo raggiungerti quando serve.',
      'Il gioco deve restare un passatempo: trovi i limiti di deposito e di tempo nel tuo profilo, in ogni momento.',
      'Il link funziona una sola volta, per sette giorni.',
    ],
    button: 'Conferma il mio indirizzo',
  },
  no: {
    subject: 'Velkommen til Halley: bekreft adressen din',
    heading: 'Hyggelig å ha deg her',
    paragraphs: [
      'Kontoen din er åpen. Bekreft at denne adressen er din, så vi kan nå deg når det gjelder.',
      'Spill skal være et tidsfordriv: grenser for innskudd og tid finner du i profilen, når som helst.',
      'Lenken virker én gang, i sju dager.',
    ],
    button: 'Bekreft adressen min',
  },
};
