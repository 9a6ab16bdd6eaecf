import type { FixtureBook } from '../../fixtures/index.ts';
import type { AskTogether } from '../builder/price-together.ts';
import { countedLegs } from '../settle/bet-shape-of.ts';
import type { StoredBet } from '../stored-bet.ts';

/** By group: how likely it is that all its open legs are won, in 10⁻⁹. */
export type GroupChances = ReadonlyMap<number, number>;

/** What the producer says of those with several open legs; a group it says nothing of is missing. */
export async function chancesOfGroups(
  { book, together }: { book: Pick<FixtureBook, 'fixture'>; together?: AskTogether },
  bet: StoredBet,
): Promise<GroupChances> {
  const chances = new Map<number, number>();
  if (!together) return chances;
  for (const { legs, group } of countedLegs(bet)) {
    const open = legs.filter(({ result }) => result === null);
    const fixture = open[0] && book.fixture(open[0].fixtureId);
    if (!group || !fixture || open.length < 2) continue;
    const said = await together(
      fixture,
      open.map(({ market, outcome }) => ({ market, outcome })),
    );
    const whole = said && 'kept' in said && said.version >= fixture.version ? said.kept.at(-1) : undefined;
    if (whole) chances.set(group.group, whole[0]);
  }
  return chances;
}
