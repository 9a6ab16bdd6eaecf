import type { LimitType } from '@halley/contract';
import type { Language } from '../../kit/mail/index.ts';

interface Said {
  title: string;
  /** `{amount}` is a sum with its currency, `{limit}` one of `limits`. */
  text: string;
}

/** Everything the house tells a player about the account by itself. */
export type Happening =
  | 'deposit.done'
  | 'deposit.failed'
  | 'cashout.done'
  | 'cashout.failed'
  | 'document.approved'
  | 'document.not_approved'
  | 'verified'
  | 'not_verified'
  | 'limit.set'
  | 'limit.confirmed'
  | 'limit.loosened'
  | 'limit.removed'
  | 'limit.reached'
  | 'pause'
  | 'bonus.issued'
  | 'freespins.issued'
  | 'bonus.done'
  /** Of a deposit that was declined and paid late. */
  | 'offer.over'
  | 'offer.all_given'
  | 'offer.not_open';

export type NamedLimit = Exclude<LimitType, 'coolingoff' | 'selfexclusion'>;

interface Words {
  look: string;
  limits: Record<NamedLimit, string>;
  said: Record<Happening, Said>;
}

/** Short and plain: what happened, and what it means for the player. Nothing here asks anybody to pay in or to play on. */
export const words: Record<Language, Words> = {
  en: {
    look: 'Look',
    limits: { deposit: 'Deposit limit', loss: 'Loss limit', wager: 'Stake limit', session: 'Session time' },
    said: {
      'deposit.done': { title: 'Deposit arrived', text: '{amount} are in your wallet.' },
      'deposit.failed': { title: 'Deposit did not go through', text: '{amount} did not arrive. Nothing was taken.' },
      'cashout.done': { title: 'Withdrawal paid', text: '{amount} are on their way to you.' },
      'cashout.failed': { title: 'Withdrawal did not go through', text: '{amount} are back in your wallet.' },
      'document.approved': { title: 'Document approved', text: 'We have checked your document and it is fine.' },
      'document.not_approved': {
        title: 'We could not accept your document',
        text: 'Why, and what to send instead, is on the verification page.',
      },
      verified: { title: 'You are verified', text: 'Your documents are complete. There is nothing more to do.' },
      not_verified: {
        title: 'Your verification did not succeed',
        text: 'What you can do now is on the verification page.',
      },
      'limit.set': { title: 'Your limit is set', text: '{limit}: it holds from now on.' },
      'limit.confirmed': {
        title: 'Your change is confirmed',
        text: '{limit}: it changes after the waiting time. Until then you can keep it as it is.',
      },
      'limit.loosened': { title: 'Your limit has changed', text: '{limit}: the new one holds from now on.' },
      'limit.removed': { title: 'Your limit is removed', text: '{limit}: you can set a new one at any time.' },
      'limit.reached': { title: 'You have reached a limit', text: '{limit}: you set it yourself, and it holds.' },
      pause: {
        title: 'Your break has begun',
        text: 'Games and deposits are closed. You can still withdraw and see your history.',
      },
      'bonus.issued': {
        title: 'You have a new bonus',
        text: 'It is among your gifts, with everything it asks for. Whether you take it is up to you.',
      },
      'freespins.issued': {
        title: 'You have free spins',
        text: 'They are among your gifts. Whether you take them is up to you.',
      },
      'offer.over': {
        title: 'The offer of your deposit was not given',
        text: 'Your deposit arrived late, and the offer chosen with it had ended. The deposit is in your wallet in full.',
      },
      'offer.all_given': {
        title: 'The offer of your deposit was not given',
        text: 'Your deposit arrived late, and all of the offer chosen with it had been given. The deposit is in your wallet in full.',
      },
      'offer.not_open': {
        title: 'The offer of your deposit was not given',
        text: 'Your deposit arrived late, and the offer chosen with it is not open to you now. The deposit is in your wallet in full.',
      },
      'bonus.done': {
        title: 'Your bonus is done',
        text: 'You have staked what it asked for. What it held is your own money now, up to its limit if it has one.',
      },
    },
  },
  de: {
    look: 'Ansehen',
    limits: { deposit: 'Einzahlungslimit', loss: 'Verlustlimit', wager: 'Einsatzlimit', session: 'Sitzungsdauer' },
    said: {
      'deposit.done': { title: 'Einzahlung angekommen', text: '{amount} sind auf deinem Konto.' },
      'deposit.failed': {
        title: 'Einzahlung fehlgeschlagen',
        text: '{amount} sind nicht angekommen. Abgebucht wurde nichts.',
      },
      'cashout.done': { title: 'Auszahlung erledigt', text: '{amount} sind auf dem Weg zu dir.' },
      'cashout.failed': { title: 'Auszahlung fehlgeschlagen', text: '{amount} sind wieder auf deinem Konto.' },
      'document.approved': {
        title: 'Dokument akzeptiert',
        text: 'Wir haben dein Dokument geprüft, es ist in Ordnung.',
      },
      'document.not_approved': {
        title: 'Wir konnten dein Dokument nicht annehmen',
        text: 'Warum, und was du stattdessen schicken kannst, steht auf der Seite zur Verifizierung.',
      },
      verified: { title: 'Du bist verifiziert', text: 'Deine Dokumente sind vollständig. Du musst nichts mehr tun.' },
      not_verified: {
        title: 'Deine Verifizierung hat nicht geklappt',
        text: 'Was du jetzt tun kannst, steht auf der Seite zur Verifizierung.',
      },
      'limit.set': { title: 'Dein Limit ist gesetzt', text: '{limit}: gilt ab sofort.' },
      'limit.confirmed': {
        title: 'Deine Änderung ist bestätigt',
        text: '{limit}: ändert sich nach der Wartezeit. Bis dahin kannst du es lassen, wie es ist.',
      },
      'limit.loosened': { title: 'Dein Limit hat sich geändert', text: '{limit}: das neue gilt ab sofort.' },
      'limit.removed': { title: 'Dein Limit ist entfernt', text: '{limit}: du kannst jederzeit ein neues setzen.' },
      'limit.reached': {
        title: 'Du hast ein Limit erreicht',
        text: '{limit}: du hast es selbst gesetzt, und es gilt.',
      },
      pause: {
        title: 'Deine Pause hat begonnen',
        text: 'Spiele und Einzahlungen sind geschlossen. Auszahlen und deinen Verlauf ansehen kannst du weiterhin.',
      },
      'bonus.issued': {
        title: 'Du hast einen neuen Bonus',
        text: 'Er liegt bei deinen Geschenken, mit allem, was er verlangt. Ob du ihn nimmst, entscheidest du.',
      },
      'freespins.issued': {
        title: 'Du hast Freispiele',
        text: 'Sie liegen bei deinen Geschenken. Ob du sie nimmst, entscheidest du.',
      },
      'offer.over': {
        title: 'Das Angebot zu deiner Einzahlung gibt es nicht mehr',
        text: 'Deine Einzahlung kam spät an, und das gewählte Angebot war vorbei. Die Einzahlung ist ganz auf deinem Konto.',
      },
      'offer.all_given': {
        title: 'Das Angebot zu deiner Einzahlung gibt es nicht mehr',
        text: 'Deine Einzahlung kam spät an, und vom gewählten Angebot war alles vergeben. Die Einzahlung ist ganz auf deinem Konto.',
      },
      'offer.not_open': {
        title: 'Das Angebot zu deiner Einzahlung gibt es nicht mehr',
        text: 'Deine Einzahlung kam spät an, und das gewählte Angebot steht dir jetzt nicht offen. Die Einzahlung ist ganz auf deinem Konto.',
      },
      'bonus.done': {
        title: 'Dein Bonus ist geschafft',
        text: 'Du hast umgesetzt, was er verlangt. Was er enthielt, ist jetzt dein eigenes Geld, bis zu seiner Grenze, falls er eine hat.',
      },
    },
  },
  fr: {
    look: 'Voir',
    limits: {
      deposit: 'Limite de dépôt',
      loss: 'Limite de perte',
      wager: 'Limite de mise',
      session: 'Durée de session',
    },
    said: {
      'deposit.done': { title: 'Dépôt arrivé', text: '{amount} sont sur votre compte.' },
      'deposit.failed': {
        title: 'Le dépôt n’a pas abouti',
        text: '{amount} ne sont pas arrivés. Rien n’a été prélevé.',
      },
      'cashout.done': { title: 'Retrait payé', text: '{amount} sont en route vers vous.' },
      'cashout.failed': { title: 'Le retrait n’a pas abouti', text: '{amount} sont de nouveau sur votre compte.' },
      'document.approved': {
        title: 'Document accepté',
        text: 'Nous avons vérifié votre document, tout est en ordre.',
      },
      'document.not_approved': {
        title: 'Nous n’avons pas pu accepter votre document',
        text: 'La raison, et ce que vous pouvez envoyer à la place, se trouvent à la page de vérification.',
      },
      verified: { title: 'Vous êtes vérifié', text: 'Vos documents sont complets. Vous n’avez plus rien à faire.' },
      not_verified: {
        title: 'Votre vérification n’a pas abouti',
        text: 'Ce que vous pouvez faire maintenant se trouve à la page de vérification.',
      },
      'limit.set': { title: 'Votre limite est fixée', text: '{limit} : elle vaut dès maintenant.' },
      'limit.confirmed': {
        title: 'Votre changement est confirmé',
        text: '{limit} : elle change après le délai d’attente. D’ici là, vous pouvez la garder telle quelle.',
      },
      'limit.loosened': { title: 'Votre limite a changé', text: '{limit} : la nouvelle vaut dès maintenant.' },
      'limit.removed': {
        title: 'Votre limite est supprimée',
        text: '{limit} : vous pouvez en fixer une nouvelle à tout moment.',
      },
      'limit.reached': {
        title: 'Vous avez atteint une limite',
        text: '{limit} : vous l’avez fixée vous-même, et elle tient.',
      },
      pause: {
        title: 'Votre pause a commencé',
        text: 'Les jeux et les dépôts sont fermés. Vous pouvez toujours retirer et consulter votre historique.',
      },
      'bonus.issued': {
        title: 'Vous avez un nouveau bonus',
        text: 'Il est parmi vos cadeaux, avec tout ce qu’il demande. À vous de décider si vous le prenez.',
      },
      'freespins.issued': {
        title: 'Vous avez des tours gratuits',
        text: 'Ils sont parmi vos cadeaux. À vous de décider si vous les prenez.',
      },
      'offer.over': {
        title: 'L’offre de votre dépôt n’a pas été donnée',
        text: 'Votre dépôt est arrivé tard, et l’offre choisie était terminée. Le dépôt est en entier sur votre compte.',
      },
      'offer.all_given': {
        title: 'L’offre de votre dépôt n’a pas été donnée',
        text: 'Votre dépôt est arrivé tard, et l’offre choisie avait été donnée en entier. Le dépôt est en entier sur votre compte.',
      },
      'offer.not_open': {
        title: 'L’offre de votre dépôt n’a pas été donnée',
        text: 'Votre dépôt est arrivé tard, et l’offre choisie ne vous est pas ouverte en ce moment. Le dépôt est en entier sur votre compte.',
      },
      'bonus.done': {
        title: 'Votre bonus est terminé',
        text: 'Vous avez misé ce qu’il demandait. Ce qu’il contenait est maintenant votre argent, jusqu’à sa limite s’il en a une.',
      },
    },
  },
  it: {
    look: 'Guarda',
    limits: {
      deposit: 'Limite di deposito',
      loss: 'Limite di perdita',
      wager: 'Limite di puntata',
      session: 'Durata della sessione',
    },
    said: {
      'deposit.done': { title: 'Deposito arrivato', text: '{amount} sono sul tuo conto.' },
      'deposit.failed': {
        title: 'Deposito non riuscito',
        text: '{amount} non sono arrivati. Non è stato prelevato nulla.',
      },
      'cashout.done': { title: 'Prelievo pagato', text: '{amount} sono in arrivo da te.' },
      'cashout.failed': { title: 'Prelievo non riuscito', text: '{amount} sono di nuovo sul tuo conto.' },
      'document.approved': {
        title: 'Documento accettato',
        text: 'Abbiamo controllato il tuo documento ed è in ordine.',
      },
      'document.not_approved': {
        title: 'Non abbiamo potuto accettare il tuo documento',
        text: 'Il motivo, e che cosa inviare al suo posto, è nella pagina di verifica.',
      },
      verified: { title: 'Sei verificato', text: 'I tuoi documenti sono completi. Non devi fare altro.' },
      not_verified: {
        title: 'La tua verifica non è riuscita',
        text: 'Che cosa puoi fare ora è nella pagina di verifica.',
      },
      'limit.set': { title: 'Il tuo limite è impostato', text: '{limit}: vale da subito.' },
      'limit.confirmed': {
        title: 'La tua modifica è confermata',
        text: '{limit}: cambia dopo il tempo di attesa. Fino ad allora puoi lasciarlo com’è.',
      },
      'limit.loosened': { title: 'Il tuo limite è cambiato', text: '{limit}: il nuovo vale da subito.' },
      'limit.removed': {
        title: 'Il tuo limite è stato tolto',
        text: '{limit}: puoi impostarne uno nuovo quando vuoi.',
      },
      'limit.reached': {
        title: 'Hai raggiunto un limite',
        text: '{limit}: l’hai impostato tu, e vale.',
      },
      pause: {
        title: 'La tua pausa è iniziata',
        text: 'Giochi e depositi sono chiusi. Puoi ancora prelevare e vedere la tua cronologia.',
      },
      'bonus.issued': {
        title: 'Hai un nuovo bonus',
        text: 'È tra i tuoi regali, con tutto ciò che richiede. Decidi tu se prenderlo.',
      },
      'freespins.issued': {
        title: 'Hai giri gratuiti',
        text: 'Sono tra i tuoi regali. Decidi tu se prenderli.',
      },
      'offer.over': {
        title: 'L’offerta del tuo deposito non è stata data',
        text: 'Il tuo deposito è arrivato tardi, e l’offerta scelta era finita. Il deposito è per intero sul tuo conto.',
      },
      'offer.all_given': {
        title: 'L’offerta del tuo deposito non è stata data',
        text: 'Il tuo deposito è arrivato tardi, e l’offerta scelta era stata data tutta. Il deposito è per intero sul tuo conto.',
      },
      'offer.not_open': {
        title: 'L’offerta del tuo deposito non è stata data',
        text: 'Il tuo deposito è arrivato tardi, e l’offerta scelta non è aperta a te in questo momento. Il deposito è per intero sul tuo conto.',
      },
      'bonus.done': {
        title: 'Il tuo bonus è completato',
        text: 'Hai puntato quanto richiesto. Ciò che conteneva ora è denaro tuo, fino al suo limite, se ne ha uno.',
      },
    },
  },
  no: {
    look: 'Se',
    limits: { deposit: 'Innskuddsgrense', loss: 'Tapsgrense', wager: 'Innsatsgrense', session: 'Øktens lengde' },
    said: {
      'deposit.done': { title: 'Innskuddet er kommet', text: '{amount} er på kontoen din.' },
      'deposit.failed': {
        title: 'Innskuddet gikk ikke gjennom',
        text: '{amount} kom ikke frem. Ingenting ble trukket.',
      },
      'cashout.done': { title: 'Uttaket er betalt', text: '{amount} er på vei til deg.' },
      'cashout.failed': { title: 'Uttaket gikk ikke gjennom', text: '{amount} er tilbake på kontoen din.' },
      'document.approved': {
        title: 'Dokumentet er godkjent',
        text: 'Vi har sjekket dokumentet ditt, og det er i orden.',
      },
      'document.not_approved': {
        title: 'Vi kunne ikke godta dokumentet ditt',
        text: 'Hvorfor, og hva du kan sende i stedet, står på verifiseringssiden.',
      },
      verified: { title: 'Du er verifisert', text: 'Dokumentene dine er komplette. Du trenger ikke å gjøre mer.' },
      not_verified: {
        title: 'Verifiseringen lyktes ikke',
        text: 'Hva du kan gjøre nå, står på verifiseringssiden.',
      },
      'limit.set': { title: 'Grensen din er satt', text: '{limit}: gjelder fra nå av.' },
      'limit.confirmed': {
        title: 'Endringen din er bekreftet',
        text: '{limit}: endres etter ventetiden. Frem til da kan du beholde den som den er.',
      },
      'limit.loosened': { title: 'Grensen din er endret', text: '{limit}: den nye gjelder fra nå av.' },
      'limit.removed': { title: 'Grensen din er fjernet', text: '{limit}: du kan sette en ny når som helst.' },
      'limit.reached': { title: 'Du har nådd en grense', text: '{limit}: du satte den selv, og den gjelder.' },
      pause: {
        title: 'Pausen din har begynt',
        text: 'Spill og innskudd er stengt. Du kan fortsatt ta ut penger og se historikken din.',
      },
      'bonus.issued': {
        title: 'Du har en ny bonus',
        text: 'Den ligger blant gavene dine, med alt den krever. Du bestemmer om du vil ta den.',
      },
      'freespins.issued': {
        title: 'Du har gratisspinn',
        text: 'De ligger blant gavene dine. Du bestemmer om du vil ta dem.',
      },
      'offer.over': {
        title: 'Tilbudet til innskuddet ditt ble ikke gitt',
        text: 'Innskuddet ditt kom sent, og tilbudet du valgte, var over. Hele innskuddet er på kontoen din.',
      },
      'offer.all_given': {
        title: 'Tilbudet til innskuddet ditt ble ikke gitt',
        text: 'Innskuddet ditt kom sent, og alt av tilbudet du valgte, var gitt bort. Hele innskuddet er på kontoen din.',
      },
      'offer.not_open': {
        title: 'Tilbudet til innskuddet ditt ble ikke gitt',
        text: 'Innskuddet ditt kom sent, og tilbudet du valgte, er ikke åpent for deg nå. Hele innskuddet er på kontoen din.',
      },
      'bonus.done': {
        title: 'Bonusen din er fullført',
        text: 'Du har satset det den krevde. Det den inneholdt er nå dine egne penger, opp til grensen hvis den har en.',
      },
    },
  },
};
