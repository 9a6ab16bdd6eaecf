import type { PromotionLanguage } from '@halley/contract';

/** The sentences of terms. Amounts come ready, for every currency of the promotion. */
export interface TermsWords {
  bonusShare(percent: number, cap: string): string;
  bonusFixed(amount: string): string;
  spins(count: number, bet: string, games: string): string;
  spinsCash: string;
  spinsBonus: string;
  spinsMost(most: string): string;
  cashback(percent: number, cap: string | null): string;
  cash(amount: string): string;
  freebet(amount: string, odds: number): string;
  deposit(least: string): string;
  depositNumber(numbers: string): string;
  firstTime: string;
  stake(times: number): string;
  stakeNothing: string;
  weights(slots: number, other: number, tables: number): string;
  maxStake(most: string): string;
  maxCashout(most: string): string;
  days(take: number, play: number): string;
  steps: string;
  whole: string;
  cashFirst: string;
  stop: string;
  perPlayer(times: number): string;
  /** Whoever pays with the same card or account counts as one household. */
  household(times: number): string;
  schedule(from: string, to: string | null): string;
  verified: string;
  points(number: number): string;
  /** Of a box: there is nothing in it. */
  nothing: string;
  /** What the licence may ask for besides (PR-14), and what a review means. */
  guarded: string;
}

export const termsWords: Readonly<Record<PromotionLanguage, TermsWords>> = {
  en: {
    bonusShare: (percent, cap) => `You get ${percent} % of your deposit as a bonus, at most ${cap}.`,
    bonusFixed: (amount) => `You get a bonus of ${amount}.`,
    spins: (count, bet, games) => `You get ${count} free spins at ${bet} each, in ${games}.`,
    spinsCash: 'What they win is your own money at once.',
    spinsBonus: 'What they win is a bonus.',
    spinsMost: (most) => `They win at most ${most}.`,
    cashback: (percent, cap) =>
      `You get back ${percent} % of what you staked of your own money less what it won and what you were given in cash${cap ? `, at most ${cap}` : ''}. It is your own money.`,
    cash: (amount) => `You get ${amount} of your own money.`,
    freebet: (amount, odds) => `You get a free bet of ${amount} at odds of at least ${odds}.`,
    deposit: (least) => `A deposit of at least ${least} is needed.`,
    depositNumber: (numbers) => `It is for your deposit number ${numbers}.`,
    firstTime: 'Only if you have not had it before.',
    stake: (times) => `Stake ${times} times the bonus, and it becomes your own money.`,
    stakeNothing: 'Nothing has to be staked.',
    weights: (slots, other, tables) =>
      `Stakes of slots count ${slots} %, of other house games ${other} %, of tables ${tables} %. Bets that hardly risk anything do not count; the game says so before.`,
    maxStake: (most) => `The largest stake with the bonus is ${most}.`,
    maxCashout: (most) => `At most ${most} becomes your own money; the rest goes back to the house.`,
    days: (take, play) => `${take} days to take it, ${play} days to play it.`,
    steps: 'With each tenth that is staked a tenth of the bonus becomes your own money.',
    whole: 'The bonus becomes your own money when all is staked.',
    cashFirst: 'Your own money is staked first and is never locked; you can take it out at any time.',
    stop: 'You can give it up at any time: what the bonus still holds is gone then, what has become your own money stays.',
    perPlayer: (times) => (times === 1 ? 'Once for each player.' : `Up to ${times} times for each player.`),
    household: (times) =>
      times === 1
        ? 'Once for each household and way of paying.'
        : `Up to ${times} times for each household and way of paying.`,
    schedule: (from, to) => (to ? `From ${from} to ${to} (UTC).` : `From ${from} (UTC) on.`),
    verified: 'For verified players.',
    points: (number) => `You get ${number} points.`,
    nothing: 'nothing',
    guarded:
      'Where your licence asks for it, only verified players get it, and no more bonuses than it allows. A person may look at it for up to 72 hours: you play on, and what would become your own money waits.',
  },
  de: {
    bonusShare: (percent, cap) => `Du bekommst ${percent} % deiner Einzahlung als Bonus, höchstens ${cap}.`,
    bonusFixed: (amount) => `Du bekommst einen Bonus von ${amount}.`,
    spins: (count, bet, games) => `Du bekommst ${count} Freispiele zu je ${bet} in ${games}.`,
    spinsCash: 'Was sie gewinnen, ist sofort dein eigenes Geld.',
    spinsBonus: 'Was sie gewinnen, ist ein Bonus.',
    spinsMost: (most) => `Sie gewinnen höchstens ${most}.`,
    cashback: (percent, cap) =>
      `Du bekommst ${percent} % deiner Einsätze mit eigenem Geld abzüglich der Gewinne daraus und des Geldes, das wir dir geschenkt haben, zurück${cap ? `, höchstens ${cap}` : ''}. Es ist dein eigenes Geld.`,
    cash: (amount) => `Du bekommst ${amount} als eigenes Geld.`,
    freebet: (amount, odds) => `Du bekommst eine Freiwette von ${amount} ab einer Quote von ${odds}.`,
    deposit: (least) => `Nötig ist eine Einzahlung von mindestens ${least}.`,
    depositNumber: (numbers) => `Es gilt für deine Einzahlung Nummer ${numbers}.`,
    firstTime: 'Nur, wenn du es noch nicht hattest.',
    stake: (times) => `Setze das ${times}-Fache des Bonus ein, dann wird er dein eigenes Geld.`,
    stakeNothing: 'Es muss nichts eingesetzt werden.',
    weights: (slots, other, tables) =>
      `Einsätze an Slots zählen ${slots} %, an anderen Spielen des Hauses ${other} %, an Tischen ${tables} %. Wetten fast ohne Risiko zählen nicht; das Spiel sagt es vorher.`,
    maxStake: (most) => `Der größte Einsatz mit dem Bonus ist ${most}.`,
    maxCashout: (most) => `Höchstens ${most} wird dein eigenes Geld; der Rest geht ans Haus zurück.`,
    days: (take, play) => `${take} Tage zum Annehmen, ${play} Tage zum Spielen.`,
    steps: 'Mit jedem eingesetzten Zehntel wird ein Zehntel des Bonus dein eigenes Geld.',
    whole: 'Der Bonus wird dein eigenes Geld, wenn alles eingesetzt ist.',
    cashFirst: 'Dein eigenes Geld wird zuerst eingesetzt und nie gesperrt; du kannst es jederzeit auszahlen.',
    stop: 'Du kannst jederzeit aufhören: Was der Bonus noch hält, ist dann weg; was dein eigenes Geld geworden ist, bleibt.',
    perPlayer: (times) => (times === 1 ? 'Einmal pro Spieler.' : `Bis zu ${times}-mal pro Spieler.`),
    household: (times) =>
      times === 1 ? 'Einmal pro Haushalt und Zahlungsmittel.' : `Bis zu ${times}-mal pro Haushalt und Zahlungsmittel.`,
    schedule: (from, to) => (to ? `Vom ${from} bis ${to} (UTC).` : `Ab ${from} (UTC).`),
    verified: 'Für verifizierte Spieler.',
    points: (number) => `Du bekommst ${number} Punkte.`,
    nothing: 'nichts',
    guarded:
      'Wo deine Lizenz es verlangt, nur für verifizierte Spieler und nicht mehr Boni, als sie erlaubt. Ein Mensch darf es bis zu 72 Stunden prüfen: Du spielst weiter, und was dein eigenes Geld würde, wartet.',
  },
  'fr-CA': {
    bonusShare: (percent, cap) => `Tu reçois ${percent} % de ton dépôt en bonus, au plus ${cap}.`,
    bonusFixed: (amount) => `Tu reçois un bonus de ${amount}.`,
    spins: (count, bet, games) => `Tu reçois ${count} tours gratuits à ${bet} chacun, dans ${games}.`,
    spinsCash: 'Leurs gains sont tout de suite ton propre argent.',
    spinsBonus: 'Leurs gains sont un bonus.',
    spinsMost: (most) => `Ils gagnent au plus ${most}.`,
    cashback: (percent, cap) =>
      `Tu récupères ${percent} % de tes mises en argent propre, moins leurs gains et l’argent que nous t’avons donné${cap ? `, au plus ${cap}` : ''}. C’est ton propre argent.`,
    cash: (amount) => `Tu reçois ${amount} en argent propre.`,
    freebet: (amount, odds) => `Tu reçois un pari gratuit de ${amount} à une cote d’au moins ${odds}.`,
    deposit: (least) => `Il faut un dépôt d’au moins ${least}.`,
    depositNumber: (numbers) => `C’est pour ton dépôt numéro ${numbers}.`,
    firstTime: 'Seulement si tu ne l’as pas encore eu.',
    stake: (times) => `Mise ${times} fois le bonus et il devient ton propre argent.`,
    stakeNothing: 'Rien ne doit être misé.',
    weights: (slots, other, tables) =>
      `Les mises aux machines à sous comptent ${slots} %, aux autres jeux maison ${other} %, aux tables ${tables} %. Les paris presque sans risque ne comptent pas; le jeu le dit avant.`,
    maxStake: (most) => `La plus grande mise avec le bonus est de ${most}.`,
    maxCashout: (most) => `Au plus ${most} devient ton propre argent; le reste retourne à la maison.`,
    days: (take, play) => `${take} jours pour l’accepter, ${play} jours pour le jouer.`,
    steps: 'À chaque dixième misé, un dixième du bonus devient ton propre argent.',
    whole: 'Le bonus devient ton propre argent quand tout est misé.',
    cashFirst: 'Ton propre argent est misé en premier et n’est jamais bloqué; tu peux le retirer à tout moment.',
    stop: 'Tu peux y renoncer à tout moment : ce que le bonus contient encore est perdu, ce qui est devenu ton argent reste.',
    perPlayer: (times) => (times === 1 ? 'Une fois par joueur.' : `Jusqu’à ${times} fois par joueur.`),
    household: (times) =>
      times === 1
        ? 'Une fois par ménage et moyen de paiement.'
        : `Jusqu’à ${times} fois par ménage et moyen de paiement.`,
    schedule: (from, to) => (to ? `Du ${from} au ${to} (UTC).` : `À partir du ${from} (UTC).`),
    verified: 'Pour les joueurs vérifiés.',
    points: (number) => `Vous recevez ${number} points.`,
    nothing: 'rien',
    guarded:
      'Si ta licence le demande : joueurs vérifiés seulement, et pas plus de bonus qu’elle n’en permet. Une personne peut l’examiner jusqu’à 72 heures : tu continues à jouer, et ce qui deviendrait ton argent attend.',
  },
  no: {
    bonusShare: (percent, cap) => `Du får ${percent} % av innskuddet som bonus, høyst ${cap}.`,
    bonusFixed: (amount) => `Du får en bonus på ${amount}.`,
    spins: (count, bet, games) => `Du får ${count} gratisspinn på ${bet} hver, i ${games}.`,
    spinsCash: 'Det de vinner, er dine egne penger med en gang.',
    spinsBonus: 'Det de vinner, er en bonus.',
    spinsMost: (most) => `De vinner høyst ${most}.`,
    cashback: (percent, cap) =>
      `Du får tilbake ${percent} % av det du satset av egne penger, minus det de vant og det vi ga deg i penger${cap ? `, høyst ${cap}` : ''}. Det er dine egne penger.`,
    cash: (amount) => `Du får ${amount} som egne penger.`,
    freebet: (amount, odds) => `Du får et gratisspill på ${amount} med odds på minst ${odds}.`,
    deposit: (least) => `Det kreves et innskudd på minst ${least}.`,
    depositNumber: (numbers) => `Det gjelder innskudd nummer ${numbers}.`,
    firstTime: 'Bare hvis du ikke har hatt det før.',
    stake: (times) => `Sats ${times} ganger bonusen, så blir den dine egne penger.`,
    stakeNothing: 'Ingenting må satses.',
    weights: (slots, other, tables) =>
      `Innsatser på spilleautomater teller ${slots} %, på andre egne spill ${other} %, på bord ${tables} %. Spill nesten uten risiko teller ikke; spillet sier det på forhånd.`,
    maxStake: (most) => `Største innsats med bonusen er ${most}.`,
    maxCashout: (most) => `Høyst ${most} blir dine egne penger; resten går tilbake til huset.`,
    days: (take, play) => `${take} dager til å ta imot, ${play} dager til å spille.`,
    steps: 'For hver tidel som satses, blir en tidel av bonusen dine egne penger.',
    whole: 'Bonusen blir dine egne penger når alt er satset.',
    cashFirst: 'Dine egne penger satses først og låses aldri; du kan ta dem ut når som helst.',
    stop: 'Du kan gi den opp når som helst: det bonusen fortsatt har, er da borte; det som er blitt dine penger, består.',
    perPlayer: (times) => (times === 1 ? 'Én gang per spiller.' : `Inntil ${times} ganger per spiller.`),
    household: (times) =>
      times === 1
        ? 'Én gang per husstand og betalingsmiddel.'
        : `Inntil ${times} ganger per husstand og betalingsmiddel.`,
    schedule: (from, to) => (to ? `Fra ${from} til ${to} (UTC).` : `Fra ${from} (UTC).`),
    verified: 'For verifiserte spillere.',
    points: (number) => `Du får ${number} poeng.`,
    nothing: 'ingenting',
    guarded:
      'Der lisensen din krever det: bare for verifiserte spillere, og ikke flere bonuser enn den tillater. Et menneske kan se på det i inntil 72 timer: du spiller videre, og det som ville blitt dine egne penger, venter.',
  },
  it: {
    bonusShare: (percent, cap) => `Ricevi il ${percent} % del deposito come bonus, al massimo ${cap}.`,
    bonusFixed: (amount) => `Ricevi un bonus di ${amount}.`,
    spins: (count, bet, games) => `Ricevi ${count} giri gratis da ${bet} ciascuno, in ${games}.`,
    spinsCash: 'Ciò che vincono è subito denaro tuo.',
    spinsBonus: 'Ciò che vincono è un bonus.',
    spinsMost: (most) => `Vincono al massimo ${most}.`,
    cashback: (percent, cap) =>
      `Riavrai il ${percent} % di quanto hai puntato di tuo, meno le vincite e il denaro che ti abbiamo dato${cap ? `, al massimo ${cap}` : ''}. È denaro tuo.`,
    cash: (amount) => `Ricevi ${amount} di denaro tuo.`,
    freebet: (amount, odds) => `Ricevi una scommessa gratuita di ${amount} a quota almeno ${odds}.`,
    deposit: (least) => `Serve un deposito di almeno ${least}.`,
    depositNumber: (numbers) => `Vale per il tuo deposito numero ${numbers}.`,
    firstTime: 'Solo se non l’hai ancora avuto.',
    stake: (times) => `Punta ${times} volte il bonus e diventa denaro tuo.`,
    stakeNothing: 'Non bisogna puntare nulla.',
    weights: (slots, other, tables) =>
      `Le puntate alle slot contano il ${slots} %, agli altri giochi della casa il ${other} %, ai tavoli il ${tables} %. Le puntate quasi senza rischio non contano; il gioco lo dice prima.`,
    maxStake: (most) => `La puntata massima con il bonus è ${most}.`,
    maxCashout: (most) => `Al massimo ${most} diventa denaro tuo; il resto torna alla casa.`,
    days: (take, play) => `${take} giorni per accettarlo, ${play} giorni per giocarlo.`,
    steps: 'A ogni decimo puntato, un decimo del bonus diventa denaro tuo.',
    whole: 'Il bonus diventa denaro tuo quando tutto è stato puntato.',
    cashFirst: 'Il tuo denaro viene puntato per primo e non è mai bloccato; puoi prelevarlo in ogni momento.',
    stop: 'Puoi rinunciare in ogni momento: ciò che il bonus contiene ancora va perso, ciò che è diventato tuo resta.',
    perPlayer: (times) => (times === 1 ? 'Una volta per giocatore.' : `Fino a ${times} volte per giocatore.`),
    household: (times) =>
      times === 1
        ? 'Una volta per nucleo familiare e mezzo di pagamento.'
        : `Fino a ${times} volte per nucleo familiare e mezzo di pagamento.`,
    schedule: (from, to) => (to ? `Dal ${from} al ${to} (UTC).` : `Dal ${from} (UTC).`),
    verified: 'Per giocatori verificati.',
    points: (number) => `Ricevi ${number} punti.`,
    nothing: 'niente',
    guarded:
      'Dove la tua licenza lo chiede: solo per giocatori verificati e non più bonus di quanti ne permetta. Una persona può esaminarlo fino a 72 ore: continui a giocare, e ciò che diventerebbe denaro tuo aspetta.',
  },
};
