import type { ProtectionTemplate } from '@halley/contract';
import type { Language } from '../../kit/mail/index.ts';

interface Said {
  title: string;
  text: string;
}

interface Words {
  said: Record<ProtectionTemplate, Said>;
  buttons: { limits: string; funds: string };
  footer: string;
}

/**
 * Plain, without pressure and without a judgement (PP-10). Nothing in them asks to play, to pay in or to stay, and nothing
 * threatens.
 */
export const words: Record<Language, Words> = {
  en: {
    buttons: { limits: 'Open my limits', funds: 'Open the page' },
    footer: 'You get this mail because somebody of our player protection wrote to you.',
    said: {
      check_in: {
        title: 'How are you getting on?',
        text: 'We noticed that your play has changed and wanted to ask how you are. You do not have to answer. If you would like to talk, our support is there, and limits and breaks are on your limits page.',
      },
      limits: {
        title: 'A limit may help you keep track',
        text: 'You decide what you spend. A limit for deposits, losses or time holds by itself once you have set it, and you can make it stricter at any moment.',
      },
      break: {
        title: 'A break is always possible',
        text: 'You can pause your account from a day on, without giving a reason. Your money stays yours, and you can withdraw it during the break.',
      },
      help: {
        title: 'People who help',
        text: 'If playing worries you or somebody close to you, independent helping bodies listen for free and in confidence. Our responsible gaming page names them.',
      },
      funds: {
        title: 'A question about your money',
        text: 'We are asked to know where the money that is played with comes from. Please tell us on the page “Source of funds” of your profile; a document that shows it can be handed in there too. What you tell us is kept sealed.',
      },
      funds_accepted: {
        title: 'What you told us is enough',
        text: 'Thank you for telling us where your money comes from. Somebody has read it, and nothing more is needed.',
      },
    },
  },
  de: {
    buttons: { limits: 'Meine Limits öffnen', funds: 'Seite öffnen' },
    footer: 'Du bekommst diese Mail, weil dir jemand von unserem Spielerschutz geschrieben hat.',
    said: {
      check_in: {
        title: 'Wie geht es dir?',
        text: 'Uns ist aufgefallen, dass sich dein Spiel verändert hat, und wir möchten fragen, wie es dir geht. Du musst nicht antworten. Wenn du reden möchtest, ist unser Support da; Limits und Pausen findest du auf deiner Limitseite.',
      },
      limits: {
        title: 'Ein Limit kann dir helfen, den Überblick zu behalten',
        text: 'Du entscheidest, was du ausgibst. Ein Limit für Einzahlungen, Verluste oder Zeit hält von selbst, sobald du es gesetzt hast, und du kannst es jederzeit strenger machen.',
      },
      break: {
        title: 'Eine Pause ist immer möglich',
        text: 'Du kannst dein Konto ab einem Tag pausieren, ohne einen Grund zu nennen. Dein Geld bleibt deins, und du kannst es auch während der Pause auszahlen.',
      },
      help: {
        title: 'Menschen, die helfen',
        text: 'Wenn das Spielen dir oder jemandem in deiner Nähe Sorgen macht, hören unabhängige Hilfestellen kostenlos und vertraulich zu. Unsere Seite zum verantwortungsvollen Spielen nennt sie.',
      },
      funds: {
        title: 'Eine Frage zu deinem Geld',
        text: 'Wir sollen wissen, woher das Geld kommt, mit dem gespielt wird. Bitte sag es uns auf der Seite „Herkunft des Geldes“ in deinem Profil; von dort kannst du auch ein Dokument einreichen, das es zeigt. Was du uns sagst, wird versiegelt aufbewahrt.',
      },
      funds_accepted: {
        title: 'Deine Angaben genügen',
        text: 'Danke, dass du uns gesagt hast, woher dein Geld kommt. Jemand hat es gelesen, mehr ist nicht nötig.',
      },
    },
  },
  fr: {
    buttons: { limits: 'Ouvrir mes limites', funds: 'Ouvrir la page' },
    footer: 'Vous recevez ce courriel parce qu’une personne de notre protection des joueurs vous a écrit.',
    said: {
      check_in: {
        title: 'Comment allez-vous?',
        text: 'Nous avons remarqué que votre façon de jouer a changé et voulions savoir comment vous allez. Vous n’avez pas à répondre. Si vous souhaitez parler, notre support est là; limites et pauses se trouvent sur votre page des limites.',
      },
      limits: {
        title: 'Une limite peut aider à garder une vue d’ensemble',
        text: 'Vous décidez de ce que vous dépensez. Une limite de dépôts, de pertes ou de temps tient d’elle-même dès que vous l’avez fixée, et vous pouvez la rendre plus stricte à tout moment.',
      },
      break: {
        title: 'Une pause est toujours possible',
        text: 'Vous pouvez mettre votre compte en pause à partir d’un jour, sans donner de raison. Votre argent reste le vôtre, et vous pouvez le retirer pendant la pause.',
      },
      help: {
        title: 'Des personnes qui aident',
        text: 'Si le jeu vous inquiète, vous ou un proche, des organismes d’aide indépendants écoutent gratuitement et en toute confidentialité. Notre page sur le jeu responsable les nomme.',
      },
      funds: {
        title: 'Une question sur votre argent',
        text: 'Il nous est demandé de savoir d’où vient l’argent joué. Merci de nous le dire sur la page « Origine des fonds » de votre profil; un document qui le montre peut aussi y être remis. Ce que vous nous dites est conservé scellé.',
      },
      funds_accepted: {
        title: 'Vos réponses suffisent',
        text: 'Merci de nous avoir dit d’où vient votre argent. Une personne les a lues, rien d’autre n’est nécessaire.',
      },
    },
  },
  it: {
    buttons: { limits: 'Apri i miei limiti', funds: 'Apri la pagina' },
    footer: 'Ricevi questa mail perché qualcuno della nostra tutela dei giocatori ti ha scritto.',
    said: {
      check_in: {
        title: 'Come stai?',
        text: 'Abbiamo notato che il tuo modo di giocare è cambiato e vorremmo sapere come stai. Non devi rispondere. Se vuoi parlare, il nostro supporto c’è; limiti e pause sono nella tua pagina dei limiti.',
      },
      limits: {
        title: 'Un limite può aiutarti a tenere il conto',
        text: 'Decidi tu quanto spendere. Un limite per depositi, perdite o tempo vale da sé appena lo imposti, e puoi renderlo più severo in ogni momento.',
      },
      break: {
        title: 'Una pausa è sempre possibile',
        text: 'Puoi mettere in pausa il tuo conto da un giorno in su, senza dare un motivo. Il tuo denaro resta tuo e puoi prelevarlo anche durante la pausa.',
      },
      help: {
        title: 'Persone che aiutano',
        text: 'Se il gioco preoccupa te o qualcuno a te vicino, enti di aiuto indipendenti ascoltano gratis e in via riservata. La nostra pagina sul gioco responsabile li elenca.',
      },
      funds: {
        title: 'Una domanda sul tuo denaro',
        text: 'Ci è chiesto di sapere da dove viene il denaro con cui si gioca. Per favore diccelo nella pagina «Provenienza del denaro» del tuo profilo; da lì puoi anche consegnare un documento che lo mostri. Ciò che ci dici viene conservato sigillato.',
      },
      funds_accepted: {
        title: 'Le tue risposte bastano',
        text: 'Grazie per averci detto da dove viene il tuo denaro. Qualcuno le ha lette e non serve altro.',
      },
    },
  },
  no: {
    buttons: { limits: 'Åpne grensene mine', funds: 'Åpne siden' },
    footer: 'Du får denne e-posten fordi noen i spillervernet vårt har skrevet til deg.',
    said: {
      check_in: {
        title: 'Hvordan går det med deg?',
        text: 'Vi har merket at spillingen din har endret seg, og ville spørre hvordan du har det. Du trenger ikke å svare. Vil du snakke, er kundestøtten der; grenser og pauser finner du på grensesiden din.',
      },
      limits: {
        title: 'En grense kan hjelpe deg å holde oversikten',
        text: 'Du bestemmer hva du bruker. En grense for innskudd, tap eller tid holder av seg selv når du har satt den, og du kan gjøre den strengere når som helst.',
      },
      break: {
        title: 'En pause er alltid mulig',
        text: 'Du kan sette kontoen på pause fra én dag og oppover, uten å oppgi grunn. Pengene er fortsatt dine, og du kan ta dem ut i pausen.',
      },
      help: {
        title: 'Folk som hjelper',
        text: 'Hvis spillingen bekymrer deg eller noen som står deg nær, lytter uavhengige hjelpetilbud gratis og fortrolig. Siden vår om ansvarlig spill nevner dem.',
      },
      funds: {
        title: 'Et spørsmål om pengene dine',
        text: 'Vi blir bedt om å vite hvor pengene det spilles for, kommer fra. Fortell oss det på siden «Hvor pengene kommer fra» i profilen din; derfra kan du også levere et dokument som viser det. Det du forteller, oppbevares forseglet.',
      },
      funds_accepted: {
        title: 'Det du har fortalt, er nok',
        text: 'Takk for at du fortalte hvor pengene dine kommer fra. Noen har lest det, og mer trengs ikke.',
      },
    },
  },
};

/** Where each of them leads. */
export const pageOf: Record<ProtectionTemplate, string> = {
  check_in: '/profile/limits',
  limits: '/profile/limits',
  break: '/profile/limits',
  help: '/responsible-gaming',
  funds: '/profile/source-of-funds',
  funds_accepted: '/profile/source-of-funds',
};
