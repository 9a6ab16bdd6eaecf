import type { PromotionLanguage, SportId } from '@halley/contract';

/** Terms of what is used on a slip. */
interface SlipTermsWords {
  returns: { only_win: string; all_win: string; no_risk: string };
  oddsBoost(percent: number, cap: string): string;
  priceBoost(price: string, cap: string): string;
  comboBoost(steps: string, cap: string): string;
  step(legs: number, percent: number): string;
  insurance(percent: number, cap: string): string;
  odds(odds: number): string;
  legs(from: number, to: number | undefined): string;
  sports(names: string): string;
  when: { live: string; not_started: string };
  use(days: number): string;
  own: string;
  names: Readonly<Record<SportId, string>>;
}

export const slipTermsWords: Readonly<Record<PromotionLanguage, SlipTermsWords>> = {
  en: {
    returns: {
      only_win: 'A win pays what was won, without the stake.',
      all_win: 'A win pays what was won, with the stake.',
      no_risk:
        'You stake your own money; if it is lost, it comes back as a free bet that pays what was won, without the stake.',
    },
    oddsBoost: (percent, cap) => `A single of your choice wins ${percent} % more, for up to ${cap} of your stake.`,
    priceBoost: (price, cap) => `One outcome pays ${price}, for up to ${cap} of your stake.`,
    comboBoost: (steps, cap) =>
      `A multiple wins more: ${steps}; for up to ${cap} of your stake. Void legs do not count.`,
    step: (legs, percent) => `from ${legs} legs ${percent} %`,
    insurance: (percent, cap) =>
      `If a multiple is lost by exactly one leg, ${percent} % of up to ${cap} of your stake come back as a free bet.`,
    odds: (odds) => `Each leg has odds of at least ${odds}.`,
    legs: (from, to) => (to === undefined ? `At least ${from} legs.` : `From ${from} to ${to} legs.`),
    sports: (names) => `Only for ${names}.`,
    when: { live: 'Only for fixtures in play.', not_started: 'Only before the fixtures start.' },
    use: (days) => `For one single or multiple within ${days} days, without cash-out. A void bet gives it back.`,
    own: 'It counts for your own money, not for a bonus.',
    names: {
      football: 'football',
      tennis: 'tennis',
      basketball: 'basketball',
      'ice-hockey': 'ice hockey',
      'table-tennis': 'table tennis',
      esport: 'e-sport',
      racing: 'drone racing',
    },
  },
  de: {
    returns: {
      only_win: 'Ein Gewinn wird ohne den Einsatz ausgezahlt.',
      all_win: 'Ein Gewinn wird mit dem Einsatz ausgezahlt.',
      no_risk:
        'Du setzt eigenes Geld; ist es verloren, kommt es als Freiwette zurück, deren Gewinn ohne den Einsatz ausgezahlt wird.',
    },
    oddsBoost: (percent, cap) =>
      `Eine Einzelwette deiner Wahl gewinnt ${percent} % mehr, für bis zu ${cap} deines Einsatzes.`,
    priceBoost: (price, cap) => `Ein Ausgang zahlt ${price}, für bis zu ${cap} deines Einsatzes.`,
    comboBoost: (steps, cap) =>
      `Eine Kombiwette gewinnt mehr: ${steps}; für bis zu ${cap} deines Einsatzes. Ungültige Tipps zählen nicht.`,
    step: (legs, percent) => `ab ${legs} Tipps ${percent} %`,
    insurance: (percent, cap) =>
      `Verliert eine Kombiwette durch genau einen Tipp, kommen ${percent} % von bis zu ${cap} deines Einsatzes als Freiwette zurück.`,
    odds: (odds) => `Jeder Tipp hat eine Quote von mindestens ${odds}.`,
    legs: (from, to) => (to === undefined ? `Mindestens ${from} Tipps.` : `Von ${from} bis ${to} Tipps.`),
    sports: (names) => `Nur für ${names}.`,
    when: { live: 'Nur für laufende Spiele.', not_started: 'Nur vor Beginn der Spiele.' },
    use: (days) =>
      `Für eine Einzel- oder Kombiwette innerhalb von ${days} Tagen, ohne Cash-out. Eine ungültige Wette gibt es zurück.`,
    own: 'Es gilt für eigenes Geld, nicht für einen Bonus.',
    names: {
      football: 'Fußball',
      tennis: 'Tennis',
      basketball: 'Basketball',
      'ice-hockey': 'Eishockey',
      'table-tennis': 'Tischtennis',
      esport: 'E-Sport',
      racing: 'Drohnenrennen',
    },
  },
  'fr-CA': {
    returns: {
      only_win: 'Un gain est payé sans la mise.',
      all_win: 'Un gain est payé avec la mise.',
      no_risk:
        'Tu mises ton propre argent; s’il est perdu, il revient en pari gratuit, dont le gain est payé sans la mise.',
    },
    oddsBoost: (percent, cap) =>
      `Un pari simple de ton choix gagne ${percent} % de plus, pour au plus ${cap} de ta mise.`,
    priceBoost: (price, cap) => `Une issue paie ${price}, pour au plus ${cap} de ta mise.`,
    comboBoost: (steps, cap) =>
      `Un combiné gagne plus: ${steps}; pour au plus ${cap} de ta mise. Les sélections annulées ne comptent pas.`,
    step: (legs, percent) => `dès ${legs} sélections ${percent} %`,
    insurance: (percent, cap) =>
      `Si un combiné est perdu par une seule sélection, ${percent} % d’au plus ${cap} de ta mise reviennent en pari gratuit.`,
    odds: (odds) => `Chaque sélection a une cote d’au moins ${odds}.`,
    legs: (from, to) => (to === undefined ? `Au moins ${from} sélections.` : `De ${from} à ${to} sélections.`),
    sports: (names) => `Seulement pour: ${names}.`,
    when: { live: 'Seulement pour les matchs en cours.', not_started: 'Seulement avant le début des matchs.' },
    use: (days) => `Pour un pari simple ou combiné dans les ${days} jours, sans cash-out. Un pari annulé le rend.`,
    own: 'Cela vaut pour ton propre argent, pas pour un bonus.',
    names: {
      football: 'football',
      tennis: 'tennis',
      basketball: 'basketball',
      'ice-hockey': 'hockey sur glace',
      'table-tennis': 'tennis de table',
      esport: 'e-sport',
      racing: 'courses de drones',
    },
  },
  no: {
    returns: {
      only_win: 'En gevinst utbetales uten innsatsen.',
      all_win: 'En gevinst utbetales med innsatsen.',
      no_risk:
        'Du satser egne penger; tapes de, kommer de tilbake som et gratisspill der gevinsten utbetales uten innsatsen.',
    },
    oddsBoost: (percent, cap) => `Et enkeltspill du velger, vinner ${percent} % mer, for inntil ${cap} av innsatsen.`,
    priceBoost: (price, cap) => `Ett utfall betaler ${price}, for inntil ${cap} av innsatsen.`,
    comboBoost: (steps, cap) =>
      `En kombinasjon vinner mer: ${steps}; for inntil ${cap} av innsatsen. Annullerte valg teller ikke.`,
    step: (legs, percent) => `fra ${legs} valg ${percent} %`,
    insurance: (percent, cap) =>
      `Tapes en kombinasjon på nøyaktig ett valg, kommer ${percent} % av inntil ${cap} av innsatsen tilbake som et gratisspill.`,
    odds: (odds) => `Hvert valg har odds på minst ${odds}.`,
    legs: (from, to) => (to === undefined ? `Minst ${from} valg.` : `Fra ${from} til ${to} valg.`),
    sports: (names) => `Bare for ${names}.`,
    when: { live: 'Bare for kamper som pågår.', not_started: 'Bare før kampene begynner.' },
    use: (days) =>
      `For ett enkeltspill eller én kombinasjon innen ${days} dager, uten cash-out. Et annullert spill gir det tilbake.`,
    own: 'Det gjelder egne penger, ikke en bonus.',
    names: {
      football: 'fotball',
      tennis: 'tennis',
      basketball: 'basketball',
      'ice-hockey': 'ishockey',
      'table-tennis': 'bordtennis',
      esport: 'e-sport',
      racing: 'droneløp',
    },
  },
  it: {
    returns: {
      only_win: 'Una vincita è pagata senza la puntata.',
      all_win: 'Una vincita è pagata con la puntata.',
      no_risk: 'Punti denaro tuo; se è perso, torna come scommessa gratuita, la cui vincita è pagata senza la puntata.',
    },
    oddsBoost: (percent, cap) =>
      `Una singola a tua scelta vince il ${percent} % in più, fino a ${cap} della tua puntata.`,
    priceBoost: (price, cap) => `Un esito paga ${price}, fino a ${cap} della tua puntata.`,
    comboBoost: (steps, cap) =>
      `Una multipla vince di più: ${steps}; fino a ${cap} della tua puntata. Le selezioni annullate non contano.`,
    step: (legs, percent) => `da ${legs} selezioni il ${percent} %`,
    insurance: (percent, cap) =>
      `Se una multipla è persa per una sola selezione, il ${percent} % di al massimo ${cap} della tua puntata torna come scommessa gratuita.`,
    odds: (odds) => `Ogni selezione ha una quota di almeno ${odds}.`,
    legs: (from, to) => (to === undefined ? `Almeno ${from} selezioni.` : `Da ${from} a ${to} selezioni.`),
    sports: (names) => `Solo per ${names}.`,
    when: { live: 'Solo per partite in corso.', not_started: 'Solo prima dell’inizio delle partite.' },
    use: (days) =>
      `Per una singola o multipla entro ${days} giorni, senza cash-out. Una scommessa annullata lo restituisce.`,
    own: 'Vale per denaro tuo, non per un bonus.',
    names: {
      football: 'calcio',
      tennis: 'tennis',
      basketball: 'basket',
      'ice-hockey': 'hockey su ghiaccio',
      'table-tennis': 'tennistavolo',
      esport: 'e-sport',
      racing: 'corse di droni',
    },
  },
};
