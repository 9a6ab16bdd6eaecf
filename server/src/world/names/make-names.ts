import {
  clubWords,
  colours,
  givenNames,
  placeBegins,
  placeEnds,
  surnameBegins,
  surnameEnds,
  teamBegins,
  teamEnds,
} from './words.ts';

/** The remainder is never negative and the list never empty, so there is always a word. */
const at = <T>(words: readonly T[], index: number): T => words[index % words.length] as T;

/** Walks both lists at once, so that neighbours share no word: no two numbers below the product get the same pair. */
function pair(begins: readonly string[], ends: readonly string[], number: number): [begin: string, end: string] {
  const begin = number % begins.length;
  const lap = Math.floor(number / begins.length);
  return [at(begins, begin), at(ends, begin * 7 + lap)];
}

const place = (number: number): string => pair(placeBegins, placeEnds, number).join('');

/** `Tarnowick Herons`. Numbers count through all clubs of all sports: no two come from one town. */
export const clubName = (sport: keyof typeof clubWords, number: number): string =>
  `${place(number)} ${at(clubWords[sport], number * 5 + Math.floor(number / 12))}`;

/** `Quiet Compass`. */
export const teamName = (number: number): string => pair(teamBegins, teamEnds, number).join(' ');

/** Numbers count through all people of the world: no two have the same name. */
export function personName(number: number): string {
  const surnames = surnameBegins.length * surnameEnds.length;
  const surname = number % surnames;
  const lap = Math.floor(number / surnames);
  const given = at(givenNames, surname * 13 + lap);
  return `${given} ${pair(surnameBegins, surnameEnds, surname).join('')}`;
}

/** Two colours that differ. */
export function crestColours(number: number): [string, string] {
  const first = number % colours.length;
  const second = (first + 1 + ((number * 5) % (colours.length - 1))) % colours.length;
  return [at(colours, first), at(colours, second)];
}
