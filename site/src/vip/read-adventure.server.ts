import type { PageContext } from '@halley/contract';
import { type Adventure, adventureOf, isPrizeOf } from '@halley/contract/adventure';
import { groupIdsOf } from '@halley/contract/groups';
import { readBonuses } from '../bonuses/index.server.ts';
import { dateFormat, localeOf } from '../i18n/index.ts';
import { orElse } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';

/** An adventure as it is shown: its days have names in the visitor's language. */
export interface ShownAdventure extends Omit<Adventure, 'days'> {
  days: (Adventure['days'][number] & {
    dayText: string;
    /** Today's prize is among the gifts and waits to be taken. */
    activatable: boolean;
  })[];
}

/** The adventure of this visitor; null where none is on, where it is switched off, and for whoever is on a break. */
export async function readAdventure(site: PageContext, now = new Date()): Promise<ShownAdventure | null> {
  if (!site.flags.on.adventures_widget) return null;
  const player = await readPlayer(site);
  if (!player) return null;
  const [config, exclusion] = await Promise.all([
    orElse(site, site.api.readVipAdventures(), null),
    orElse(site, site.api.readExclusion(), null),
  ]);
  if (!config || (exclusion && exclusion.kind !== null)) return null;
  const adventure = adventureOf(config, {
    groups: groupIdsOf(player.statuses),
    statusNames: player.statuses.map(({ name }) => name),
    currency: player.currency,
    now,
  });
  if (!adventure) return null;
  const today = now.toISOString().slice(0, 10);
  const done = adventure.days.find(({ day, state }) => day === today && state === 'completed');
  const waits = done !== undefined && (await prizeWaits(site, done));
  const format = dateFormat(localeOf(site.locale).tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return {
    ...adventure,
    days: adventure.days.map((day) => ({
      ...day,
      dayText: format.format(new Date(day.day)),
      activatable: waits && day.step === done?.step,
    })),
  };
}

/** What a day gives is found by its title, and can be taken. */
async function prizeWaits(site: PageContext, done: Adventure['days'][number]): Promise<boolean> {
  const [bonuses, freespins] = await Promise.all([readBonuses(site), orElse(site, site.api.listFreespins(), [])]);
  return [...(bonuses ?? []), ...freespins].some((gift) => gift.activatable && isPrizeOf(gift.title, done));
}
