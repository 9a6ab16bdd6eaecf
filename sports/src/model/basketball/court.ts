/**
 * A game is a row of plays of ten seconds, in turns of home and away. A play may end with one, two or three points. Overtime
 * follows until somebody is ahead.
 */
export const playSeconds = 10;
/** Plays of an overtime of five minutes, half of them of each side. */
export const overtimePlays = 30;
export const quarters = 4;

/** Chances of one, two and three points in a play of an average team, at the usual pace. */
export const usualPoints = [0.034, 0.24, 0.08] as const;
/** The day's pace makes all of them rarer or likelier for both sides. */
export const paces = [
  { factor: 0.94, weight: 0.25 },
  { factor: 1, weight: 0.5 },
  { factor: 1.06, weight: 0.25 },
] as const;
/** The day's form shifts them from one side to the other. */
export const forms = [
  { shift: -0.05, weight: 0.25 },
  { shift: 0, weight: 0.5 },
  { shift: 0.05, weight: 0.25 },
] as const;

/** Plays of each side from play `from` up to play `to`: home has the even ones. */
export function playsOf(from: number, to: number): readonly [home: number, away: number] {
  const home = Math.ceil(to / 2) - Math.ceil(from / 2);
  return [home, to - from - home];
}
