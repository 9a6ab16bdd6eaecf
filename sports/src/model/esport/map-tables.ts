import type { Pair } from '../series/match-state.ts';
import type { Period, PeriodEnd, SideIndex } from '../series/series.ts';
import type { EsportParams } from './esport-params.ts';
import {
  blockHalf,
  type Economy,
  economies,
  economyAfter,
  economyAt,
  half,
  isMapOver,
  levelsOf,
  placeOf,
} from './rounds.ts';

export interface MapPosition {
  rounds: Pair;
  economy: Economy;
}

/** Home's chance of a round, by who attacks and the economy. */
export type RoundTable = readonly [homeAttacks: readonly number[], awayAttacks: readonly number[]];

/** Home's chance of one round. Strength by form of the day, side and economy add up. */
export function roundChance(
  { forms, maps, perLevel }: EsportParams,
  place: { form: number; map: number; attacker: SideIndex; economy: Economy },
): number {
  const { wins } = forms[place.form]!;
  const attack = maps[place.map]!;
  const even = place.attacker === 0 ? wins[0] + attack : wins[1] - attack;
  const [home, away] = levelsOf(place.economy);
  return Math.min(0.95, Math.max(0.05, even + perLevel * (home - away)));
}

export function roundTable(params: EsportParams, form: number, map: number): RoundTable {
  const row = (attacker: SideIndex) =>
    Array.from({ length: economies }, (_, economy) => roundChance(params, { form, map, attacker, economy }));
  return [row(0), row(1)];
}

/** Economy of the round that comes next. */
export function nextEconomy(opener: SideIndex, rounds: number, economy: Economy): Economy {
  const { begins, overtime } = placeOf(opener, rounds);
  return begins ? economyAt(overtime) : economy;
}

/**
 * How a map ends from where it is: forward over rounds and economies. Overtime blocks are all alike, so that what is level
 * after one comes again with three more rounds each.
 */
export function mapFrom(table: RoundTable, opener: SideIndex, position: MapPosition): Period {
  const ends: PeriodEnd[] = [];
  const level = forward(ends, table, opener, position);
  const base = stretchEnd(position.rounds[0] + position.rounds[1]) / 2;
  const block: PeriodEnd[] = [];
  const ratio = forward(block, table, opener, { rounds: [base, base], economy: economyAt(true) });
  const again = { more: blockHalf, ratio };
  for (const end of block) ends.push({ ...end, chance: end.chance * level, again });
  return { ends, stops: [] };
}

/** After so many rounds regulation, or the block that is on, is over. */
function stretchEnd(rounds: number): number {
  if (rounds < 2 * half) return 2 * half;
  return 2 * half + 2 * blockHalf * (Math.floor((rounds - 2 * half) / (2 * blockHalf)) + 1);
}

/** Where a half begins both start anew, whoever has won. */
function fresh(economy: Economy): typeof economyAfter {
  const all = Array.from({ length: economies }, () => economy);
  return [all, all];
}

const freshInRegulation = fresh(economyAt(false));
const freshInOvertime = fresh(economyAt(true));

/** Plays on to the end of regulation or of the block; what ends the map is added, how likely it is level then given back. */
function forward(ends: PeriodEnd[], table: RoundTable, opener: SideIndex, { rounds, economy }: MapPosition): number {
  const from = rounds[0] + rounds[1];
  const stop = stretchEnd(from);
  let now = new Float64Array((stop - from + 1) * economies);
  let next = new Float64Array(now.length);
  now[nextEconomy(opener, from, economy)] = 1;
  for (let played = from; played < stop; played++) {
    const wins = table[placeOf(opener, played).attacker];
    const { begins, overtime } = placeOf(opener, played + 1);
    const [ifHome, ifAway] = begins ? (overtime ? freshInOvertime : freshInRegulation) : economyAfter;
    next.fill(0);
    for (let gained = 0; gained <= played - from; gained++) {
      const home = rounds[0] + gained;
      const away = played - home;
      const homeEnds = isMapOver(home + 1, away);
      const awayEnds = isMapOver(home, away + 1);
      const row = gained * economies;
      let homeWins = 0;
      let awayWins = 0;
      for (let held = 0; held < economies; held++) {
        const here = now[row + held]!;
        if (here === 0) continue;
        const win = here * wins[held]!;
        if (homeEnds) homeWins += win;
        else next[row + economies + ifHome[held]!]! += win;
        if (awayEnds) awayWins += here - win;
        else next[row + ifAway[held]!]! += here - win;
      }
      if (homeWins > 0) ends.push({ home: home + 1, away, chance: homeWins });
      if (awayWins > 0) ends.push({ home, away: away + 1, chance: awayWins });
    }
    [now, next] = [next, now];
  }
  let level = 0;
  for (const one of now) level += one;
  return level;
}
