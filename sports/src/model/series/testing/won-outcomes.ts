import type { OutcomeResult } from '../../../markets/index.ts';

const wordOf = ({ result, void_factor }: OutcomeResult): string => {
  if (void_factor === 1) return 'void';
  return void_factor === 0.5 ? `half ${result}` : result;
};

/** Results as a text per market, without what is lost: `home won`, `over half won, under half lost`. */
export const wonOutcomes = (settled: ReadonlyMap<string, Record<string, OutcomeResult>>): Record<string, string> =>
  Object.fromEntries(
    [...settled].map(([key, results]) => [
      key,
      Object.entries(results)
        .map(([id, result]) => `${id} ${wordOf(result)}`)
        .filter((text) => !text.endsWith(' lost') || text.endsWith('half lost'))
        .join(', '),
    ]),
  );
