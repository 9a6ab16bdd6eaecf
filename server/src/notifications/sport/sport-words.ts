import type { Language } from '../../kit/mail/index.ts';

/** Everything players are told of bets, of what they owe and of what they have marked. */
export type SportHappening =
  | 'won'
  | 'lost'
  | 'void'
  | 'corrected'
  | 'reopened'
  | 'auto'
  | 'begun'
  | 'agreed'
  | 'kept'
  | 'over'
  | 'dropped'
  | 'favourite';

interface Words {
  look: string;
  /** Added to a correction: what was taken back, and what was gone. */
  taken: string;
  short: string;
  said: Record<SportHappening, { title: string; text: string }>;
}

/** Plain lines: what happened and what it means. A win is told as a loss is. */
export const sportWords: Record<Language, Words> = {
  en: {
    look: 'Look',
    taken: '{taken} of the earlier payment were taken back.',
    short: '{short} were not there any more.',
    said: {
      won: { title: 'Bet settled', text: 'Won. Stake {stake}, returned {amount}.' },
      lost: { title: 'Bet settled', text: 'Lost. Stake {stake}, returned {amount}.' },
      void: { title: 'Bet settled', text: 'Void. Stake {stake}, returned {amount}.' },
      corrected: {
        title: 'A result was corrected',
        text: 'A bet of yours is decided otherwise: it returns {amount} instead of {before}.',
      },
      reopened: { title: 'A result was taken back', text: 'A bet of yours is open again. It had returned {before}.' },
      auto: {
        title: 'A bet was sold by itself',
        text: 'The sum that you had set was reached. The bet returned {amount} in all.',
      },
      begun: {
        title: 'A correction leaves a sum open',
        text: '{owed} of an earlier payment were not there any more when it was taken back. People look at it first: until two of them have agreed, nothing is kept. It would come from later returns of sport only, at most half of each, for 30 days. Never from deposits.',
      },
      agreed: {
        title: 'What a correction left open is recovered',
        text: '{owed} are kept from later returns of sport only, at most half of each, until {until}. Never from deposits or games. What is left then is not asked for.',
      },
      kept: {
        title: 'Part of a return was kept',
        text: '{kept} were kept for an earlier correction. {owed} of it are left.',
      },
      over: {
        title: 'An earlier correction is over',
        text: 'Nothing more is kept of your returns for it, and nothing is asked for.',
      },
      dropped: {
        title: 'We do not ask for what a correction left open',
        text: '{owed} stay with you. Nothing is kept of your returns for it.',
      },
      favourite: { title: 'Something you marked has begun', text: '{name}' },
    },
  },
  de: {
    look: 'Ansehen',
    taken: '{taken} der früheren Zahlung wurden zurückgenommen.',
    short: '{short} waren nicht mehr da.',
    said: {
      won: { title: 'Wette entschieden', text: 'Gewonnen. Einsatz {stake}, zurück {amount}.' },
      lost: { title: 'Wette entschieden', text: 'Verloren. Einsatz {stake}, zurück {amount}.' },
      void: { title: 'Wette entschieden', text: 'Ungültig. Einsatz {stake}, zurück {amount}.' },
      corrected: {
        title: 'Ein Ergebnis wurde berichtigt',
        text: 'Eine Wette von dir ist anders entschieden: Sie bringt {amount} statt {before}.',
      },
      reopened: {
        title: 'Ein Ergebnis wurde zurückgenommen',
        text: 'Eine Wette von dir ist wieder offen. Sie hatte {before} gebracht.',
      },
      auto: {
        title: 'Eine Wette wurde von selbst verkauft',
        text: 'Die Summe, die du gesetzt hattest, war erreicht. Die Wette brachte insgesamt {amount}.',
      },
      begun: {
        title: 'Eine Berichtigung lässt eine Summe offen',
        text: '{owed} einer früheren Zahlung waren nicht mehr da, als sie zurückgenommen wurde. Zuerst sehen Menschen darauf: Bis zwei zugestimmt haben, wird nichts einbehalten. Es käme nur aus späteren Erträgen von Sportwetten, höchstens die Hälfte von jedem, 30 Tage lang. Nie aus Einzahlungen.',
      },
      agreed: {
        title: 'Was eine Berichtigung offen ließ, wird einbehalten',
        text: '{owed} werden nur aus späteren Erträgen von Sportwetten einbehalten, höchstens die Hälfte von jedem, bis {until}. Nie aus Einzahlungen oder Spielen. Was dann übrig ist, wird nicht verlangt.',
      },
      kept: {
        title: 'Ein Teil eines Ertrags wurde einbehalten',
        text: '{kept} wurden für eine frühere Berichtigung einbehalten. {owed} davon sind noch offen.',
      },
      over: {
        title: 'Eine frühere Berichtigung ist abgeschlossen',
        text: 'Dafür wird von deinen Erträgen nichts mehr einbehalten und nichts verlangt.',
      },
      dropped: {
        title: 'Wir verlangen nicht, was eine Berichtigung offen ließ',
        text: '{owed} bleiben bei dir. Dafür wird von deinen Erträgen nichts einbehalten.',
      },
      favourite: { title: 'Etwas, das du markiert hast, hat begonnen', text: '{name}' },
    },
  },
  fr: {
    look: 'Voir',
    taken: '{taken} du paiement précédent ont été repris.',
    short: '{short} n’étaient plus là.',
    said: {
      won: { title: 'Pari réglé', text: 'Gagné. Mise {stake}, retour {amount}.' },
      lost: { title: 'Pari réglé', text: 'Perdu. Mise {stake}, retour {amount}.' },
      void: { title: 'Pari réglé', text: 'Annulé. Mise {stake}, retour {amount}.' },
      corrected: {
        title: 'Un résultat a été corrigé',
        text: 'Un de vos paris est réglé autrement: il rapporte {amount} au lieu de {before}.',
      },
      reopened: {
        title: 'Un résultat a été retiré',
        text: 'Un de vos paris est de nouveau en cours. Il avait rapporté {before}.',
      },
      auto: {
        title: 'Un pari a été vendu automatiquement',
        text: 'La somme que vous aviez fixée a été atteinte. Le pari a rapporté {amount} en tout.',
      },
      begun: {
        title: 'Une correction laisse une somme ouverte',
        text: '{owed} d’un paiement précédent n’étaient plus là quand il a été repris. Des personnes l’examinent d’abord: tant que deux n’ont pas donné leur accord, rien n’est retenu. Ce serait uniquement sur de futurs retours de paris sportifs, la moitié au plus de chacun, pendant 30 jours. Jamais sur des dépôts.',
      },
      agreed: {
        title: 'Ce qu’une correction a laissé ouvert est retenu',
        text: '{owed} sont retenus uniquement sur de futurs retours de paris sportifs, la moitié au plus de chacun, jusqu’au {until}. Jamais sur des dépôts ni des jeux. Ce qui reste alors n’est pas réclamé.',
      },
      kept: {
        title: 'Une partie d’un retour a été retenue',
        text: '{kept} ont été retenus pour une correction antérieure. Il en reste {owed}.',
      },
      over: {
        title: 'Une correction antérieure est terminée',
        text: 'Rien de plus n’est retenu sur vos retours à ce titre, et rien n’est réclamé.',
      },
      dropped: {
        title: 'Nous ne réclamons pas ce qu’une correction a laissé ouvert',
        text: '{owed} restent à vous. Rien n’est retenu sur vos retours à ce titre.',
      },
      favourite: { title: 'Une de vos rencontres suivies a commencé', text: '{name}' },
    },
  },
  it: {
    look: 'Guarda',
    taken: '{taken} del pagamento precedente sono stati ripresi.',
    short: '{short} non c’erano più.',
    said: {
      won: { title: 'Scommessa decisa', text: 'Vinta. Puntata {stake}, ritorno {amount}.' },
      lost: { title: 'Scommessa decisa', text: 'Persa. Puntata {stake}, ritorno {amount}.' },
      void: { title: 'Scommessa decisa', text: 'Annullata. Puntata {stake}, ritorno {amount}.' },
      corrected: {
        title: 'Un risultato è stato corretto',
        text: 'Una tua scommessa è decisa diversamente: rende {amount} invece di {before}.',
      },
      reopened: {
        title: 'Un risultato è stato ritirato',
        text: 'Una tua scommessa è di nuovo aperta. Aveva reso {before}.',
      },
      auto: {
        title: 'Una scommessa è stata venduta da sola',
        text: 'La somma che avevi impostato è stata raggiunta. La scommessa ha reso {amount} in tutto.',
      },
      begun: {
        title: 'Una correzione lascia aperta una somma',
        text: '{owed} di un pagamento precedente non c’erano più quando è stato ripreso. Prima lo esaminano delle persone: finché due non sono d’accordo, nulla viene trattenuto. Verrebbe solo da futuri ritorni di scommesse sportive, al massimo la metà di ciascuno, per 30 giorni. Mai dai depositi.',
      },
      agreed: {
        title: 'Ciò che una correzione ha lasciato aperto viene trattenuto',
        text: '{owed} vengono trattenuti solo da futuri ritorni di scommesse sportive, al massimo la metà di ciascuno, fino al {until}. Mai da depositi o giochi. Ciò che resta allora non viene chiesto.',
      },
      kept: {
        title: 'Una parte di un ritorno è stata trattenuta',
        text: '{kept} sono stati trattenuti per una correzione precedente. Ne restano {owed}.',
      },
      over: {
        title: 'Una correzione precedente è conclusa',
        text: 'Per essa non si trattiene più nulla dai tuoi ritorni e non si chiede nulla.',
      },
      dropped: {
        title: 'Non chiediamo ciò che una correzione ha lasciato aperto',
        text: '{owed} restano a te. Per essa non si trattiene nulla dai tuoi ritorni.',
      },
      favourite: { title: 'È iniziato qualcosa che hai segnato', text: '{name}' },
    },
  },
  no: {
    look: 'Se',
    taken: '{taken} av den tidligere utbetalingen ble tatt tilbake.',
    short: '{short} var ikke der lenger.',
    said: {
      won: { title: 'Spillet er avgjort', text: 'Vunnet. Innsats {stake}, utbetalt {amount}.' },
      lost: { title: 'Spillet er avgjort', text: 'Tapt. Innsats {stake}, utbetalt {amount}.' },
      void: { title: 'Spillet er avgjort', text: 'Ugyldig. Innsats {stake}, utbetalt {amount}.' },
      corrected: {
        title: 'Et resultat ble rettet',
        text: 'Et av spillene dine er avgjort annerledes: det gir {amount} i stedet for {before}.',
      },
      reopened: {
        title: 'Et resultat ble trukket tilbake',
        text: 'Et av spillene dine er åpent igjen. Det hadde gitt {before}.',
      },
      auto: {
        title: 'Et spill ble solgt av seg selv',
        text: 'Summen du hadde satt, var nådd. Spillet ga {amount} i alt.',
      },
      begun: {
        title: 'En rettelse lar en sum stå åpen',
        text: '{owed} av en tidligere utbetaling var ikke der lenger da den ble tatt tilbake. Mennesker ser på det først: før to av dem er enige, holdes ingenting tilbake. Det ville bare komme fra senere utbetalinger av sport, høyst halvparten av hver, i 30 dager. Aldri fra innskudd.',
      },
      agreed: {
        title: 'Det en rettelse lot stå åpent, holdes tilbake',
        text: '{owed} holdes bare tilbake fra senere utbetalinger av sport, høyst halvparten av hver, til {until}. Aldri fra innskudd eller spill. Det som er igjen da, kreves ikke.',
      },
      kept: {
        title: 'En del av en utbetaling ble holdt tilbake',
        text: '{kept} ble holdt tilbake for en tidligere rettelse. {owed} av det gjenstår.',
      },
      over: {
        title: 'En tidligere rettelse er avsluttet',
        text: 'Ingenting mer holdes tilbake av utbetalingene dine for den, og ingenting kreves.',
      },
      dropped: {
        title: 'Vi krever ikke det en rettelse lot stå åpent',
        text: '{owed} er dine. Ingenting holdes tilbake av utbetalingene dine for den.',
      },
      favourite: { title: 'Noe du har merket, har begynt', text: '{name}' },
    },
  },
};
