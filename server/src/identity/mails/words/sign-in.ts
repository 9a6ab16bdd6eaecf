import type { Language, MailWords } from '../../../kit/mail/index.ts';

export const lockedWords: Record<Language, MailWords> = {
  en: {
    subject: 'Your account is locked',
    heading: 'Too many wrong log-ins',
    paragraphs: [
      'Somebody tried to log in to your account three times with a wrong password or code, so we have locked it. Your money and your data are safe.',
      'If it was you, open the account again with the button. The link works once and for 24 hours; a new password opens the account too.',
      'If it was not you, leave it locked for now, or choose a new password.',
    ],
    button: 'Open my account',
  },
  de: {
    subject: 'Dein Konto ist gesperrt',
    heading: 'Zu viele falsche Anmeldungen',
    paragraphs: [
      'Jemand hat dreimal versucht, sich mit falschem Passwort oder Code bei deinem Konto anzumelden. Wir haben es deshalb gesperrt. Dein Geld und deine Daten sind sicher.',
      'Warst du es, öffne das Konto mit dem Knopf. Der Link gilt einmal und 24 Stunden; auch ein neues Passwort öffnet das Konto.',
      'Warst du es nicht, lass es vorerst gesperrt oder wähle ein neues Passwort.',
    ],
    button: 'Konto öffnen',
  },
  fr: {
    subject: 'Votre compte est verrouillé',
    heading: 'Trop de connexions erronées',
    paragraphs: [
      'Quelqu’un a tenté trois fois de se connecter à votre compte avec un mot de passe ou un code erroné ; nous l’avons verrouillé. Votre argent et vos données sont en sécurité.',
      'Si c’était vous, rouvrez le compte avec le bouton. Le lien fonctionne une seule fois, pendant 24 heures ; un nouveau mot de passe ouvre aussi le compte.',
      'Si ce n’était pas vous, laissez-le verrouillé pour l’instant, ou choisissez un nouveau mot de passe.',
    ],
    button: 'Rouvrir mon compte',
  },
  it: {
    subject: 'Il tuo conto è bloccato',
    heading: 'Troppi accessi errati',
    paragraphs: [
      'Qualcuno ha provato tre volte ad accedere al tuo conto con una password o un codice sbagliato, quindi lo abbiamo bloccato. I tuoi soldi e i tuoi dati sono al sicuro.',
      'Se sei stato tu, riapri il conto con il pulsante. Il link funziona una volta, per 24 ore; anche una nuova password apre il conto.',
      'Se non sei stato tu, lascialo bloccato per ora o scegli una nuova password.',
    ],
    button: 'Apri il mio conto',
  },
  no: {
    subject: 'Kontoen din er låst',
    heading: 'For mange feil innlogginger',
    paragraphs: [
      'Noen prøvde å logge inn på kontoen din tre ganger med feil passord eller kode, så vi har låst den. Pengene og opplysningene dine er trygge.',
      'Var det deg, åpner du kontoen med knappen. Lenken virker én gang, i 24 timer; et nytt passord åpner også kontoen.',
      'Var det ikke deg, la den være låst inntil videre, eller velg et nytt passord.',
    ],
    button: 'Åpne kontoen min',
  },
};

export const newDeviceWords: Record<Language, MailWords> = {
  en: {
    subject: 'A log-in from a new device',
    heading: 'Was this you?',
    paragraphs: [
      'Your account was opened from a device we have not seen before: {device}, {country}, {time}.',
      'If it was you, there is nothing to do. If not, log that device out in your security settings and choose a new password.',
    ],
    button: 'See my devices',
  },
  de: {
    subject: 'Anmeldung mit einem neuen Gerät',
    heading: 'Warst du das?',
    paragraphs: [
      'Dein Konto wurde mit einem Gerät geöffnet, das wir noch nicht kennen: {device}, {country}, {time}.',
      'Warst du es, ist nichts zu tun. Wenn nicht, melde das Gerät in den Sicherheitseinstellungen ab und wähle ein neues Passwort.',
    ],
    button: 'Meine Geräte ansehen',
  },
  fr: {
    subject: 'Connexion depuis un nouvel appareil',
    heading: 'Était-ce vous ?',
    paragraphs: [
      'Votre compte a été ouvert depuis un appareil que nous ne connaissons pas : {device}, {country}, {time}.',
      'Si c’était vous, il n’y a rien à faire. Sinon, déconnectez cet appareil dans vos réglages de sécurité et choisissez un nouveau mot de passe.',
    ],
    button: 'Voir mes appareils',
  },
  it: {
    subject: 'Accesso da un nuovo dispositivo',
    heading: 'Eri tu?',
    paragraphs: [
      'Il tuo conto è stato aperto da un dispositivo che non conosciamo: {device}, {country}, {time}.',
      'Se eri tu, non devi fare nulla. Altrimenti disconnetti quel dispositivo nelle impostazioni di sicurezza e scegli una nuova password.',
    ],
    button: 'Vedi i miei dispositivi',
  },
  no: {
    subject: 'Innlogging fra en ny enhet',
    heading: 'Var det deg?',
    paragraphs: [
      'Kontoen din ble åpnet fra en enhet vi ikke har sett før: {device}, {country}, {time}.',
      'Var det deg, trenger du ikke gjøre noe. Hvis ikke, logg ut enheten i sikkerhetsinnstillingene og velg et nytt passord.',
    ],
    button: 'Se enhetene mine',
  },
};

export const signedOutWords: Record<Language, MailWords> = {
  en: {
    subject: 'You were logged out everywhere',
    heading: 'You were logged out everywhere',
    paragraphs: [
      'Our team logged your account out on every device on {time}. Your password, your money and your settings are as they were.',
      'You can log in again at any time. If somebody else may know your password, choose a new one first.',
    ],
    button: 'Choose a new password',
  },
  de: {
    subject: 'Du wurdest überall abgemeldet',
    heading: 'Du wurdest überall abgemeldet',
    paragraphs: [
      'Unser Team hat dein Konto am {time} auf allen Geräten abgemeldet. Passwort, Geld und Einstellungen sind wie zuvor.',
      'Du kannst dich jederzeit wieder anmelden. Kennt vielleicht jemand anderes dein Passwort, wähle zuerst ein neues.',
    ],
    button: 'Neues Passwort wählen',
  },
  fr: {
    subject: 'Vous avez été déconnecté partout',
    heading: 'Vous avez été déconnecté partout',
    paragraphs: [
      'Notre équipe a déconnecté votre compte de tous les appareils le {time}. Votre mot de passe, votre argent et vos réglages n’ont pas changé.',
      'Vous pouvez vous reconnecter à tout moment. Si quelqu’un d’autre connaît peut-être votre mot de passe, choisissez-en d’abord un nouveau.',
    ],
    button: 'Choisir un mot de passe',
  },
  it: {
    subject: 'Sei stato disconnesso ovunque',
    heading: 'Sei stato disconnesso ovunque',
    paragraphs: [
      'Il nostro team ha disconnesso il tuo conto da tutti i dispositivi il {time}. Password, denaro e impostazioni sono come prima.',
      'Puoi accedere di nuovo quando vuoi. Se qualcun altro potrebbe conoscere la tua password, scegline prima una nuova.',
    ],
    button: 'Scegli una nuova password',
  },
  no: {
    subject: 'Du er logget ut overalt',
    heading: 'Du er logget ut overalt',
    paragraphs: [
      'Teamet vårt logget kontoen din ut på alle enheter {time}. Passord, penger og innstillinger er som før.',
      'Du kan logge inn igjen når som helst. Kan noen andre kjenne passordet ditt, velg et nytt først.',
    ],
    button: 'Velg nytt passord',
  },
};
