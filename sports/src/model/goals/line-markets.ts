import { marketKey } from '../../markets/index.ts';
import { lineChances, winShare } from '../kit/index.ts';
import type { FairMarket } from '../sport-model.ts';

/** Half lines are offered while neither side of them is likelier than this. */
const mostShare = 0.92;
/** Half lines on each side of the even one. */
const mostHalves = 3;
/** An outcome likelier than this has no price worth betting on: its market is as good as decided. */
const certain = 0.985;

/** Whether it can still go either way. */
export const isOpen = ({ outcomes }: FairMarket): boolean =>
  outcomes.length > 1 && outcomes.every(({ chances }) => winShare(chances) < certain && chances.void < certain);

/**
 * Lines around the even one: it and its neighbours to so many quarters, and the half lines next to it. `share` is how much
 * of what is decided the side above the line wins.
 */
function linesAround(share: (line: number) => number, first: number, last: number, quarters: number): number[] {
  const halves: number[] = [];
  let even = first + 2;
  for (let line = first + 2; line <= last; line += 4) {
    const above = share(line);
    if (above > 1 - mostShare && above < mostShare) halves.push(line);
    if (Math.abs(above - 0.5) < Math.abs(share(even) - 0.5)) even = line;
    if (above < 1 - mostShare) break;
  }
  const near = halves.filter((line) => Math.abs(line - even) <= 4 * mostHalves);
  if (quarters === 0) return near;
  for (const line of [even - 1, even + 1]) {
    if (Math.abs(share(line) - 0.5) < Math.abs(share(even) - 0.5)) even = line;
  }
  const lines = new Set(near);
  for (let line = even - quarters; line <= even + quarters; line += 1) {
    const above = share(line);
    if (line >= first && above > 1 - mostShare && above < mostShare) lines.add(line);
  }
  return [...lines].sort((one, other) => one - other);
}

/** Over and under. `law[n]` is the chance of so many more than `now`. */
export function totalMarkets(
  type: string,
  specifiers: Record<string, string>,
  { law, now, quarters }: { law: ArrayLike<number>; now: number; quarters: number },
): FairMarket[] {
  const at = (line: number) => lineChances(law, now, line);
  const lines = linesAround((line) => winShare(at(line).over), 4 * now, 4 * (now + law.length), quarters);
  return lines.map((line) => {
    const { over, under } = at(line);
    return {
      key: marketKey(type, { ...specifiers, line }),
      outcomes: [
        { id: 'over', chances: over },
        { id: 'under', chances: under },
      ],
    };
  });
}

/**
 * Asian handicaps. Once there are goals they count from the score at which they were opened, and the key says which:
 * `handicap;from=1-0;line=-2;period=ft` is won by home if it scores more than away from 1-0 on.
 */
export function handicapMarkets({ period, now, margin, first }: HandicapView): FairMarket[] {
  const [home, away] = now;
  const from: Record<string, string> = home + away > 0 ? { from: `${home}-${away}` } : {};
  const begin = first - (home - away);
  const at = (line: number) => lineChances(margin, begin, line);
  // A line of +1.5 for home is one of -1.5 in goals that home has to lead by.
  const lines = linesAround((line) => winShare(at(line).over), 4 * begin, 4 * (begin + margin.length), 2);
  return lines.flatMap((needed) => {
    const { over, under } = at(needed);
    // Where no score lands on a line, as on 0 when somebody has to win, it is the half line beside it.
    if (needed % 2 !== 0 || needed % 4 === 0) {
      if (over.halfWon + over.void + over.halfLost === 0) return [];
    }
    return {
      key: marketKey('handicap', { ...from, line: needed === 0 ? 0 : -needed, period }),
      outcomes: [
        { id: 'home', chances: over },
        { id: 'away', chances: under },
      ],
    };
  });
}

interface HandicapView {
  period: string;
  now: readonly [home: number, away: number];
  /** Home minus away at the end, from `first`. */
  margin: ArrayLike<number>;
  first: number;
}
