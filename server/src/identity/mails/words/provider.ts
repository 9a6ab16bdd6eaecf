import type { Language, MailWords } from '../../../kit/mail/index.ts';

export const providerConnectedWords: Record<Language, MailWords> = {
  en: {
    subject: 'Another account opens yours',
    heading: 'An account was connected',
    paragraphs: [
      'Since {time}, {name} opens your account at Halley.',
      'If it was not you, disconnect it in your security settings and choose a new password at once.',
    ],
    button: 'Security settings',
  },
  de: {
    subject: 'Ein weiteres Konto öffnet deines',
    heading: 'Ein Konto wurde verbunden',
    paragraphs: [
      'Seit {time} öffnet {name} dein Konto bei Halley.',
      'Warst du das nicht, trenne es in den Sicherheitseinstellungen und wähle sofort ein neues Passwort.',
    ],
    button: 'Sicherheitseinstellungen',
  },
  fr: {
    subject: 'Un autre compte ouvre le vôtre',
    heading: 'Un compte a été associé',
    paragraphs: [
      'Depuis le {time}, {name} ouvre votre compte chez Halley.',
      'Si ce n’était pas vous, dissociez-le dans vos réglages de sécurité et choisissez tout de suite un nouveau mot de passe.',
    ],
    button: 'Réglages de sécurité',
  },
  it: {
    subject: 'Un altro account apre il tuo conto',
    heading: 'È stato collegato un account',
    paragraphs: [
      'Dal {time} {name} apre il tuo conto su Halley.',
      'Se non sei stato tu, scollegalo nelle impostazioni di sicurezza e scegli subito una nuova password.',
    ],
    button: 'Impostazioni di sicurezza',
  },
  no: {
    subject: 'En annen konto åpner din',
    heading: 'En konto ble koblet til',
    paragraphs: [
      'Siden {time} åpner {name} kontoen din hos Halley.',
      'Var det ikke deg, koble den fra i sikkerhetsinnstillingene og velg et nytt passord med en gang.',
    ],
    button: 'Sikkerhetsinnstillinger',
  },
};

export const providerDisconnectedWords: Record<Language, MailWords> = {
  en: {
    subject: 'An account was disconnected',
    heading: 'An account was disconnected',
    paragraphs: [
      'Since {time}, {name} no longer opens your account at Halley.',
      'If it was not you, tell our support.',
    ],
    button: 'Security settings',
  },
  de: {
    subject: 'Ein Konto wurde getrennt',
    heading: 'Ein Konto wurde getrennt',
    paragraphs: [
      'Seit {time} öffnet {name} dein Konto bei Halley nicht mehr.',
      'Warst du das nicht, sag es unserem Support.',
    ],
    button: 'Sicherheitseinstellungen',
  },
  fr: {
    subject: 'Un compte a été dissocié',
    heading: 'Un compte a été dissocié',
    paragraphs: [
      'Depuis le {time}, {name} n’ouvre plus votre compte chez Halley.',
      'Si ce n’était pas vous, écrivez à notre assistance.',
    ],
    button: 'Réglages de sécurité',
  },
  it: {
    subject: 'Un account è stato scollegato',
    heading: 'Un account è stato scollegato',
    paragraphs: [
      'Dal {time} {name} non apre più il tuo conto su Halley.',
      'Se non sei stato tu, avvisa la nostra assistenza.',
    ],
    button: 'Impostazioni di sicurezza',
  },
  no: {
    subject: 'En konto ble koblet fra',
    heading: 'En konto ble koblet fra',
    paragraphs: [
      'Siden {time} åpner {name} ikke lenger kontoen din hos Halley.',
      'Var det ikke deg, si fra til kundestøtten vår.',
    ],
    button: 'Sikkerhetsinnstillinger',
  },
};
