import type { Language, MailWords } from '../../../kit/mail/index.ts';

export const resetWords: Record<Language, MailWords> = {
  en: {
    subject: 'A new password for Halley',
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for your account. The link works once and for one hour.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    button: 'Choose a new password',
  },
  de: {
    subject: 'Ein neues Passwort für Halley',
    heading: 'Wähle ein neues Passwort',
    paragraphs: [
      'Jemand, hoffentlich du, hat ein neues Passwort für dein Konto angefordert. Der Link gilt einmal und eine Stunde.',
      'Warst du es nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
    ],
    button: 'Neues Passwort wählen',
  },
  fr: {
    subject: 'Un nouveau mot de passe pour Halley',
    heading: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Le lien fonctionne une seule fois, pendant une heure.',
      'Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.',
    ],
    button: 'Choisir un mot de passe',
  },
  it: {
    subject: 'Una nuova password per Halley',
    heading: 'Scegli una nuova password',
    paragraphs: [
      'Qualcuno, speriamo tu, ha chiesto una nuova password per il tuo conto. Il link funziona una volta, per un’ora.',
      'Se non sei stato tu, non devi fare nulla: la tua password resta com’è.',
    ],
    button: 'Scegli una nuova password',
  },
  no: {
    subject: 'Nytt passord til Halley',
    heading: 'Velg et nytt passord',
    paragraphs: [
      'Noen, forhåpentligvis du, har bedt om et nytt passord til kontoen din. Lenken virker én gang, i én time.',
      'Var det ikke deg, trenger du ikke gjøre noe: passordet ditt er det samme som før.',
    ],
    button: 'Velg nytt passord',
  },
};

export const passwordChangedWords: Record<Language, MailWords> = {
  en: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed on {time}. All other devices have been logged out.',
      'If it was not you, choose a new password at once and tell our support.',
    ],
    button: 'It was not me',
  },
  de: {
    subject: 'Dein Passwort wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    paragraphs: [
      'Das Passwort deines Kontos wurde am {time} geändert. Alle anderen Geräte sind abgemeldet.',
      'Warst du das nicht, wähle sofort ein neues Passwort und sag es unserem Support.',
    ],
    button: 'Das war ich nicht',
  },
  fr: {
    subject: 'Votre mot de passe a été modifié',
    heading: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte a été modifié le {time}. Tous les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez notre assistance.',
    ],
    button: 'Ce n’était pas moi',
  },
  it: {
    subject: 'La tua password è stata cambiata',
    heading: 'La tua password è stata cambiata',
    paragraphs: [
      'La password del tuo conto è stata cambiata il {time}. Tutti gli altri dispositivi sono stati disconnessi.',
      'Se non sei stato tu, scegli subito una nuova password e avvisa la nostra assistenza.',
    ],
    button: 'Non sono stato io',
  },
  no: {
    subject: 'Passordet ditt er endret',
    heading: 'Passordet ditt er endret',
    paragraphs: [
      'Passordet til kontoen din ble endret {time}. Alle andre enheter er logget ut.',
      'Var det ikke deg, velg et nytt passord med en gang og si fra til kundestøtten vår.',
    ],
    button: 'Det var ikke meg',
  },
};
