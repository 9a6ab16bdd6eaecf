import { Refusal } from '@halley/contract';
import type { Identity } from './identity/index.ts';
import { perTransaction } from './kit/index.ts';
import type { WagerRule } from './wagers/index.ts';

type StandingsOf = Identity['standingsOf'];

/**
 * Nobody plays for money before they have accepted the terms. Whoever registers has; whoever came in with an account of
 * another house is asked afterwards (`auth_fields_missed`), and may look around until then.
 */
export function playersAcceptedTerms({ standingsOf }: { standingsOf: StandingsOf }): WagerRule {
  return async (tx, stakes) => {
    const standings = await standingsOf(tx, [...new Set(stakes.map((stake) => stake.playerId))]);
    return {
      refusalOf: ({ playerId }) =>
        standings.get(playerId)?.acceptedTerms ? undefined : new Refusal('TERMS_NOT_ACCEPTED'),
      accepted: () => undefined,
    };
  };
}

/**
 * Rules that ask for the players of one group, in one transaction, share one look at them. It is of use for a moment
 * only: what a transaction changes after its first look is not seen again.
 */
export function oncePerTransaction(standingsOf: StandingsOf): StandingsOf {
  const looks = perTransaction<{ of: string; standings: ReturnType<StandingsOf> }>('look at standings');
  return (db, playerIds) => {
    const of = playerIds.join();
    const before = looks.of(db);
    if (before?.of === of) return before.standings;
    const standings = standingsOf(db, playerIds);
    if ('isTransaction' in db) looks.keep(db, { of, standings });
    return standings;
  };
}
