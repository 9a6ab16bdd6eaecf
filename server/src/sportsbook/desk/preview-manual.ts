import type { StaffManualResult } from '@halley/contract';
import { halfLost, halfWon, lost, type OutcomeResult, voided, won } from '@halley/sports/markets';
import { convertRoundedUp, type Quotes } from '../../config/index.ts';
import type { CancelWindow, Fixtures, MarketResult } from '../../fixtures/index.ts';
import type { Clock, Queryable } from '../../kit/index.ts';
import { findBets } from '../bet-store.ts';
import type { RepriceGroup } from '../settle/bet-shape-of.ts';
import { changeBet } from '../settle/change-bet.ts';
import { knownResults } from '../settle/known-results.ts';
import { betsToChange } from './desk-store.ts';
import type { ManualResult, Moved } from './manual-store.ts';

export interface PreviewPorts {
  clock: Clock;
  fixtures: Pick<Fixtures, 'resultsOf' | 'cancelsOf'>;
  quotes(): Promise<Quotes>;
  repriceGroup: RepriceGroup;
}

type Proposed = Pick<ManualResult, 'fixtureId' | 'kind' | 'market' | 'outcomes' | 'reason'>;

const chunk = 500;
const newest = Number.MAX_SAFE_INTEGER;

const results: Readonly<Record<NonNullable<StaffManualResult['outcomes']>[string], OutcomeResult>> = {
  won,
  lost,
  void: voided,
  half_won: halfWon,
  half_lost: halfLost,
};

/** What people say of outcomes, as results. */
export const outcomesOf = (said: NonNullable<StaffManualResult['outcomes']>): Record<string, OutcomeResult> =>
  Object.fromEntries(Object.entries(said).map(([id, result]) => [id, results[result]]));

/** What a proposal would move, by the same functions that settle: nothing of it has happened. */
export async function previewManual(ports: PreviewPorts, db: Queryable, proposed: Proposed): Promise<Moved> {
  const { fixtureId, market } = proposed;
  const now = ports.clock.now();
  const [markets, cancels, quotes] = await Promise.all([
    ports.fixtures.resultsOf(db, [fixtureId]),
    ports.fixtures.cancelsOf(db, [fixtureId]),
    ports.quotes(),
  ]);
  const known = knownResults(
    withProposed(
      { markets: markets.get(fixtureId) ?? new Map(), cancels: cancels.get(fixtureId) ?? [] },
      proposed,
      now,
    ),
    { now, waitMs: 0, underReview: false },
  );
  let bets = 0;
  let pays = 0n;
  for (let after: string | null = null; ; ) {
    const ids: string[] = await betsToChange(db, { fixtureId, market, after, limit: chunk });
    for (const bet of await findBets(db, ids)) {
      const legs = bet.legs.map((leg) => {
        const result = leg.fixtureId === fixtureId ? known.judge(leg, bet.placedAt) : undefined;
        return result === undefined ? leg : { ...leg, result };
      });
      const { after: then } = await changeBet(bet, legs, { now, reprice: ports.repriceGroup });
      const more = then.returned - bet.returned;
      const inEuro = convertRoundedUp(quotes, more < 0n ? -more : more, { from: bet.currency, to: 'EUR' });
      pays += more < 0n ? -inEuro : inEuro;
      bets += 1;
    }
    if (ids.length < chunk) return { bets, pays: String(pays) };
    after = ids.at(-1) ?? null;
  }
}

interface Stands {
  markets: ReadonlyMap<string, MarketResult>;
  cancels: readonly CancelWindow[];
}

function withProposed({ markets, cancels }: Stands, { kind, market, outcomes, reason }: Proposed, at: Date): Stands {
  if (kind === 'void') {
    const window = { version: newest, markets: market === null ? null : [market], from: null, until: null, reason };
    return { markets, cancels: [...cancels, window] };
  }
  if (market === null || !outcomes) return { markets, cancels };
  const said = {
    version: newest,
    certainty: 2 as const,
    outcomes: outcomesOf(outcomes),
    facts: {},
    voidReason: null,
    at,
  };
  return { markets: new Map(markets).set(market, said), cancels };
}
