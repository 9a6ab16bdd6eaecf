import type { PageContext } from '@halley/contract';
import { groupIdsOf } from '@halley/contract/groups';
import { isQuest } from '@halley/contract/quests';
import { unlessItFails } from '../../page/index.server.ts';
import { readPlayer } from '../../session/index.server.ts';
import { questOf, questsFor } from './quest-rules.ts';

/**
 * All quests, tests among them: a browser may have switched those on by itself. `quest` is the one that the house's own
 * switches choose, `status` how the player stands in it; `isThere`: with tests or without, the address means one.
 */
export async function readQuest(site: PageContext, slug: string | undefined, now = new Date()) {
  const [player, tournaments] = await Promise.all([readPlayer(site), site.api.listTournaments()]);
  const groups = groupIdsOf(player?.statuses ?? []);
  const quests = tournaments.filter(isQuest);
  const seen = (test_quests: boolean) => questOf(questsFor(quests, { groups, test_quests }), { slug, now });
  const quest = seen(site.flags.on.test_quests === true);
  const status =
    player && quest
      ? await unlessItFails(site, site.api.readTournamentStatus({ params: { id: String(quest.id) } }))
      : undefined;
  return { quest, isThere: seen(true) !== undefined, quests, groups, status, now: now.toISOString() };
}
