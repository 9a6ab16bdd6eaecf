import { Refusal } from '@halley/contract';
import type { Identity } from '../../identity/index.ts';
import type { WagerRule } from '../judge-stakes.ts';

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
