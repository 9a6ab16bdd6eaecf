import type { LabelCounter } from './count-validation.ts';

/** Every name is a time series for ever. */
const mostSources = 100;

/** Counts visits and sign-ups by their source. Whole campaigns are events (`utm_set`), where they do not grow for ever. */
export function createUtmCount(counter: LabelCounter) {
  const known = new Set<string>();
  return (step: 'set' | 'send', { utm_source = '' }: { utm_source?: string | undefined }): void => {
    const source = utm_source.toLowerCase();
    const mayBeNew = known.has(source) || known.size < mostSources;
    const isName = /^[a-z0-9][a-z0-9_.-]{0,39}$/.test(source) && mayBeNew;
    if (isName) known.add(source);
    counter.inc({ step, source: isName ? source : 'other' });
  };
}
