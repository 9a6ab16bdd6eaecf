import type { Letters } from '../languages.ts';

export const twoFactorOnWords: Letters = {
  en: {
    subject: 'Two-factor log-in is on',
    heading: 'Two-factor log-in is on',
    paragraphs: [
      'Since {time}, your account asks for a code of your authenticator at every log-in.',
      'Keep the recovery codes in a safe place: each of them opens the account once if your phone is lost.',
      'If it was not you, choose a new password at once and tell our support.',
    ],
    button: 'Security settings',
  },
  de: {
    subject: 'Anmeldung in zwei Schritten ist an',
    heading: 'Anmeldung in zwei Schritten ist an',
    paragraphs: [
      'Seit {time} fragt dein Konto bei jeder Anmeldung nach einem Code deiner Authenticator-App.',
      'Bewahre die Wiederherstellungscodes sicher auf: Jeder öffnet das Konto einmal, wenn dein Telefon fehlt.',
      'Warst du das nicht, wähle sofort ein neues Passwort und sag es unserem Support.',
    ],
    button: 'Sicherheitseinstellungen',
  },
  fr: {
    subject: 'La connexion en deux étapes est activée',
    heading: 'La connexion en deux étapes est activée',
    paragraphs: [
      'Depuis le {time}, votre compte demande un code de votre application d’authentification à chaque connexion.',
      'Gardez les codes de secours en lieu sûr : chacun ouvre le compte une fois si vous perdez votre téléphone.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez notre assistance.',
    ],
    button: 'Réglages de sécurité',
  },
  it: {
    subject: 'L’accesso in due passaggi è attivo',
    heading: 'L’accesso in due passaggi è attivo',
    paragraphs: [
      'Dal {time} il tuo conto chiede un codice della tua app di autenticazione a ogni accesso.',
      'Conserva i codici di recupero in un luogo sicuro: ognuno apre il conto una volta se perdi il telefono.',
      'Se non sei stato tu, scegli subito una nuova password e avvisa la nostra assistenza.',
    ],
    button: 'Impostazioni di sicurezza',
  },
  no: {
    subject: 'Innlogging i to trinn er på',
    heading: 'Innlogging i to trinn er på',
    paragraphs: [
      'Siden {time} spør kontoen din om en kode fra autentiseringsappen ved hver innlogging.',
      'Oppbevar gjenopprettingskodene trygt: hver av dem åpner kontoen én gang hvis du mister telefonen.',
      'Var det ikke deg, velg et nytt passord med en gang og si fra til kundestøtten vår.',
    ],
    button: 'Sikkerhetsinnstillinger',
  },
};

export const twoFactorOffWords: Letters = {
  en: {
    subject: 'Two-factor log-in is off',
    heading: 'Two-factor log-in is off',
    paragraphs: [
      'Since {time}, your password alone opens your account. The recovery codes have ended too.',
      'If it was not you, choose a new password at once and tell our support.',
    ],
    button: 'Security settings',
  },
  de: {
    subject: 'Anmeldung in zwei Schritten ist aus',
    heading: 'Anmeldung in zwei Schritten ist aus',
    paragraphs: [
      'Seit {time} genügt dein Passwort, um dein Konto zu öffnen. Auch die Wiederherstellungscodes gelten nicht mehr.',
      'Warst du das nicht, wähle sofort ein neues Passwort und sag es unserem Support.',
    ],
    button: 'Sicherheitseinstellungen',
  },
  fr: {
    subject: 'La connexion en deux étapes est désactivée',
    heading: 'La connexion en deux étapes est désactivée',
    paragraphs: [
      'Depuis le {time}, votre mot de passe suffit pour ouvrir votre compte. Les codes de secours ne sont plus valables.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez notre assistance.',
    ],
    button: 'Réglages de sécurité',
  },
  it: {
    subject: 'L’accesso in due passaggi è disattivato',
    heading: 'L’accesso in due passaggi è disattivato',
    paragraphs: [
      'Dal {time} basta la password per aprire il tuo conto. Anche i codici di recupero non valgono più.',
      'Se non sei stato tu, scegli subito una nuova password e avvisa la nostra assistenza.',
    ],
    button: 'Impostazioni di sicurezza',
  },
  no: {
    subject: 'Innlogging i to trinn er av',
    heading: 'Innlogging i to trinn er av',
    paragraphs: [
      'Siden {time} er passordet nok til å åpne kontoen din. Gjenopprettingskodene gjelder heller ikke lenger.',
      'Var det ikke deg, velg et nytt passord med en gang og si fra til kundestøtten vår.',
    ],
    button: 'Sikkerhetsinnstillinger',
  },
};
