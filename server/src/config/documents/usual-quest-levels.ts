import type { ConfigDocument, QuestSize } from '@halley/contract';

/** How many levels, and the stake that reaches the last, in whole euros. */
const ends: Record<QuestSize, { levels: number; last: number }> = {
  xs: { levels: 6, last: 15_000 },
  s: { levels: 15, last: 1_000_000 },
  m: { levels: 25, last: 2_000_000 },
  'robot-s': { levels: 15, last: 800_000 },
  'robot-m': { levels: 25, last: 2_500_000 },
};
/** Of the second level: the first is where everybody stands. */
const first = 100;

/** The levels of each size, from 0 to its last; between the ends they grow by the same factor. */
export function usualQuestLevels(): ConfigDocument<'quest-levels'> {
  return {
    xs: between(ends.xs),
    s: between(ends.s),
    m: between(ends.m),
    'robot-s': between(ends['robot-s']),
    'robot-m': between(ends['robot-m']),
  };
}

function between({ levels, last }: { levels: number; last: number }): number[] {
  const steps = levels - 2;
  const grown = Array.from({ length: steps }, (_, step) => readable(first * (last / first) ** (step / steps)));
  return [0, ...grown, last];
}

/** The nearest of 10, 15, 20 … 95 and their tens, hundreds and so on. */
function readable(amount: number): number {
  const unit = 10 ** Math.floor(Math.log10(amount)) / 2;
  return Math.round(amount / unit) * unit;
}
