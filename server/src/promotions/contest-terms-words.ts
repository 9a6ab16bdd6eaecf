import type { PromotionLanguage } from '@halley/contract';

/** The sentences that only contests have. Amounts come ready, in the contest's currency where nothing else is said. */
export interface ContestTermsWords {
  counts: Readonly<Record<'rounds' | 'stake' | 'win' | 'multiple' | 'points', string>>;
  ownMoney: string;
  allMoney: string;
  onlyGames(games: string): string;
  notGames(games: string): string;
  leastStake(least: string): string;
  limit(rounds: number): string;
  joins: string;
  everybody: string;
  rates(rates: string): string;
  place(from: number, to: number): string;
  prizes(places: string): string;
  rest: string;
  level(number: number, at: string): string;
  rounds(count: number): string;
  levelOnce: string;
  teams(names: string, best: number): string;
  ties: string;
  voids: string;
  leaving: string;
  exclusion: string;
  final: string;
  ticketPoints(points: number): string;
  ticketDeposit(from: string, price: string): string;
  ticketMost(most: number): string;
  gifts: {
    points(count: number): string;
    spins(count: number, bet: string): string;
    bonus(amount: string, times: number): string;
    tickets(count: number): string;
    freebet(amount: string): string;
    betOffer: string;
    box: string;
    goods: string;
  };
  ticketVoid: string;
  draw(at: string): string;
  silent: string;
}

export const contestTermsWords: Readonly<Record<PromotionLanguage, ContestTermsWords>> = {
  en: {
    counts: {
      rounds: 'Each round counts one.',
      stake: 'What you stake counts.',
      win: 'What you win counts.',
      multiple: 'Your best win by its stake counts.',
      points: 'Points that your rounds earn count.',
    },
    ownMoney: 'Only your own money counts, no bonus money and no free rounds.',
    allMoney: 'Bonus money and free rounds count too.',
    onlyGames: (games) => `In these games: ${games}.`,
    notGames: (games) => `Not in these games: ${games}.`,
    leastStake: (least) => `A round counts from a stake of ${least} on.`,
    limit: (rounds) => `Your first ${rounds} rounds count.`,
    joins: 'You take part when you join; your rounds count from then on.',
    everybody: 'You take part with your first round.',
    rates: (rates) => `Fixed rates: ${rates}.`,
    place: (from, to) => (from === to ? `place ${from}` : `places ${from}–${to} each`),
    prizes: (places) => `Prizes: ${places}.`,
    rest: 'Money is your own at once, in your currency by the fixed rates, rounded down; what is left of the pool goes to the first.',
    level: (number, at) => `level ${number} at ${at}`,
    rounds: (count) => `${count} rounds`,
    levelOnce: 'Each level is given once.',
    teams: (names, best) =>
      `Teams: ${names}. A team’s score is the sum of its best ${best}; prizes are those of the winning team.`,
    ties: 'Of two with the same score the one who reached it first stands above.',
    voids: 'A round that is voided before the result is final does not count; later nothing changes.',
    leaving: 'You can leave at any time; you are off the board then for good.',
    exclusion:
      'If you exclude yourself or take a break, your score stands and money that you win is paid. We may take somebody off the board, and tell them why.',
    final:
      'Rounds opened in time may close for 10 minutes after the end, and people may look for up to 24 hours; then the result is final.',
    ticketPoints: (points) => `A ticket costs ${points} points.`,
    ticketDeposit: (from, price) => `A deposit from ${from} on gives a ticket for each ${price} of it.`,
    ticketMost: (most) => `At most ${most} tickets for each player.`,
    gifts: {
      points: (count) => `${count} points`,
      spins: (count, bet) => `${count} free spins at ${bet}`,
      bonus: (amount, times) => `a bonus of ${amount} (to stake ${times} times)`,
      tickets: (count) => (count === 1 ? '1 ticket' : `${count} tickets`),
      freebet: (amount) => `a free bet of ${amount}`,
      betOffer: 'a boost or insurance for a bet',
      box: 'a box whose chances are published',
      goods: 'a thing by post',
    },
    ticketVoid: 'Tickets of a deposit that is charged back are void and passed over.',
    draw: (at) =>
      `Drawn ${at} (UTC): the hash of our seed is published before the first ticket and the list before the draw; the first round of a public beacon from then on decides. Anybody can check it.`,
    silent: 'If the beacon is silent the draw waits; there is no other source.',
  },
  de: {
    counts: {
      rounds: 'Jede Runde zählt eins.',
      stake: 'Was du einsetzt, zählt.',
      win: 'Was du gewinnst, zählt.',
      multiple: 'Dein bester Gewinn im Verhältnis zum Einsatz zählt.',
      points: 'Punkte, die deine Runden bringen, zählen.',
    },
    ownMoney: 'Nur eigenes Geld zählt, kein Bonusgeld und keine Freirunden.',
    allMoney: 'Bonusgeld und Freirunden zählen auch.',
    onlyGames: (games) => `In diesen Spielen: ${games}.`,
    notGames: (games) => `Nicht in diesen Spielen: ${games}.`,
    leastStake: (least) => `Eine Runde zählt ab einem Einsatz von ${least}.`,
    limit: (rounds) => `Deine ersten ${rounds} Runden zählen.`,
    joins: 'Du nimmst teil, wenn du beitrittst; deine Runden zählen ab dann.',
    everybody: 'Du nimmst mit deiner ersten Runde teil.',
    rates: (rates) => `Feste Kurse: ${rates}.`,
    place: (from, to) => (from === to ? `Platz ${from}` : `Plätze ${from}–${to} je`),
    prizes: (places) => `Preise: ${places}.`,
    rest: 'Geld gehört dir sofort, in deiner Währung zu den festen Kursen, abgerundet; was vom Topf bleibt, bekommt der Erste.',
    level: (number, at) => `Stufe ${number} bei ${at}`,
    rounds: (count) => `${count} Runden`,
    levelOnce: 'Jede Stufe wird einmal gegeben.',
    teams: (names, best) =>
      `Teams: ${names}. Der Stand eines Teams ist die Summe seiner besten ${best}; Preise hat das Team, das gewinnt.`,
    ties: 'Bei gleichem Stand liegt vorn, wer ihn zuerst erreicht hat.',
    voids: 'Eine Runde, die vor dem Endstand storniert wird, zählt nicht; danach ändert sich nichts.',
    leaving: 'Du kannst jederzeit aussteigen; dann bist du endgültig von der Rangliste.',
    exclusion:
      'Schließt du dich aus oder machst eine Pause, bleibt dein Stand, und Geldpreise werden bezahlt. Wir können jemanden von der Rangliste nehmen und sagen dann, warum.',
    final:
      'Rechtzeitig begonnene Runden können nach dem Ende noch 10 Minuten schließen, und Menschen dürfen bis zu 24 Stunden prüfen; dann gilt das Ergebnis.',
    ticketPoints: (points) => `Ein Los kostet ${points} Punkte.`,
    ticketDeposit: (from, price) => `Eine Einzahlung ab ${from} gibt ein Los für je ${price} davon.`,
    ticketMost: (most) => `Höchstens ${most} Lose pro Spieler.`,
    gifts: {
      points: (count) => `${count} Punkte`,
      spins: (count, bet) => `${count} Freispiele zu je ${bet}`,
      bonus: (amount, times) => `ein Bonus von ${amount} (${times}-mal einzusetzen)`,
      tickets: (count) => (count === 1 ? '1 Los' : `${count} Lose`),
      freebet: (amount) => `eine Freiwette von ${amount}`,
      betOffer: 'ein Boost oder eine Versicherung für eine Wette',
      box: 'eine Box, deren Chancen veröffentlicht sind',
      goods: 'eine Sache per Post',
    },
    ticketVoid: 'Lose einer zurückgebuchten Einzahlung sind ungültig und werden übergangen.',
    draw: (at) =>
      `Ziehung ${at} (UTC): Der Hash unseres Seeds ist vor dem ersten Los veröffentlicht, die Liste vor der Ziehung; die erste Runde einer öffentlichen Quelle ab dann entscheidet. Jeder kann es nachprüfen.`,
    silent: 'Schweigt die Quelle, wartet die Ziehung; eine andere gibt es nicht.',
  },
  'fr-CA': {
    counts: {
      rounds: 'Chaque partie compte pour un.',
      stake: 'Ce que tu mises compte.',
      win: 'Ce que tu gagnes compte.',
      multiple: 'Ton meilleur gain par rapport à sa mise compte.',
      points: 'Les points que tes parties rapportent comptent.',
    },
    ownMoney: 'Seul ton propre argent compte, ni bonus ni parties gratuites.',
    allMoney: 'Les bonus et les parties gratuites comptent aussi.',
    onlyGames: (games) => `Dans ces jeux : ${games}.`,
    notGames: (games) => `Pas dans ces jeux : ${games}.`,
    leastStake: (least) => `Une partie compte à partir d’une mise de ${least}.`,
    limit: (rounds) => `Tes ${rounds} premières parties comptent.`,
    joins: 'Tu participes quand tu t’inscris; tes parties comptent à partir de là.',
    everybody: 'Tu participes dès ta première partie.',
    rates: (rates) => `Taux fixes : ${rates}.`,
    place: (from, to) => (from === to ? `place ${from}` : `places ${from} à ${to}, chacune`),
    prizes: (places) => `Prix : ${places}.`,
    rest: 'L’argent est tout de suite à toi, dans ta devise aux taux fixes, arrondi vers le bas; le reste de la cagnotte va au premier.',
    level: (number, at) => `niveau ${number} à ${at}`,
    rounds: (count) => `${count} parties`,
    levelOnce: 'Chaque niveau est donné une fois.',
    teams: (names, best) =>
      `Équipes : ${names}. Le score d’une équipe est la somme de ses ${best} meilleurs; les prix vont à l’équipe gagnante.`,
    ties: 'À score égal, celui qui l’a atteint en premier est devant.',
    voids: 'Une partie annulée avant le résultat final ne compte pas; ensuite rien ne change.',
    leaving: 'Tu peux partir à tout moment; tu quittes alors le classement pour de bon.',
    exclusion:
      'Si tu t’exclus ou prends une pause, ton score reste et l’argent gagné est payé. Nous pouvons retirer quelqu’un du classement, et lui dire pourquoi.',
    final:
      'Les parties ouvertes à temps peuvent finir pendant 10 minutes après la fin, et des personnes peuvent vérifier jusqu’à 24 heures; ensuite le résultat est final.',
    ticketPoints: (points) => `Un billet coûte ${points} points.`,
    ticketDeposit: (from, price) => `Un dépôt à partir de ${from} donne un billet par tranche de ${price}.`,
    ticketMost: (most) => `Au plus ${most} billets par joueur.`,
    gifts: {
      points: (count) => `${count} points`,
      spins: (count, bet) => `${count} tours gratuits à ${bet}`,
      bonus: (amount, times) => `un bonus de ${amount} (à miser ${times} fois)`,
      tickets: (count) => (count === 1 ? '1 billet' : `${count} billets`),
      freebet: (amount) => `un pari gratuit de ${amount}`,
      betOffer: 'un boost ou une assurance pour un pari',
      box: 'une boîte dont les chances sont publiées',
      goods: 'un objet par la poste',
    },
    ticketVoid: 'Les billets d’un dépôt contesté sont nuls et passés.',
    draw: (at) =>
      `Tirage ${at} (UTC) : l’empreinte de notre graine est publiée avant le premier billet et la liste avant le tirage; le premier tour d’une balise publique à partir de là décide. Tout le monde peut vérifier.`,
    silent: 'Si la balise se tait, le tirage attend; il n’y a pas d’autre source.',
  },
  no: {
    counts: {
      rounds: 'Hver runde teller én.',
      stake: 'Det du satser, teller.',
      win: 'Det du vinner, teller.',
      multiple: 'Din beste gevinst i forhold til innsatsen teller.',
      points: 'Poeng som rundene dine gir, teller.',
    },
    ownMoney: 'Bare egne penger teller, ikke bonuspenger eller gratisrunder.',
    allMoney: 'Bonuspenger og gratisrunder teller også.',
    onlyGames: (games) => `I disse spillene: ${games}.`,
    notGames: (games) => `Ikke i disse spillene: ${games}.`,
    leastStake: (least) => `En runde teller fra en innsats på ${least}.`,
    limit: (rounds) => `De første ${rounds} rundene dine teller.`,
    joins: 'Du er med når du melder deg på; rundene dine teller fra da av.',
    everybody: 'Du er med fra din første runde.',
    rates: (rates) => `Faste kurser: ${rates}.`,
    place: (from, to) => (from === to ? `plass ${from}` : `plassene ${from}–${to} hver`),
    prizes: (places) => `Premier: ${places}.`,
    rest: 'Penger er dine egne med en gang, i din valuta etter de faste kursene, rundet ned; det som er igjen av potten, går til den første.',
    level: (number, at) => `nivå ${number} ved ${at}`,
    rounds: (count) => `${count} runder`,
    levelOnce: 'Hvert nivå gis én gang.',
    teams: (names, best) =>
      `Lag: ${names}. Lagets resultat er summen av de ${best} beste; premiene går til laget som vinner.`,
    ties: 'Ved likt resultat står den foran som nådde det først.',
    voids: 'En runde som annulleres før resultatet er endelig, teller ikke; senere endres ingenting.',
    leaving: 'Du kan gå ut når som helst; da er du ute av listen for godt.',
    exclusion:
      'Hvis du utelukker deg eller tar en pause, står resultatet, og penger du vinner, betales. Vi kan ta noen av listen, og sier da hvorfor.',
    final:
      'Runder som ble åpnet i tide, kan lukkes i 10 minutter etter slutt, og mennesker kan se på det i inntil 24 timer; så er resultatet endelig.',
    ticketPoints: (points) => `Et lodd koster ${points} poeng.`,
    ticketDeposit: (from, price) => `Et innskudd fra ${from} gir et lodd for hver ${price} av det.`,
    ticketMost: (most) => `Høyst ${most} lodd per spiller.`,
    gifts: {
      points: (count) => `${count} poeng`,
      spins: (count, bet) => `${count} gratisspinn på ${bet}`,
      bonus: (amount, times) => `en bonus på ${amount} (å satse ${times} ganger)`,
      tickets: (count) => `${count} lodd`,
      freebet: (amount) => `et gratisspill på ${amount}`,
      betOffer: 'en boost eller forsikring for et spill',
      box: 'en boks med offentlige sjanser',
      goods: 'en ting i posten',
    },
    ticketVoid: 'Lodd fra et innskudd som tilbakeføres, er ugyldige og hoppes over.',
    draw: (at) =>
      `Trekning ${at} (UTC): hashen av frøet vårt er offentlig før det første loddet og listen før trekningen; første runde av et offentlig fyr fra da av avgjør. Alle kan kontrollere det.`,
    silent: 'Er fyret stille, venter trekningen; det finnes ingen annen kilde.',
  },
  it: {
    counts: {
      rounds: 'Ogni giocata conta uno.',
      stake: 'Quello che punti conta.',
      win: 'Quello che vinci conta.',
      multiple: 'Conta la tua vincita migliore rispetto alla puntata.',
      points: 'Contano i punti che le tue giocate fruttano.',
    },
    ownMoney: 'Conta solo il tuo denaro, non il bonus né le giocate gratuite.',
    allMoney: 'Contano anche il bonus e le giocate gratuite.',
    onlyGames: (games) => `In questi giochi: ${games}.`,
    notGames: (games) => `Non in questi giochi: ${games}.`,
    leastStake: (least) => `Una giocata conta da una puntata di ${least}.`,
    limit: (rounds) => `Contano le tue prime ${rounds} giocate.`,
    joins: 'Partecipi quando ti iscrivi; le tue giocate contano da quel momento.',
    everybody: 'Partecipi con la tua prima giocata.',
    rates: (rates) => `Cambi fissi: ${rates}.`,
    place: (from, to) => (from === to ? `posto ${from}` : `posti ${from}–${to} ciascuno`),
    prizes: (places) => `Premi: ${places}.`,
    rest: 'Il denaro è subito tuo, nella tua valuta ai cambi fissi, arrotondato per difetto; il resto del montepremi va al primo.',
    level: (number, at) => `livello ${number} a ${at}`,
    rounds: (count) => `${count} giocate`,
    levelOnce: 'Ogni livello si dà una volta.',
    teams: (names, best) =>
      `Squadre: ${names}. Il punteggio di una squadra è la somma dei suoi ${best} migliori; i premi sono della squadra che vince.`,
    ties: 'A pari punteggio sta davanti chi l’ha raggiunto prima.',
    voids: 'Una giocata annullata prima del risultato definitivo non conta; dopo non cambia nulla.',
    leaving: 'Puoi uscire in ogni momento; allora sei fuori dalla classifica per sempre.',
    exclusion:
      'Se ti autoescludi o fai una pausa, il tuo punteggio resta e il denaro vinto è pagato. Possiamo togliere qualcuno dalla classifica, e gli diciamo perché.',
    final:
      'Le giocate aperte in tempo possono chiudersi per 10 minuti dopo la fine, e delle persone possono guardare fino a 24 ore; poi il risultato è definitivo.',
    ticketPoints: (points) => `Un biglietto costa ${points} punti.`,
    ticketDeposit: (from, price) => `Un deposito da ${from} in su dà un biglietto per ogni ${price}.`,
    ticketMost: (most) => `Al massimo ${most} biglietti per giocatore.`,
    gifts: {
      points: (count) => `${count} punti`,
      spins: (count, bet) => `${count} giri gratis da ${bet}`,
      bonus: (amount, times) => `un bonus di ${amount} (da puntare ${times} volte)`,
      tickets: (count) => (count === 1 ? '1 biglietto' : `${count} biglietti`),
      freebet: (amount) => `una scommessa gratuita di ${amount}`,
      betOffer: 'un boost o un’assicurazione per una scommessa',
      box: 'una scatola con probabilità pubblicate',
      goods: 'un oggetto per posta',
    },
    ticketVoid: 'I biglietti di un deposito stornato sono nulli e si saltano.',
    draw: (at) =>
      `Estrazione ${at} (UTC): l’impronta del nostro seme è pubblicata prima del primo biglietto e la lista prima dell’estrazione; decide il primo giro di un faro pubblico da quel momento. Tutti possono verificare.`,
    silent: 'Se il faro tace, l’estrazione aspetta; non c’è un’altra fonte.',
  },
};
