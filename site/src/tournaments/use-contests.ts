import type { Lottery, Tournament } from '@halley/contract';
import { groupIdsOf } from '@halley/contract/groups';
import { visiblePromos } from '@halley/contract/quests';
import { useMemo } from 'react';
import { useFlag } from '../page/index.ts';
import { queries, useQuery } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { type Contest, contestOf, contestOfLottery, shownTournaments } from './contests.ts';

export interface ReadContests {
  tournaments: Tournament[] | undefined;
  lotteries: Lottery[] | undefined;
  /** What the operator wrote by hand, as contests of its own. */
  custom: Tournament[];
  /** Promotions that have a page. */
  actions: Contest[];
}

/** All contests that this visitor is shown. The list of tournaments is that which must come; lotteries may be missing. */
export function useContests({ tournaments, lotteries, custom, actions }: ReadContests) {
  const groups = groupIdsOf(usePlayer()?.statuses ?? []);
  const testQuests = useFlag('test_quests');
  const hasLotteries = useFlag('lotteries');
  const query = useQuery('listTournaments', undefined, { initial: tournaments });
  const drawn = useQuery('listLotteries', undefined, { initial: lotteries, enabled: hasLotteries });
  const known = query.data;
  const key = groups.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the groups
  const contests = useMemo(
    () => [
      ...shownTournaments([...(known ?? []), ...custom], { groups, testQuests }).map(contestOf),
      ...(hasLotteries ? visiblePromos(drawn.data ?? [], groups).map(contestOfLottery) : []),
      ...actions,
    ],
    [known, custom, drawn.data, actions, key, testQuests, hasLotteries],
  );
  const lotteriesFailed = hasLotteries && drawn.data === undefined && drawn.error !== undefined && !drawn.loading;
  return { query, contests, hasLotteries, lotteriesFailed };
}

/** A timer has come to its end: what lists say of it is asked for anew. */
export function reloadContests(): void {
  queries.invalidate('listTournaments', 'listOwnTournaments', 'listRecentTournaments', 'listLotteries');
  queries.invalidate('readTournament', 'readTournamentBoard', 'readTournamentStatus');
}
