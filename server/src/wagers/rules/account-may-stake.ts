import { type Licence, Refusal } from '@halley/contract';
import type { Geo } from '../../geo/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { Clock, Tx } from '../../kit/index.ts';
import type { Verification } from '../../verification/index.ts';
import { judgePace } from '../judge-pace.ts';
import type { AskedStake, WagerRule } from '../judge-stakes.ts';

/** How fast rounds of a game may follow each other is a matter of its kind; sports bets have no pace. */
type PaceKind = 'slot' | 'other' | 'none';

export interface PlayersMayStakeOptions {
  clock: Clock;
  standingsOf: Identity['standingsOf'];
  mayPlayForReal: Verification['mayPlayForReal'];
  geo: Pick<Geo, 'may' | 'protectionOf'>;
  readPaces(tx: Tx): Promise<(game: string) => PaceKind>;
  /** Stakes that are a further bet in a round that has begun for their player: the pace is that of rounds. */
  readJoining(tx: Tx, stakes: readonly AskedStake[]): Promise<(stake: AskedStake) => boolean>;
}

/**
 * What the house itself asks of everybody who stakes money, through whatever product: an account that is open, a
 * country in which we may offer play (PP-28), a verified person where the licence wants one (PP-29), and the pace of the
 * licence (PP-01). Wins and rollbacks never come here.
 */
export function playersMayStake(options: PlayersMayStakeOptions): WagerRule {
  const { clock, geo } = options;
  const leastMsFor = (licence: Licence | undefined, kind: PaceKind): number => {
    if (licence === undefined || kind === 'none') return 0;
    const { slotRoundMs, otherRoundMs } = geo.protectionOf(licence);
    return kind === 'slot' ? slotRoundMs : otherRoundMs;
  };
  return async (tx, stakes) => {
    const [standings, paceOf, joins] = await Promise.all([
      options.standingsOf(tx, [...new Set(stakes.map((stake) => stake.playerId))]),
      options.readPaces(tx),
      options.readJoining(tx, stakes),
    ]);
    const pace = await judgePace(tx, stakes, {
      now: clock.now(),
      kindOf: paceOf,
      leastMsOf: ({ playerId, game }) => leastMsFor(standings.get(playerId)?.licence, paceOf(game)),
    });
    const started = (stake: AskedStake) => (joins(stake) ? { ...stake, opensRound: false } : stake);
    const refusalOfPlayer = ({ playerId, country }: AskedStake): Refusal | undefined => {
      const standing = standings.get(playerId);
      // Of a player nobody knows, nobody can say that they were verified.
      if (!standing) return new Refusal('VERIFICATION_REQUIRED');
      if (standing.blocked) return new Refusal('ACCOUNT_CLOSED');
      const closed = [standing.country, country].find((code) => code && !geo.may('sign-in', code));
      if (closed) return new Refusal('REGION_RESTRICTED', { country_code: closed });
      return options.mayPlayForReal(standing) ? undefined : new Refusal('VERIFICATION_REQUIRED');
    };
    return {
      refusalOf: (stake) => refusalOfPlayer(stake) ?? pace.refusalOf(started(stake)),
      accepted: (stake) => pace.accepted(started(stake)),
    };
  };
}
