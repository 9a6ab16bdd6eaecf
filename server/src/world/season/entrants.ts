import { type Sport, sports } from '@halley/sports/markets';
import { clubName, crestColours, personName, teamName } from '../names/make-names.ts';

interface Athlete {
  id: number;
  name: string;
  /** Of what the team scores, his or her share. */
  weight: number;
  /** Keepers, defence, midfield, attack: who is missing is replaced from the same line. */
  line: number;
}

/** A club, a team or a person. The same for ever; how strong they are changes by the season. */
export interface Entrant {
  id: number;
  /** On the wire. */
  feedId: string;
  name: string;
  colours: readonly [string, string];
  /** Of a team; who begins stands first. */
  squad: readonly Athlete[];
}

/** How many of a line begin, how many wait on the bench, and what each is worth in front of the goal. */
interface Line {
  begin: number;
  bench: number;
  weight: number;
}

const squads: Partial<Record<Sport, readonly Line[]>> = {
  football: [
    { begin: 1, bench: 1, weight: 0.01 },
    { begin: 4, bench: 1, weight: 0.35 },
    { begin: 4, bench: 2, weight: 0.9 },
    { begin: 2, bench: 1, weight: 2.2 },
  ],
  'ice-hockey': [
    { begin: 1, bench: 1, weight: 0 },
    { begin: 4, bench: 1, weight: 0.5 },
    { begin: 8, bench: 1, weight: 1.2 },
  ],
  basketball: [
    { begin: 3, bench: 1, weight: 1.5 },
    { begin: 5, bench: 1, weight: 0.8 },
  ],
  esport: [{ begin: 5, bench: 1, weight: 1 }],
};

/** Where the people of a sport begin among all people of the world, and its clubs among all clubs. */
const firstPerson: Record<Sport, number> = {
  football: 0,
  'ice-hockey': 1_000,
  basketball: 1_500,
  tennis: 2_000,
  'table-tennis': 2_100,
  esport: 2_200,
  racing: 2_300,
};
const firstClub = { football: 0, 'ice-hockey': 60, basketball: 100 } as const;

export function entrantOf(sport: Sport, number: number): Entrant {
  const lines = squads[sport] ?? [];
  const size = lines.reduce((sum, { begin, bench }) => sum + begin + bench, 0);
  return {
    id: (sports.indexOf(sport) + 1) * 1_000 + number,
    feedId: `${sport}-${number}`,
    name: nameOf(sport, number),
    colours: crestColours(number + sports.indexOf(sport)),
    squad: squadOf(lines, { sport, first: firstPerson[sport] + number * size }),
  };
}

function nameOf(sport: Sport, number: number): string {
  if (sport === 'esport') return teamName(number);
  return sport in firstClub
    ? clubName(sport as keyof typeof firstClub, firstClub[sport as keyof typeof firstClub] + number)
    : personName(firstPerson[sport] + number);
}

function squadOf(lines: readonly Line[], { sport, first }: { sport: Sport; first: number }): Athlete[] {
  const person = (line: number, weight: number, index: number): Athlete => ({
    id: (sports.indexOf(sport) + 1) * 10_000 + (first - firstPerson[sport]) + index,
    name: personName(first + index),
    // Neighbours of a line differ a little: somebody is the best of them.
    weight: Math.round(weight * (1.3 - 0.15 * (index % 5)) * 100) / 100,
    line,
  });
  let index = 0;
  const of = (part: 'begin' | 'bench') =>
    lines.flatMap((line, number) => Array.from({ length: line[part] }, () => person(number, line.weight, index++)));
  return [...of('begin'), ...of('bench')];
}

/** Of a squad, how many begin. */
export const beginnersOf = (sport: Sport): number => (squads[sport] ?? []).reduce((sum, { begin }) => sum + begin, 0);
