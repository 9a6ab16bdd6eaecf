import type { ConfigDocument, PageContext } from '@halley/contract';
import { groupIdsOf } from '@halley/contract/groups';
import { orElse } from '../../page/index.server.ts';
import { readPlayer } from '../../session/index.server.ts';
import { type Achievement, ofContests, ofDeposits, ofGroups } from './achievement.ts';

const none: ConfigDocument<'achievements-config'> = { tournaments: [], groups: [], deposits: [] };

/** The achievements that the operator has listed, with what the player has of each. The list itself must come. */
export async function readAchievements(site: PageContext): Promise<Achievement[]> {
  const { api } = site;
  const [player, config, tournaments] = await Promise.all([
    readPlayer(site),
    orElse(site, api.readAchievementsConfig(), none),
    api.listTournaments(),
  ]);
  const contests = tournaments.filter(({ frontend_identifier: name }) => config.tournaments.includes(name));
  const groups = groupIdsOf(player?.statuses ?? []);
  const [statuses, names, payments] = await Promise.all([
    player
      ? Promise.all(
          contests.map(({ id }) => orElse(site, api.readTournamentStatus({ params: { id: String(id) } }), undefined)),
        )
      : [],
    config.groups.length > 0 && player ? orElse(site, api.listStatuses(), []) : [],
    config.deposits.length > 0 && player
      ? readDeposits(site, Math.max(...config.deposits.map((one) => one.count)))
      : null,
  ]);
  return [
    ...ofContests(
      contests,
      config.tournaments,
      statuses.flatMap((status) => status ?? []),
    ),
    ...ofGroups(config.groups, { groups, names: new Map(names.map(({ id, name }) => [Number(id), name])) }),
    ...ofDeposits(config.deposits, payments),
  ];
}

const pageSize = 100;

/** The latest deposits, no more than the longest count needs twice over: those that failed are among them. */
async function readDeposits({ api, onError }: PageContext, wanted: number) {
  const found = [];
  try {
    for (let page = 1; page <= Math.ceil((wanted * 2) / pageSize); page += 1) {
      const body = { page, page_size: pageSize, filter: { type: 'deposit' as const } };
      const { data, pagination } = await api.searchPayments({ body });
      found.push(...data);
      if (page * pageSize >= pagination.total_count) break;
    }
    return found;
  } catch (error) {
    onError(error);
    return null;
  }
}
