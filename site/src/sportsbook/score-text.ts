/** How many of a race are told. */
const mostPlaces = 3;

interface Standing {
  home: number;
  away: number;
  extra?: Readonly<Record<string, number | string | readonly number[]>>;
}

/** The numbers of who is in front in a race, in their order; undefined of anything with a score. */
export function leadersOf({ extra }: Pick<Standing, 'extra'>): readonly number[] | undefined {
  const order = extra?.order;
  return typeof order === 'object' ? order.slice(0, mostPlaces) : undefined;
}

/** `2–1`; of a race who came first: `4, 5, 7`. */
export const scoreText = (score: Standing): string => leadersOf(score)?.join(', ') ?? `${score.home}–${score.away}`;
