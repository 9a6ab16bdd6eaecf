import type { Language, MailWords } from '../../../kit/mail/index.ts';

export const twoFactorOnWords: Record<Language, MailWords> = {
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

export const twoFactorOffWords: Record<Language, MailWords> = {
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

/** Taken off by staff, for an owner who has lost it. */
export const twoFactorResetWords: Record<Language, MailWords> = {
  en: {
    subject: 'Your two-factor log-in was reset',
    heading: 'Your two-factor log-in was reset',
    paragraphs: [
      'Our team took the second step of the log-in off your account on {time}. You were logged out on every device; your password is the same.',
      'Log in and set the second step up again: your account is safer with it.',
      'If you did not ask for it, choose a new password at once and tell our support.',
    ],
    button: 'Security settings',
  },
  de: {
    subject: 'Deine Anmeldung in zwei Schritten wurde zurückgesetzt',
    heading: 'Deine Anmeldung in zwei Schritten wurde zurückgesetzt',
    paragraphs: [
      'Unser Team hat am {time} den zweiten Schritt der Anmeldung aus deinem Konto genommen. Du bist auf allen Geräten abgemeldet; dein Passwort ist dasselbe.',
      'Melde dich an und richte den zweiten Schritt neu ein: Damit ist dein Konto sicherer.',
      'Hast du nicht darum gebeten, wähle sofort ein neues Passwort und sag es unserem Support.',
    ],
    button: 'Sicherheitseinstellungen',
  },
  fr: {
    subject: 'Votre connexion en deux étapes a été réinitialisée',
    heading: 'Votre connexion en deux étapes a été réinitialisée',
    paragraphs: [
      'Notre équipe a retiré la deuxième étape de la connexion à votre compte le {time}. Vous avez été déconnecté de tous vos appareils ; votre mot de passe reste le même.',
      'Connectez-vous et configurez de nouveau la deuxième étape : votre compte sera mieux protégé.',
      'Si vous ne l’avez pas demandé, choisissez tout de suite un nouveau mot de passe et prévenez notre assistance.',
    ],
    button: 'Réglages de sécurité',
  },
  it: {
    subject: 'Il tuo accesso in due passaggi è stato azzerato',
    heading: 'Il tuo accesso in due passaggi è stato azzerato',
    paragraphs: [
      'Il nostro team ha tolto il secondo passaggio dell’accesso dal tuo conto il {time}. Sei stato disconnesso da tutti i dispositivi; la password è la stessa.',
      'Accedi e configura di nuovo il secondo passaggio: il tuo conto è più sicuro.',
      'Se non l’hai chiesto tu, scegli subito una nuova password e avvisa la nostra assistenza.',
    ],
    button: 'Impostazioni di sicurezza',
  },
  no: {
    subject: 'Innloggingen i to trinn er nullstilt',
    heading: 'Innloggingen i to trinn er nullstilt',
    paragraphs: [
      'Teamet vårt tok bort det andre trinnet i innloggingen din {time}. Du er logget ut på alle enheter; passordet er det samme.',
      'Logg inn og sett opp det andre trinnet på nytt: kontoen er tryggere med det.',
      'Har du ikke bedt om det, velg et nytt passord med en gang og si fra til kundestøtten vår.',
    ],
    button: 'Sikkerhetsinnstillinger',
  },
};
