import type { Language, MailWords } from '../../../kit/mail/index.ts';

export const passkeyAddedWords: Record<Language, MailWords> = {
  en: {
    subject: 'A passkey was added',
    heading: 'A passkey was added',
    paragraphs: [
      'Since {time}, the passkey “{name}” opens your account without a password.',
      'If it was not you, remove it in your security settings and choose a new password at once.',
    ],
    button: 'Security settings',
  },
  de: {
    subject: 'Ein Passkey wurde hinzugefügt',
    heading: 'Ein Passkey wurde hinzugefügt',
    paragraphs: [
      'Seit {time} öffnet der Passkey „{name}“ dein Konto ohne Passwort.',
      'Warst du das nicht, entferne ihn in den Sicherheitseinstellungen und wähle sofort ein neues Passwort.',
    ],
    button: 'Sicherheitseinstellungen',
  },
  fr: {
    subject: 'Une clé d’accès a été ajoutée',
    heading: 'Une clé d’accès a été ajoutée',
    paragraphs: [
      'Depuis le {time}, la clé d’accès « {name} » ouvre votre compte sans mot de passe.',
      'Si ce n’était pas vous, retirez-la dans vos réglages de sécurité et choisissez tout de suite un nouveau mot de passe.',
    ],
    button: 'Réglages de sécurité',
  },
  it: {
    subject: 'È stata aggiunta una passkey',
    heading: 'È stata aggiunta una passkey',
    paragraphs: [
      'Dal {time} la passkey “{name}” apre il tuo conto senza password.',
      'Se non sei stato tu, rimuovila nelle impostazioni di sicurezza e scegli subito una nuova password.',
    ],
    button: 'Impostazioni di sicurezza',
  },
  no: {
    subject: 'En tilgangsnøkkel er lagt til',
    heading: 'En tilgangsnøkkel er lagt til',
    paragraphs: [
      'Siden {time} åpner tilgangsnøkkelen «{name}» kontoen din uten passord.',
      'Var det ikke deg, fjern den i sikkerhetsinnstillingene og velg et nytt passord med en gang.',
    ],
    button: 'Sikkerhetsinnstillinger',
  },
};

export const passkeyRemovedWords: Record<Language, MailWords> = {
  en: {
    subject: 'A passkey was removed',
    heading: 'A passkey was removed',
    paragraphs: [
      'Since {time}, the passkey “{name}” no longer opens your account.',
      'If it was not you, choose a new password at once and tell our support.',
    ],
    button: 'Security settings',
  },
  de: {
    subject: 'Ein Passkey wurde entfernt',
    heading: 'Ein Passkey wurde entfernt',
    paragraphs: [
      'Seit {time} öffnet der Passkey „{name}“ dein Konto nicht mehr.',
      'Warst du das nicht, wähle sofort ein neues Passwort und sag es unserem Support.',
    ],
    button: 'Sicherheitseinstellungen',
  },
  fr: {
    subject: 'Une clé d’accès a été retirée',
    heading: 'Une clé d’accès a été retirée',
    paragraphs: [
      'Depuis le {time}, la clé d’accès « {name} » n’ouvre plus votre compte.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez notre assistance.',
    ],
    button: 'Réglages de sécurité',
  },
  it: {
    subject: 'È stata rimossa una passkey',
    heading: 'È stata rimossa una passkey',
    paragraphs: [
      'Dal {time} la passkey “{name}” non apre più il tuo conto.',
      'Se non sei stato tu, scegli subito una nuova password e avvisa la nostra assistenza.',
    ],
    button: 'Impostazioni di sicurezza',
  },
  no: {
    subject: 'En tilgangsnøkkel er fjernet',
    heading: 'En tilgangsnøkkel er fjernet',
    paragraphs: [
      'Siden {time} åpner tilgangsnøkkelen «{name}» ikke lenger kontoen din.',
      'Var det ikke deg, velg et nytt passord med en gang og si fra til kundestøtten vår.',
    ],
    button: 'Sikkerhetsinnstillinger',
  },
};
