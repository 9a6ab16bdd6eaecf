import { findActions, findRounds } from '../wagers/index.ts';
import type { DescribeLines, LineWords } from '../wallet/index.ts';
import type { CatalogueSource } from './catalogue/create-catalogue.ts';
import { sportTitle } from './sport-title.ts';

/**
 * What stakes, wins and what takes them back were about: the game and the round. Of a round played in one piece the
 * transfer's key is the round's id, of one made of actions the action's.
 */
export function describeRounds(catalogue: Pick<CatalogueSource, 'current'>): DescribeLines {
  return async (db, { lines }) => {
    const said = new Map<string, LineWords>();
    const keys = lines.filter(({ reason }) => reasons.has(reason)).map((line) => line.key);
    if (keys.length === 0) return said;
    const rounds = await findRounds(db, keys);
    const actions = await findActions(
      db,
      keys.filter((key) => !rounds.has(key)),
    );
    const roundIds = [...new Set([...actions.values()].map((action) => action.roundId))];
    const ofActions = await findRounds(db, roundIds);
    const { titles } = await catalogue.current(db);
    for (const key of keys) {
      const action = actions.get(key);
      const round = rounds.get(key) ?? (action && ofActions.get(action.roundId));
      const title =
        action?.title ?? (round && (titles.get(round.game) ?? sportTitle(round.game) ?? round.game)) ?? null;
      if (round || action) said.set(key, { title, ...(round && { roundId: round.id, game: round.game }) });
    }
    return said;
  };
}

const reasons: ReadonlySet<string> = new Set(['stake', 'win', 'rollback', 'reversal', 'promo']);
