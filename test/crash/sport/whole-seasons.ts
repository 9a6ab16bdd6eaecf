import type { OutcomeResult } from '@halley/sports/markets';
import { settleOutright } from '@halley/sports/rules';
import { deriveKey, invariant, readSettings } from '../../../server/src/kit/index.ts';
import { createAnnals, createOutlook, createSeals } from '../../../server/src/world/calibration.ts';
import { parseOutrightId } from '../../../server/src/world/season/outright-id.ts';
import { playedCompetitions } from '../../boot/played-competitions.ts';
import type { WorldOptions } from '../../boot/world-process.ts';
import type { CleanResults } from './model-wallet.ts';

/**
 * How whole competitions end, by playing all of their matches again from the seals of the world: its secret is that of
 * every demo. No word of any feed is in it.
 */
export function knowSeasons({ speed, size }: Pick<WorldOptions, 'speed' | 'size'>) {
  const annals = createAnnals({ sealOf: createSeals(deriveKey(readSettings({}).secret, 'world')), pace: speed });

  function outlookOf(feedId: string) {
    const parsed = parseOutrightId(feedId);
    const competition = playedCompetitions[size].find(({ id }) => id === parsed?.competition);
    if (!parsed || !competition) return undefined;
    const { season } = parsed;
    const outlook = createOutlook({
      competition,
      season,
      id: `${competition.id}-s${season}`,
      annals,
      runsOf: () => [],
    });
    return { outlook, endMs: annals.roundOf(competition, season, outlook.rounds).endMs };
  }

  return {
    /** When its last round is over; undefined: no whole competition. */
    endMs: (feedId: string): number | undefined => outlookOf(feedId)?.endMs,
    resultsOf(feedId: string, markets: Iterable<string>): CleanResults {
      const known = outlookOf(feedId);
      invariant(known, 'a competition of the world');
      const facts = { end: 'finished', standings: known.outlook.standings(known.endMs) } as const;
      const results = new Map<string, Readonly<Record<string, OutcomeResult>>>();
      for (const market of markets) {
        const outcomes = settleOutright(facts, market);
        if (outcomes) results.set(market, outcomes);
      }
      return results;
    },
  };
}

export type WholeSeasons = ReturnType<typeof knowSeasons>;
