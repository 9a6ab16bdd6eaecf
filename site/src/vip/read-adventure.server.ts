import type { PageContext } from '@halley/contract';
import { type Adventure, adventureOf } from '@halley/contract/adventure';
import { groupIdsOf } from '@halley/contract/groups';
import { orElse } from '../catalogue/read-shelves.server.ts';
import { dateFormat } from '../i18n/date-format.ts';
import { localeOf } from '../i18n/locales.ts';
import { readPlayer } from '../identity/guards.server.ts';

/** An adventure as it is shown: its days have names in the visitor's language. */
export interface ShownAdventure extends Omit<Adventure, 'days'> {
  days: (Adventure['days'][number] & { dayText: string })[];
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
    ...{ currency: player.currency, now },
  });
  if (!adventure) return null;
  const format = dateFormat(localeOf(site.locale).tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return { ...adventure, days: adventure.days.map((day) => ({ ...day, dayText: format.format(new Date(day.day)) })) };
}
