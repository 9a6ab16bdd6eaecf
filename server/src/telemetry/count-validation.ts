import type { ValidationErrors } from '@halley/contract';
import type { z } from 'zod';

type Report = z.output<typeof ValidationErrors>;

/** As much of a Prometheus counter as is needed here. */
export interface LabelCounter {
  inc(labels: Record<string, string>): void;
}

const name = /^[A-Za-z][\w.[\]-]{0,59}$/;
/** Every pair is a time series for ever: a stranger must not be able to make up more of them than this. */
const mostPairs = 500;
const other = 'other';

/** Counts which fields forms refuse. What is no name, or one too many, is counted as `other`. */
export function createValidationCount(counter: LabelCounter) {
  const known = new Set<string>();
  const tidy = (text: string) => (name.test(text) ? text : other);
  return ({ side, component, errors }: Report): void => {
    for (const { key } of errors) {
      const pair = { component: tidy(component), key: tidy(key) };
      const id = `${pair.component} ${pair.key}`;
      if (!known.has(id) && known.size >= mostPairs) {
        counter.inc({ side, component: other, key: other });
        continue;
      }
      known.add(id);
      counter.inc({ side, ...pair });
    }
  };
}
