import type { PromotionKind, PromotionRule } from '@halley/contract';

/** What a new promotion is called until somebody writes better. No amounts: those stand on the card, from the rule. */
export const templateTexts: Readonly<Record<PromotionKind, PromotionRule['texts']>> = {
  deposit: {
    en: { title: 'Welcome bonus', summary: 'A bonus on your first deposit, if you choose it.' },
    de: { title: 'Willkommensbonus', summary: 'Ein Bonus auf deine erste Einzahlung, wenn du ihn wählst.' },
    'fr-CA': { title: 'Bonus de bienvenue', summary: 'Un bonus sur votre premier dépôt, si vous le choisissez.' },
    no: { title: 'Velkomstbonus', summary: 'En bonus på ditt første innskudd, hvis du velger den.' },
    it: { title: 'Bonus di benvenuto', summary: 'Un bonus sul tuo primo deposito, se lo scegli.' },
  },
  reload: {
    en: { title: 'Monday bonus', summary: 'A bonus on a deposit made on a Monday, if you choose it.' },
    de: { title: 'Montagsbonus', summary: 'Ein Bonus auf eine Einzahlung am Montag, wenn du ihn wählst.' },
    'fr-CA': { title: 'Bonus du lundi', summary: 'Un bonus sur un dépôt fait un lundi, si vous le choisissez.' },
    no: { title: 'Mandagsbonus', summary: 'En bonus på et innskudd på en mandag, hvis du velger den.' },
    it: { title: 'Bonus del lunedì', summary: 'Un bonus su un deposito fatto di lunedì, se lo scegli.' },
  },
  registration: {
    en: { title: 'Spins to start with', summary: 'Spins for new players. No deposit is needed.' },
    de: {
      title: 'Spins zum Start',
      summary: 'Spins für neue Spielerinnen und Spieler. Eine Einzahlung ist nicht nötig.',
    },
    'fr-CA': { title: 'Des tours pour commencer', summary: 'Des tours pour les nouveaux joueurs. Aucun dépôt requis.' },
    no: { title: 'Spinn til å begynne med', summary: 'Spinn til nye spillere. Ingen innskudd er nødvendig.' },
    it: { title: 'Giri per iniziare', summary: 'Giri per i nuovi giocatori. Non serve alcun deposito.' },
  },
  no_deposit: {
    en: { title: 'A small bonus to try us', summary: 'A bonus once your e-mail is confirmed. No deposit is needed.' },
    de: {
      title: 'Ein kleiner Bonus zum Ausprobieren',
      summary: 'Ein Bonus, sobald deine E-Mail bestätigt ist. Eine Einzahlung ist nicht nötig.',
    },
    'fr-CA': {
      title: 'Un petit bonus pour essayer',
      summary: 'Un bonus dès que votre courriel est confirmé. Aucun dépôt requis.',
    },
    no: {
      title: 'En liten bonus for å prøve',
      summary: 'En bonus når e-posten din er bekreftet. Ingen innskudd er nødvendig.',
    },
    it: {
      title: 'Un piccolo bonus per provare',
      summary: 'Un bonus quando la tua e-mail è confermata. Non serve alcun deposito.',
    },
  },
  freespins: {
    en: { title: 'Spins with a deposit', summary: 'Spins that come with a deposit, if you choose them.' },
    de: { title: 'Spins zur Einzahlung', summary: 'Spins, die mit einer Einzahlung kommen, wenn du sie wählst.' },
    'fr-CA': {
      title: 'Des tours avec un dépôt',
      summary: 'Des tours qui viennent avec un dépôt, si vous les choisissez.',
    },
    no: { title: 'Spinn med et innskudd', summary: 'Spinn som følger med et innskudd, hvis du velger dem.' },
    it: { title: 'Giri con un deposito', summary: 'Giri che arrivano con un deposito, se li scegli.' },
  },
  cashback: {
    en: { title: 'Weekly cashback', summary: 'A part of what a week cost you comes back as your own money.' },
    de: {
      title: 'Wöchentlicher Cashback',
      summary: 'Ein Teil dessen, was dich eine Woche gekostet hat, kommt als dein eigenes Geld zurück.',
    },
    'fr-CA': {
      title: 'Remise hebdomadaire',
      summary: 'Une part de ce qu’une semaine vous a coûté revient en argent réel.',
    },
    no: {
      title: 'Ukentlig cashback',
      summary: 'En del av det en uke kostet deg, kommer tilbake som dine egne penger.',
    },
    it: {
      title: 'Cashback settimanale',
      summary: 'Una parte di ciò che una settimana ti è costata torna come denaro tuo.',
    },
  },
  coupon: {
    en: { title: 'Code bonus', summary: 'A bonus for everybody with a code.' },
    de: { title: 'Code-Bonus', summary: 'Ein Bonus für alle mit einem Code.' },
    'fr-CA': { title: 'Bonus avec code', summary: 'Un bonus pour toute personne qui a un code.' },
    no: { title: 'Kodebonus', summary: 'En bonus til alle med en kode.' },
    it: { title: 'Bonus con codice', summary: 'Un bonus per chi ha un codice.' },
  },
  manual: {
    en: { title: 'A bonus from us', summary: 'A bonus that our team gives.' },
    de: { title: 'Ein Bonus von uns', summary: 'Ein Bonus, den unser Team gibt.' },
    'fr-CA': { title: 'Un bonus de notre part', summary: 'Un bonus offert par notre équipe.' },
    no: { title: 'En bonus fra oss', summary: 'En bonus som teamet vårt gir.' },
    it: { title: 'Un bonus da parte nostra', summary: 'Un bonus che dà il nostro team.' },
  },
  freebet: {
    en: { title: 'A bet on us', summary: 'A sports bet without a stake of your own, with a deposit.' },
    de: {
      title: 'Eine Wette auf unsere Kosten',
      summary: 'Eine Sportwette ohne eigenen Einsatz, zu einer Einzahlung.',
    },
    'fr-CA': { title: 'Un pari à nos frais', summary: 'Un pari sportif sans mise de votre part, avec un dépôt.' },
    no: { title: 'Et spill på vår regning', summary: 'Et sportsspill uten egen innsats, med et innskudd.' },
    it: {
      title: 'Una scommessa a spese nostre',
      summary: 'Una scommessa sportiva senza una tua puntata, con un deposito.',
    },
  },
  shop: {
    en: { title: '20 spins', summary: 'Spins for your points. What they win is a bonus.' },
    de: { title: '20 Drehungen', summary: 'Drehungen für deine Punkte. Was sie gewinnen, ist ein Bonus.' },
    'fr-CA': { title: '20 tours', summary: 'Des tours pour vos points. Leurs gains sont un bonus.' },
    no: { title: '20 spinn', summary: 'Spinn for poengene dine. Det de vinner, er en bonus.' },
    it: { title: '20 giri', summary: 'Giri per i tuoi punti. Le vincite sono un bonus.' },
  },
  wheel: {
    en: { title: 'A turn a day', summary: 'Each sector is as wide as its chance.' },
    de: { title: 'Eine Drehung am Tag', summary: 'Jedes Feld ist so breit wie seine Chance.' },
    'fr-CA': { title: 'Un tour par jour', summary: 'Chaque secteur est aussi large que sa chance.' },
    no: { title: 'Én runde om dagen', summary: 'Hvert felt er så bredt som sjansen.' },
    it: { title: 'Un giro al giorno', summary: 'Ogni settore è largo quanto la sua probabilità.' },
  },
  tournament: {
    en: { title: 'Best multiple', summary: 'Your best win by its stake counts. The first ten share the pool.' },
    de: {
      title: 'Bester Multiplikator',
      summary: 'Dein bester Gewinn im Verhältnis zum Einsatz zählt. Die ersten zehn teilen den Topf.',
    },
    'fr-CA': {
      title: 'Meilleur multiplicateur',
      summary: 'Votre meilleur gain par rapport à sa mise compte. Les dix premiers se partagent la cagnotte.',
    },
    no: {
      title: 'Beste multiplikator',
      summary: 'Din beste gevinst i forhold til innsatsen teller. De ti første deler potten.',
    },
    it: {
      title: 'Miglior moltiplicatore',
      summary: 'Conta la tua vincita migliore rispetto alla puntata. I primi dieci si dividono il montepremi.',
    },
  },
  quest: {
    en: { title: 'A short way round', summary: 'What you stake counts. Each level has its own gift, once.' },
    de: { title: 'Eine kurze Runde', summary: 'Dein Einsatz zählt. Jede Stufe hat ihr eigenes Geschenk, einmal.' },
    'fr-CA': {
      title: 'Un petit parcours',
      summary: 'Ce que vous misez compte. Chaque niveau a son propre cadeau, une fois.',
    },
    no: { title: 'En kort runde', summary: 'Det du satser, teller. Hvert nivå har sin egen gave, én gang.' },
    it: { title: 'Un breve giro', summary: 'Quello che punti conta. Ogni livello ha il suo regalo, una volta.' },
  },
  achievement: {
    en: { title: 'A hundred rounds', summary: 'A gift, once, when a hundred of your rounds have counted.' },
    de: { title: 'Hundert Runden', summary: 'Ein Geschenk, einmal, wenn hundert deiner Runden gezählt haben.' },
    'fr-CA': { title: 'Cent parties', summary: 'Un cadeau, une fois, quand cent de vos parties ont compté.' },
    no: { title: 'Hundre runder', summary: 'En gave, én gang, når hundre av rundene dine har telt.' },
    it: { title: 'Cento giocate', summary: 'Un regalo, una volta, quando cento delle tue giocate hanno contato.' },
  },
  lottery: {
    en: { title: 'Month’s draw', summary: 'Tickets come with deposits or for points. Anybody can check the draw.' },
    de: {
      title: 'Ziehung des Monats',
      summary: 'Lose kommen mit Einzahlungen oder für Punkte. Jeder kann die Ziehung nachprüfen.',
    },
    'fr-CA': {
      title: 'Tirage du mois',
      summary: 'Les billets viennent avec les dépôts ou contre des points. Tout le monde peut vérifier le tirage.',
    },
    no: {
      title: 'Månedens trekning',
      summary: 'Lodd følger med innskudd eller fås for poeng. Alle kan kontrollere trekningen.',
    },
    it: {
      title: 'Estrazione del mese',
      summary: 'I biglietti arrivano con i depositi o in cambio di punti. Tutti possono verificare l’estrazione.',
    },
  },
};
