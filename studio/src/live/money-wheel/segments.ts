/** What a segment of the wheel can be, from the commonest to the one there is once. */
export const emblems = ['frost', 'leaf', 'wave', 'flame', 'moon', 'sun'] as const;
export type Emblem = (typeof emblems)[number];

/**
 * How many of the 54 segments show it, and what a stake on it returns in all, in hundredths. Count times pay is 52 for
 * every one of them: each returns 52/54 = 26/27, whatever is bet on.
 */
export const paytable: Readonly<Record<Emblem, { segments: number; pays: number }>> = {
  frost: { segments: 26, pays: 200 },
  leaf: { segments: 13, pays: 400 },
  wave: { segments: 8, pays: 650 },
  flame: { segments: 4, pays: 1_300 },
  moon: { segments: 2, pays: 2_600 },
  sun: { segments: 1, pays: 5_200 },
};

export const SEGMENTS = 54;

/** Between two segments of frost lies one of these, leaves and the dearer ones by turns. */
const between: readonly Emblem[] = (
  [
    'wave',
    'flame',
    'wave',
    'moon',
    'wave',
    'flame',
    'wave',
    'wave',
    'flame',
    'wave',
    'moon',
    'wave',
    'flame',
    'wave',
  ] as const
).flatMap((emblem, index) => (index === 0 ? [emblem] : ['leaf' as const, emblem]));

/** Clockwise from the sun. */
export const wheelSegments: readonly Emblem[] = between.flatMap((emblem, index) => [
  index === 0 ? ('sun' as const) : ('frost' as const),
  emblem,
]);
