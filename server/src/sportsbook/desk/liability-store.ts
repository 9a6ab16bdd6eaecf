import type { Queryable } from '../../kit/index.ts';
import { findBets } from '../bet-store.ts';
import { findBuilderQuotes, type StoredGroup } from '../builder/builder-store.ts';
import type { StoredBet } from '../stored-bet.ts';

/** Open bets with a leg on the fixture, without what players saw. */
export async function openBetsOn(db: Queryable, fixtureId: number): Promise<StoredBet[]> {
  const { rows } = await db.query<{ bet_id: string }>({
    name: 'sportsbook_open_on_fixture',
    text: `select distinct l.bet_id from sportsbook_leg l
      join sportsbook_bet b on b.id = l.bet_id and b.player_id = l.player_id and b.state = 'open'
      where l.fixture_id = $1`,
    values: [fixtureId],
  });
  return findBets(
    db,
    rows.map(({ bet_id }) => bet_id),
    { bare: true },
  );
}

/** Snapshots of the builder groups of these bets, by quote. */
export async function groupsOf(
  db: Queryable,
  bets: readonly StoredBet[],
): Promise<Map<string, readonly StoredGroup[]>> {
  const ids = bets.flatMap(({ builder }) => builder.map(({ quoteId }) => quoteId));
  return ids.length === 0 ? new Map() : findBuilderQuotes(db, [...new Set(ids)]);
}
