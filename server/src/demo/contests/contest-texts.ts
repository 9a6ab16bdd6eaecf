import type { PromotionRule } from '@halley/contract';

/** What the demo's contests say, by identifier. */
export const contestTexts = {
  'comet-chase': {
    en: {
      title: 'Comet chase',
      summary:
        'For two days every round of 0.10 euros or more counts one, in any game. Who plays most rounds shares 300 euros.',
    },
    de: {
      title: 'Kometenjagd',
      summary:
        'Zwei Tage lang zählt jede Runde ab 0,10 Euro eins, in jedem Spiel. Wer die meisten spielt, teilt sich 300 Euro.',
    },
    'fr-CA': {
      title: 'La course à la comète',
      summary:
        'Deux jours : chaque manche dès 0,10 euro compte pour un. Celles et ceux qui en jouent le plus se partagent 300 euros.',
    },
    no: {
      title: 'Kometjakten',
      summary: 'I to dager teller hver runde fra 0,10 euro én. De som spiller flest, deler 300 euro.',
    },
    it: {
      title: 'Caccia alla cometa',
      summary: 'Due giorni in cui ogni giro da 0,10 euro in su conta uno. Chi ne gioca di più divide 300 euro.',
    },
  },
  'tide-and-turn': {
    en: {
      title: 'Tide and turn',
      summary: 'Join, then what your rounds pay adds up for two days. The highest sums share 400 euros.',
    },
    de: {
      title: 'Ebbe und Flut',
      summary:
        'Melde dich an; zwei Tage lang zählt zusammen, was deine Runden zahlen. Die höchsten Summen teilen 400 Euro.',
    },
    'fr-CA': {
      title: 'Marée montante',
      summary:
        'Inscris-toi : deux jours durant, ce que tes manches paient s’additionne. Les plus hautes sommes partagent 400 euros.',
    },
    no: {
      title: 'Flo og fjære',
      summary: 'Bli med; i to dager legges det rundene dine betaler sammen. De høyeste summene deler 400 euro.',
    },
    it: {
      title: 'Alta marea',
      summary: 'Iscriviti: per due giorni si somma ciò che pagano i tuoi giri. Le somme più alte dividono 400 euro.',
    },
  },
  'lantern-walk': {
    en: {
      title: 'Lantern walk',
      summary:
        'Games of Lantern Row. Your best win by its stake counts, from 0.20 euros on: a small stake is as good as a large one.',
    },
    de: {
      title: 'Laternengang',
      summary:
        'Spiele von Lantern Row. Es zählt dein bester Gewinn im Verhältnis zum Einsatz, ab 0,20 Euro: ein kleiner gilt so viel wie ein großer.',
    },
    'fr-CA': {
      title: 'La marche aux lanternes',
      summary:
        'Les jeux de Lantern Row. Ton meilleur gain par rapport à la mise compte, dès 0,20 euro : petite ou grande, c’est pareil.',
    },
    no: {
      title: 'Lyktevandringen',
      summary:
        'Spill fra Lantern Row. Din beste gevinst delt på innsatsen teller, fra 0,20 euro: liten innsats er like god som stor.',
    },
    it: {
      title: 'La via delle lanterne',
      summary:
        'Giochi di Lantern Row. Conta la tua vincita migliore rispetto alla puntata, da 0,20 euro: piccola o grande è lo stesso.',
    },
  },
  'iron-garden': {
    en: {
      title: 'The iron garden',
      summary: 'A week with the games of Iron Orchard. What you stake there counts; 800 euros are shared out.',
    },
    de: {
      title: 'Der eiserne Garten',
      summary: 'Eine Woche mit den Spielen von Iron Orchard. Was du dort setzt, zählt; 800 Euro werden verteilt.',
    },
    'fr-CA': {
      title: 'Le jardin de fer',
      summary: 'Une semaine avec les jeux d’Iron Orchard. Ce que tu y mises compte; 800 euros sont partagés.',
    },
    no: {
      title: 'Jernhagen',
      summary: 'En uke med spillene fra Iron Orchard. Det du satser der, teller; 800 euro fordeles.',
    },
    it: {
      title: 'Il giardino di ferro',
      summary: 'Una settimana con i giochi di Iron Orchard. Conta ciò che punti lì; si dividono 800 euro.',
    },
  },
  'harbour-league': {
    en: {
      title: 'Harbour league',
      summary:
        'Choose a crew. The points of its five best make its score, so small crews are as good as large ones. 600 euros.',
    },
    de: {
      title: 'Hafenliga',
      summary: 'Wähle eine Mannschaft. Die Punkte ihrer fünf Besten zählen, kleine sind so gut wie große. 600 Euro.',
    },
    'fr-CA': {
      title: 'La ligue du port',
      summary:
        'Choisis un équipage. Les points de ses cinq meilleurs font son score : petit ou grand, c’est pareil. 600 euros.',
    },
    no: {
      title: 'Havneligaen',
      summary: 'Velg et mannskap. Poengene til de fem beste teller, så små er like gode som store. 600 euro.',
    },
    it: {
      title: 'La lega del porto',
      summary:
        'Scegli un equipaggio. Contano i punti dei suoi cinque migliori: piccolo o grande è lo stesso. 600 euro.',
    },
  },
  'polar-cup': {
    en: {
      title: 'Polar cup',
      summary:
        'A week, any game. Join, and what you stake counts up to 500 rounds. 800 euros and points for twenty places.',
    },
    de: {
      title: 'Polarpokal',
      summary:
        'Eine Woche, jedes Spiel. Melde dich an; dein Einsatz zählt, bis zu 500 Runden. 800 Euro und Punkte für zwanzig Plätze.',
    },
    'fr-CA': {
      title: 'La coupe polaire',
      summary:
        'Une semaine, tous les jeux. Inscris-toi : tes mises comptent, jusqu’à 500 manches. 800 euros et des points pour vingt places.',
    },
    no: {
      title: 'Polarpokalen',
      summary:
        'En uke, alle spill. Bli med; innsatsen din teller, opptil 500 runder. 800 euro og poeng til tjue plasser.',
    },
    it: {
      title: 'La coppa polare',
      summary:
        'Una settimana, ogni gioco. Iscriviti: contano le puntate, fino a 500 giri. 800 euro e punti per venti posti.',
    },
  },
  'quest--m--observatory': {
    en: {
      title: 'The way to the observatory',
      summary:
        'Twenty-five levels for a month of your usual play. Each gives something once; what reaching it costs on average stands beside it.',
    },
    de: {
      title: 'Der Weg zur Sternwarte',
      summary:
        'Fünfundzwanzig Stufen für einen Monat. Jede gibt einmal etwas; was sie im Schnitt kostet, steht daneben.',
    },
    'fr-CA': {
      title: 'Le chemin de l’observatoire',
      summary:
        'Vingt-cinq niveaux pour un mois. Chacun donne une fois quelque chose; ce qu’il coûte en moyenne est écrit à côté.',
    },
    no: {
      title: 'Veien til observatoriet',
      summary: 'Tjuefem nivåer på en måned. Hvert gir noe én gang; hva det koster i snitt, står ved siden av.',
    },
    it: {
      title: 'La via dell’osservatorio',
      summary:
        'Venticinque livelli per un mese. Ognuno dà qualcosa una volta; quanto costa in media è scritto accanto.',
    },
  },
  'quest--robot-s--tinker--ffc': {
    en: {
      title: 'Tinker’s workshop',
      summary: 'A quest of robots that is being tried out: fifteen levels, points for each.',
    },
    de: {
      title: 'Die Bastelwerkstatt',
      summary: 'Ein Weg mit Robotern, der ausprobiert wird: fünfzehn Stufen, Punkte für jede.',
    },
    'fr-CA': {
      title: 'L’atelier du bricoleur',
      summary: 'Une quête de robots à l’essai : quinze niveaux, des points pour chacun.',
    },
    no: { title: 'Verkstedet', summary: 'En ferd med roboter som prøves ut: femten nivåer, poeng for hvert.' },
    it: { title: 'L’officina', summary: 'Una missione di robot in prova: quindici livelli, punti per ognuno.' },
  },
  'achievement-first-rocket': {
    en: { title: 'A hundred rounds', summary: 'A hundred rounds of 0.20 euros or more, in any game. Twenty points.' },
    de: { title: 'Hundert Runden', summary: 'Hundert Runden ab 0,20 Euro, in jedem Spiel. Zwanzig Punkte.' },
    'fr-CA': { title: 'Cent manches', summary: 'Cent manches dès 0,20 euro, à n’importe quel jeu. Vingt points.' },
    no: { title: 'Hundre runder', summary: 'Hundre runder fra 0,20 euro, i alle spill. Tjue poeng.' },
    it: { title: 'Cento giri', summary: 'Cento giri da 0,20 euro in su, in ogni gioco. Venti punti.' },
  },
  'achievement-long-orbit': {
    en: {
      title: 'A long orbit',
      summary: 'Stakes of 500 euros in all within a quarter of the year. Ten spins at Comet Run.',
    },
    de: {
      title: 'Eine lange Umlaufbahn',
      summary: 'Einsätze von zusammen 500 Euro in einem Quartal. Zehn Drehs bei Comet Run.',
    },
    'fr-CA': {
      title: 'Une longue orbite',
      summary: 'Des mises de 500 euros en tout en un trimestre. Dix tours à Comet Run.',
    },
    no: {
      title: 'En lang bane',
      summary: 'Innsatser på til sammen 500 euro i løpet av et kvartal. Ti spinn i Comet Run.',
    },
    it: { title: 'Un’orbita lunga', summary: 'Puntate per 500 euro in tutto in un trimestre. Dieci giri a Comet Run.' },
  },
  'achievement-moon-watch': {
    en: { title: 'Moon watch', summary: 'Fifty rounds at the tables of North Hall. Fifteen points.' },
    de: { title: 'Mondwache', summary: 'Fünfzig Runden an den Tischen von North Hall. Fünfzehn Punkte.' },
    'fr-CA': { title: 'La veille de la lune', summary: 'Cinquante manches aux tables de North Hall. Quinze points.' },
    no: { title: 'Månevakt', summary: 'Femti runder ved bordene i North Hall. Femten poeng.' },
    it: { title: 'La veglia della luna', summary: 'Cinquanta giri ai tavoli di North Hall. Quindici punti.' },
  },
  'grand-tour-draw': {
    en: {
      title: 'The grand tour',
      summary:
        'A ticket for each 20 euros you deposit, or for 50 points. 500 euros for four tickets; anybody can check the draw.',
    },
    de: {
      title: 'Die große Tour',
      summary:
        'Ein Los je 20 Euro Einzahlung oder für 50 Punkte. 500 Euro für vier Lose; jeder kann die Ziehung nachprüfen.',
    },
    'fr-CA': {
      title: 'Le grand tour',
      summary:
        'Un billet par tranche de 20 euros déposés, ou pour 50 points. 500 euros pour quatre billets; le tirage se vérifie.',
    },
    no: {
      title: 'Den store rundturen',
      summary:
        'Ett lodd for hver 20 euro du setter inn, eller for 50 poeng. 500 euro til fire lodd; alle kan kontrollere trekningen.',
    },
    it: {
      title: 'Il grande giro',
      summary:
        'Un biglietto ogni 20 euro depositati, o per 50 punti. 500 euro per quattro biglietti; chiunque può verificare l’estrazione.',
    },
  },
} as const satisfies Record<string, PromotionRule['texts']>;

export type DemoContest = keyof typeof contestTexts;
