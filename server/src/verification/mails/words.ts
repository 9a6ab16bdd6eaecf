import type { Language, MailWords } from '../../kit/mail/index.ts';
import type { DocumentType } from '../document.ts';

/** `{document}` is what the player handed in, `{file}` the name of the file, `{missing}` what is still to come. */
export interface Words {
  documents: Record<DocumentType, string>;
  and: string;
  approved: MailWords;
  stillMissing: string;
  verified: MailWords;
  notApproved: MailWords;
  /** The reviewer asks for another document; `{wanted}` is which. */
  another: MailWords;
  /** Somebody asks for a document of their own accord. */
  asked: MailWords;
  askedFooter: string;
  /** Stands before the reviewer's own words. */
  reason: string;
  next: string;
  open: string;
  footer: string;
}

/** Plain words: what was decided, why, and what to do now. */
export const words: Record<Language, Words> = {
  en: {
    documents: {
      identity: 'your proof of identity',
      address: 'your proof of address',
      deposit: 'your proof of a deposit',
      payment_method: 'your proof of a payment method',
    },
    and: ' and ',
    approved: {
      subject: 'Your document is approved',
      heading: 'One step done',
      paragraphs: ['We have looked at {document} ({file}) and it is fine. Thank you.'],
    },
    stillMissing: 'To finish your verification we still need {missing}.',
    verified: {
      subject: 'You are verified',
      heading: 'You are verified',
      paragraphs: [
        'We have looked at {document} ({file}) and it is fine. That was the last thing we needed.',
        'Your identity and your address are confirmed. There is nothing more to do.',
      ],
    },
    notApproved: {
      subject: 'Your document was not approved',
      heading: 'We could not approve your document',
      paragraphs: ['We have looked at {document} ({file}) and could not approve it.'],
    },
    another: {
      subject: 'We need another document from you',
      heading: 'We need another document',
      paragraphs: ['Thank you for {document} ({file}). It does not settle everything yet: please send us {wanted}.'],
    },
    asked: {
      subject: 'We need a document from you',
      heading: 'We need a document',
      paragraphs: ['Please send us {wanted}. Your money and your account stay as they are.'],
    },
    askedFooter:
      'You get this mail because you have an account at Halley. Documents are handed in on your verification page only, never by mail.',
    reason: 'Why: {reason}',
    next: 'You can hand in another file on your verification page at any time. Your money and your account stay as they are.',
    open: 'Open verification',
    footer: 'You get this mail because you handed in a document at Halley. We never ask for documents by mail.',
  },
  de: {
    documents: {
      identity: 'deinen Identitätsnachweis',
      address: 'deinen Adressnachweis',
      deposit: 'deinen Einzahlungsnachweis',
      payment_method: 'deinen Nachweis zur Zahlungsart',
    },
    and: ' und ',
    approved: {
      subject: 'Dein Dokument ist bestätigt',
      heading: 'Ein Schritt ist geschafft',
      paragraphs: ['Wir haben {document} ({file}) geprüft, alles in Ordnung. Danke.'],
    },
    stillMissing: 'Damit die Prüfung fertig wird, brauchen wir noch {missing}.',
    verified: {
      subject: 'Du bist verifiziert',
      heading: 'Du bist verifiziert',
      paragraphs: [
        'Wir haben {document} ({file}) geprüft, alles in Ordnung. Mehr hat nicht gefehlt.',
        'Deine Identität und deine Adresse sind bestätigt. Du musst nichts weiter tun.',
      ],
    },
    notApproved: {
      subject: 'Dein Dokument ist nicht bestätigt',
      heading: 'Wir konnten dein Dokument nicht bestätigen',
      paragraphs: ['Wir haben {document} ({file}) geprüft und konnten ihn nicht bestätigen.'],
    },
    another: {
      subject: 'Wir brauchen noch ein Dokument von dir',
      heading: 'Wir brauchen noch ein Dokument',
      paragraphs: ['Danke für {document} ({file}). Damit ist noch nicht alles geklärt: Bitte schick uns {wanted}.'],
    },
    asked: {
      subject: 'Wir brauchen ein Dokument von dir',
      heading: 'Wir brauchen ein Dokument',
      paragraphs: ['Bitte schick uns {wanted}. Dein Geld und dein Konto bleiben, wie sie sind.'],
    },
    askedFooter:
      'Du bekommst diese Mail, weil du ein Konto bei Halley hast. Dokumente gibst du nur auf deiner Verifizierungsseite ab, nie per Mail.',
    reason: 'Der Grund: {reason}',
    next: 'Auf deiner Verifizierungsseite kannst du jederzeit eine andere Datei hochladen. Dein Geld und dein Konto bleiben, wie sie sind.',
    open: 'Verifizierung öffnen',
    footer:
      'Du bekommst diese Mail, weil du bei Halley ein Dokument eingereicht hast. Wir bitten nie per Mail um Dokumente.',
  },
  fr: {
    documents: {
      identity: 'votre justificatif d’identité',
      address: 'votre justificatif de domicile',
      deposit: 'votre justificatif de dépôt',
      payment_method: 'votre justificatif de moyen de paiement',
    },
    and: ' et ',
    approved: {
      subject: 'Votre document est accepté',
      heading: 'Une étape de faite',
      paragraphs: ['Nous avons examiné {document} ({file}) et tout est en ordre. Merci.'],
    },
    stillMissing: 'Pour terminer la vérification, il nous manque encore {missing}.',
    verified: {
      subject: 'Votre compte est vérifié',
      heading: 'Votre compte est vérifié',
      paragraphs: [
        'Nous avons examiné {document} ({file}) et tout est en ordre. C’était la dernière pièce attendue.',
        'Votre identité et votre adresse sont confirmées. Vous n’avez plus rien à faire.',
      ],
    },
    notApproved: {
      subject: 'Votre document n’a pas été accepté',
      heading: 'Nous n’avons pas pu accepter votre document',
      paragraphs: ['Nous avons examiné {document} ({file}) et n’avons pas pu l’accepter.'],
    },
    another: {
      subject: 'Il nous faut un autre document',
      heading: 'Il nous faut un autre document',
      paragraphs: ['Merci pour {document} ({file}). Cela ne suffit pas encore : merci de nous envoyer {wanted}.'],
    },
    asked: {
      subject: 'Il nous faut un document',
      heading: 'Il nous faut un document',
      paragraphs: ['Merci de nous envoyer {wanted}. Votre argent et votre compte ne changent pas.'],
    },
    askedFooter:
      'Vous recevez ce message parce que vous avez un compte chez Halley. Les documents se déposent uniquement sur votre page de vérification, jamais par courriel.',
    reason: 'La raison : {reason}',
    next: 'Vous pouvez déposer un autre fichier à tout moment sur votre page de vérification. Votre argent et votre compte ne changent pas.',
    open: 'Ouvrir la vérification',
    footer:
      'Vous recevez ce courriel parce que vous avez déposé un document chez Halley. Nous ne demandons jamais de documents par courriel.',
  },
  it: {
    documents: {
      identity: 'il tuo documento d’identità',
      address: 'la tua prova di residenza',
      deposit: 'la tua prova di deposito',
      payment_method: 'la tua prova del metodo di pagamento',
    },
    and: ' e ',
    approved: {
      subject: 'Il tuo documento è approvato',
      heading: 'Un passo è fatto',
      paragraphs: ['Abbiamo controllato {document} ({file}): è tutto a posto. Grazie.'],
    },
    stillMissing: 'Per completare la verifica aspettiamo ancora {missing}.',
    verified: {
      subject: 'Il tuo conto è verificato',
      heading: 'Il tuo conto è verificato',
      paragraphs: [
        'Abbiamo controllato {document} ({file}): è tutto a posto. Era l’ultima cosa che mancava.',
        'La tua identità e il tuo indirizzo sono confermati. Non devi fare altro.',
      ],
    },
    notApproved: {
      subject: 'Il tuo documento non è approvato',
      heading: 'Non abbiamo potuto approvare il tuo documento',
      paragraphs: ['Abbiamo controllato {document} ({file}), ma non possiamo accettare questo file.'],
    },
    another: {
      subject: 'Ci serve un altro documento',
      heading: 'Ci serve un altro documento',
      paragraphs: ['Grazie per {document} ({file}). Non basta ancora: inviaci {wanted}.'],
    },
    asked: {
      subject: 'Ci serve un documento',
      heading: 'Ci serve un documento',
      paragraphs: ['Inviaci {wanted}. Il tuo denaro e il tuo conto restano come sono.'],
    },
    askedFooter:
      'Ricevi questa mail perché hai un conto su Halley. I documenti si consegnano solo nella pagina di verifica, mai per mail.',
    reason: 'Il motivo: {reason}',
    next: 'Puoi caricare un altro file quando vuoi nella pagina di verifica. Il tuo denaro e il tuo conto restano come sono.',
    open: 'Apri la verifica',
    footer: 'Ricevi questa e-mail perché hai caricato un documento su Halley. Non chiediamo mai documenti per e-mail.',
  },
  no: {
    documents: {
      identity: 'legitimasjonen din',
      address: 'adressebeviset ditt',
      deposit: 'innskuddsbeviset ditt',
      payment_method: 'beviset for betalingsmåten din',
    },
    and: ' og ',
    approved: {
      subject: 'Dokumentet ditt er godkjent',
      heading: 'Ett steg er unnagjort',
      paragraphs: ['Vi har sett på {document} ({file}), og alt er i orden. Takk.'],
    },
    stillMissing: 'For å bli ferdig med verifiseringen trenger vi fortsatt {missing}.',
    verified: {
      subject: 'Du er verifisert',
      heading: 'Du er verifisert',
      paragraphs: [
        'Vi har sett på {document} ({file}), og alt er i orden. Det var det siste vi trengte.',
        'Identiteten og adressen din er bekreftet. Du trenger ikke gjøre noe mer.',
      ],
    },
    notApproved: {
      subject: 'Dokumentet ditt er ikke godkjent',
      heading: 'Vi kunne ikke godkjenne dokumentet ditt',
      paragraphs: ['Vi har sett på {document} ({file}), men kunne ikke godkjenne filen.'],
    },
    another: {
      subject: 'Vi trenger et dokument til fra deg',
      heading: 'Vi trenger et dokument til',
      paragraphs: ['Takk for {document} ({file}). Det er ikke nok ennå: send oss {wanted}.'],
    },
    asked: {
      subject: 'Vi trenger et dokument fra deg',
      heading: 'Vi trenger et dokument',
      paragraphs: ['Send oss {wanted}. Pengene og kontoen din blir som de er.'],
    },
    askedFooter:
      'Du får denne e-posten fordi du har en konto hos Halley. Dokumenter leveres bare på verifiseringssiden, aldri på e-post.',
    reason: 'Grunnen: {reason}',
    next: 'Du kan laste opp en annen fil på verifiseringssiden når som helst. Pengene og kontoen din blir som de er.',
    open: 'Åpne verifiseringen',
    footer: 'Du får denne e-posten fordi du leverte et dokument hos Halley. Vi ber aldri om dokumenter på e-post.',
  },
};
