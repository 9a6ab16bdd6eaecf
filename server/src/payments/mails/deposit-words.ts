import type { Language } from '../../kit/mail/index.ts';

interface Words {
  subject: string;
  heading: string;
  /** `{amount}` came by `{method}`; `{balance}` is what the wallet holds now. */
  paragraphs: readonly string[];
  limits: string;
  footer: string;
}

/** A receipt: what came, how, what is there now, and where limits are set. No word that asks for more. */
export const depositWords: Record<Language, Words> = {
  en: {
    subject: 'Your deposit of {amount} has arrived',
    heading: 'Your deposit has arrived',
    paragraphs: [
      '{amount} came by {method}.',
      'Your balance is now {balance}.',
      'You decide how much you pay in: you can set a deposit limit, or lower it, at any time. It holds at once.',
    ],
    limits: 'My limits',
    footer:
      'You get this mail because money was paid in to your account at Halley. If it was not you, please write to us at once.',
  },
  de: {
    subject: 'Deine Einzahlung über {amount} ist angekommen',
    heading: 'Deine Einzahlung ist angekommen',
    paragraphs: [
      '{amount} kamen über {method}.',
      'Dein Guthaben beträgt jetzt {balance}.',
      'Wie viel du einzahlst, bestimmst du: Ein Einzahlungslimit kannst du jederzeit setzen oder senken. Es gilt sofort.',
    ],
    limits: 'Meine Limits',
    footer:
      'Du bekommst diese Mail, weil auf dein Konto bei Halley eingezahlt wurde. Warst du das nicht, schreib uns bitte sofort.',
  },
  fr: {
    subject: 'Votre dépôt de {amount} est arrivé',
    heading: 'Votre dépôt est arrivé',
    paragraphs: [
      '{amount} sont arrivés par {method}.',
      'Votre solde est maintenant de {balance}.',
      'C’est vous qui décidez combien vous déposez : vous pouvez fixer ou abaisser une limite de dépôt à tout moment. Elle vaut aussitôt.',
    ],
    limits: 'Mes limites',
    footer:
      'Vous recevez ce courriel parce qu’un dépôt a été fait sur votre compte chez Halley. Si ce n’était pas vous, écrivez-nous sans attendre.',
  },
  it: {
    subject: 'Il tuo deposito di {amount} è arrivato',
    heading: 'Il tuo deposito è arrivato',
    paragraphs: [
      '{amount} sono arrivati con {method}.',
      'Il tuo saldo ora è di {balance}.',
      'Quanto depositare lo decidi tu: puoi impostare o abbassare un limite di deposito in qualsiasi momento. Vale subito.',
    ],
    limits: 'I miei limiti',
    footer:
      'Ricevi questa e-mail perché è stato fatto un deposito sul tuo conto Halley. Se non sei stato tu, scrivici subito.',
  },
  no: {
    subject: 'Innskuddet ditt på {amount} er kommet',
    heading: 'Innskuddet ditt er kommet',
    paragraphs: [
      '{amount} kom med {method}.',
      'Saldoen din er nå {balance}.',
      'Du bestemmer hvor mye du setter inn: Du kan når som helst sette eller senke en innskuddsgrense. Den gjelder med en gang.',
    ],
    limits: 'Grensene mine',
    footer:
      'Du får denne e-posten fordi det ble satt inn penger på kontoen din hos Halley. Var det ikke deg, skriv til oss med en gang.',
  },
};
