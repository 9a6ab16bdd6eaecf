import type { Language, MailWords } from '../../kit/mail/index.ts';

/** `{amount}` is the sum with its currency, `{where}` what may be shown of where it goes, `{reason}` the reviewer's words. */
export interface Words {
  sent: MailWords;
  rejected: MailWords;
  returned: MailWords;
  open: string;
  footer: string;
}

/** Plain words: what became of the withdrawal, where the money is, what to do now. */
export const words: Record<Language, Words> = {
  en: {
    sent: {
      subject: 'Your withdrawal of {amount} is on its way',
      heading: 'Your money is on its way',
      paragraphs: ['We have sent {amount} to {where}.', 'How long it takes from here depends on your bank or wallet.'],
    },
    rejected: {
      subject: 'We could not send your withdrawal of {amount}',
      heading: 'Your withdrawal was not sent',
      paragraphs: [
        'We have looked at your withdrawal of {amount} and could not send it.',
        'Why: {reason}',
        'The money is back in your balance. You can ask for it again at any time.',
      ],
    },
    returned: {
      subject: 'Your withdrawal of {amount} came back',
      heading: 'Your withdrawal came back',
      paragraphs: [
        'The payment provider could not send {amount} to {where}.',
        'The money is back in your balance. Please check where it should go, or choose another way.',
      ],
    },
    open: 'Open cashbox',
    footer:
      'You get this mail because you asked for a withdrawal at Halley. We never ask for passwords or card numbers by mail.',
  },
  de: {
    sent: {
      subject: 'Deine Auszahlung über {amount} ist unterwegs',
      heading: 'Dein Geld ist unterwegs',
      paragraphs: [
        'Wir haben {amount} an {where} geschickt.',
        'Wie lange es ab hier dauert, hängt von deiner Bank oder Wallet ab.',
      ],
    },
    rejected: {
      subject: 'Deine Auszahlung über {amount} konnten wir nicht senden',
      heading: 'Deine Auszahlung wurde nicht gesendet',
      paragraphs: [
        'Wir haben deine Auszahlung über {amount} geprüft und konnten sie nicht senden.',
        'Der Grund: {reason}',
        'Das Geld ist wieder in deinem Guthaben. Du kannst es jederzeit neu anfordern.',
      ],
    },
    returned: {
      subject: 'Deine Auszahlung über {amount} kam zurück',
      heading: 'Deine Auszahlung kam zurück',
      paragraphs: [
        'Der Zahlungsanbieter konnte {amount} nicht an {where} senden.',
        'Das Geld ist wieder in deinem Guthaben. Bitte prüfe das Ziel oder wähle einen anderen Weg.',
      ],
    },
    open: 'Kasse öffnen',
    footer:
      'Du bekommst diese Mail, weil du bei Halley eine Auszahlung angefordert hast. Wir fragen nie per Mail nach Passwörtern oder Kartennummern.',
  },
  fr: {
    sent: {
      subject: 'Votre retrait de {amount} est en route',
      heading: 'Votre argent est en route',
      paragraphs: [
        'Nous avons envoyé {amount} vers {where}.',
        'La suite dépend de votre banque ou de votre portefeuille.',
      ],
    },
    rejected: {
      subject: 'Nous n’avons pas pu envoyer votre retrait de {amount}',
      heading: 'Votre retrait n’a pas été envoyé',
      paragraphs: [
        'Nous avons examiné votre retrait de {amount} et n’avons pas pu l’envoyer.',
        'La raison : {reason}',
        'L’argent est de nouveau sur votre solde. Vous pouvez le redemander à tout moment.',
      ],
    },
    returned: {
      subject: 'Votre retrait de {amount} est revenu',
      heading: 'Votre retrait est revenu',
      paragraphs: [
        'Le prestataire de paiement n’a pas pu envoyer {amount} vers {where}.',
        'L’argent est de nouveau sur votre solde. Vérifiez la destination ou choisissez un autre moyen.',
      ],
    },
    open: 'Ouvrir la caisse',
    footer:
      'Vous recevez ce courriel parce que vous avez demandé un retrait chez Halley. Nous ne demandons jamais de mot de passe ni de numéro de carte par courriel.',
  },
  it: {
    sent: {
      subject: 'Il tuo prelievo di {amount} è in viaggio',
      heading: 'Il tuo denaro è in viaggio',
      paragraphs: [
        'Abbiamo inviato {amount} a {where}.',
        'Da qui i tempi dipendono dalla tua banca o dal tuo portafoglio.',
      ],
    },
    rejected: {
      subject: 'Non abbiamo potuto inviare il tuo prelievo di {amount}',
      heading: 'Il tuo prelievo non è stato inviato',
      paragraphs: [
        'Abbiamo controllato il tuo prelievo di {amount} e non abbiamo potuto inviarlo.',
        'Il motivo: {reason}',
        'Il denaro è di nuovo nel tuo saldo. Puoi richiederlo quando vuoi.',
      ],
    },
    returned: {
      subject: 'Il tuo prelievo di {amount} è tornato indietro',
      heading: 'Il tuo prelievo è tornato indietro',
      paragraphs: [
        'Il fornitore di pagamenti non ha potuto inviare {amount} a {where}.',
        'Il denaro è di nuovo nel tuo saldo. Controlla la destinazione o scegli un altro metodo.',
      ],
    },
    open: 'Apri la cassa',
    footer:
      'Ricevi questa e-mail perché hai chiesto un prelievo su Halley. Non chiediamo mai password o numeri di carta per e-mail.',
  },
  no: {
    sent: {
      subject: 'Uttaket ditt på {amount} er på vei',
      heading: 'Pengene dine er på vei',
      paragraphs: [
        'Vi har sendt {amount} til {where}.',
        'Hvor lang tid det tar herfra, avhenger av banken eller lommeboken din.',
      ],
    },
    rejected: {
      subject: 'Vi kunne ikke sende uttaket ditt på {amount}',
      heading: 'Uttaket ditt ble ikke sendt',
      paragraphs: [
        'Vi har sett på uttaket ditt på {amount} og kunne ikke sende det.',
        'Grunnen: {reason}',
        'Pengene er tilbake på saldoen din. Du kan be om dem igjen når som helst.',
      ],
    },
    returned: {
      subject: 'Uttaket ditt på {amount} kom tilbake',
      heading: 'Uttaket ditt kom tilbake',
      paragraphs: [
        'Betalingsleverandøren kunne ikke sende {amount} til {where}.',
        'Pengene er tilbake på saldoen din. Sjekk hvor de skal, eller velg en annen måte.',
      ],
    },
    open: 'Åpne kassen',
    footer:
      'Du får denne e-posten fordi du ba om et uttak hos Halley. Vi spør aldri om passord eller kortnummer på e-post.',
  },
};
