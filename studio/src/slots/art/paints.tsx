import type { ReactNode } from 'react';

/** Ways a gradient runs: from the top, from the left, across both, from the middle, or as a ball lit from above left. */
const runs = {
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  right: { x1: 0, y1: 0, x2: 1, y2: 0 },
  slant: { x1: 0, y1: 0, x2: 1, y2: 1 },
  round: { cx: 0.5, cy: 0.5, r: 0.5 },
  ball: { cx: 0.5, cy: 0.5, r: 0.62, fx: 0.34, fy: 0.28 },
} as const;

type Run = keyof typeof runs;

/**
 * Gradients of a machine, each written in one line: how it runs, then its colours, spread evenly unless told otherwise.
 * `round #fff #8df0d8@.4 #8df0d8/0` is white in the middle, green at four tenths and nothing at the edge. Every machine
 * gets `shade` besides, the soft shadow below a thing.
 */
export function paints(prefix: string, list: Readonly<Record<string, string>>): ReactNode {
  return (
    <defs>
      {Object.entries({ shade: 'round #000/.5 #000/0', ...list }).map(([name, text]) => (
        <Paint key={name} id={`${prefix}-${name}`} text={text} />
      ))}
    </defs>
  );
}

function Paint({ id, text }: { id: string; text: string }): ReactNode {
  const [run, ...colours] = text.split(' ') as [Run, ...string[]];
  const stops = colours.map((colour, index) => {
    const [shown = '', at] = colour.split('@');
    const [stopColor, stopOpacity] = shown.split('/');
    return (
      <stop
        key={`${String(index)} ${colour}`}
        offset={at ?? index / (colours.length - 1)}
        stopColor={stopColor}
        stopOpacity={stopOpacity}
      />
    );
  });
  if (run === 'round' || run === 'ball') {
    return (
      <radialGradient id={id} {...runs[run]}>
        {stops}
      </radialGradient>
    );
  }
  return (
    <linearGradient id={id} {...runs[run]}>
      {stops}
    </linearGradient>
  );
}
