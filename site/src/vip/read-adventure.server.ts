import type { AdventureStanding, PageContext } from '@halley/contract';
import { type Adventure, type AdventureDayState, adventureOf, isPrizeOf } from '@halley/contract/adventure';
import { groupIdsOf } from '@halley/contract/groups';
import { readBonuses } from '../bonuses/index.server.ts';
import { dateFormat, localeOf } from '../i18n/index.ts';
import { orElse } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';

/** An adventure as it is shown: its days have names in the visitor's language. */
export interface ShownAdventure extends Omit<Adventure, 'days'> {
  days: (Omit<Adventure['days'][number], 'state'> & {
    /** `break`: it fell into a break and can be made up. */
    state: AdventureDayState | 'break';
    dayText: string;
    /** The day on which it is made up. */
    madeUpText: string | null;
    /** What it asks for and gives in the player's money, and what became of it; null: nobody counts it. */
    counted: Pick<AdventureStanding['days'][number], 'deposit_cents' | 'stake_cents' | 'prize' | 'gift'> | null;
    /** Today's prize is among the gifts and waits to be taken. */
    activatable: boolean;
  })[];
  /** What today has come to; null: nothing counts today. */
  today:
    | (NonNullable<AdventureStanding['today']> & { currency: string; wanted: { deposit: number; stake: number } })
    | null;
  currency: string;
  /** A day fell into a break. */
  hasBreak: boolean;
}

/** The adventure of this visitor; null where none is on, where it is switched off, and for whoever is on a break. */
export async function readAdventure(site: PageContext, now = new Date()): Promise<ShownAdventure | null> {
  if (!site.flags.on.adventures_widget) return null;
  const player = await readPlayer(site);
  if (!player) return null;
  const [config, exclusion, answer] = await Promise.all([
    orElse(site, site.api.readVipAdventures(), null),
    orElse(site, site.api.readExclusion(), null),
    orElse(site, site.api.readAdventure(), null),
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
  // Written days that nobody counts stand as the document says; those of a live adventure as the house has counted them.
  const standing = answer?.adventure?.prefix === adventure.days[0]?.prefix ? (answer?.adventure ?? null) : null;
  return {
    ...adventure,
    days: adventure.days.map((day) => {
      const counted = countedOf(standing, day);
      const own = standing?.days.find(({ step }) => step === day.step);
      const madeUp = own?.made_up_on ?? null;
      return {
        ...day,
        state: own?.state === 'break' ? 'break' : counted?.gift ? 'completed' : day.state,
        dayText: format.format(new Date(day.day)),
        madeUpText: madeUp && format.format(new Date(madeUp)),
        counted,
        activatable: waits && day.step === done?.step,
      };
    }),
    today: todayOf(standing),
    currency: standing?.currency ?? player.currency,
    hasBreak: standing?.days.some(({ state }) => state === 'break') ?? false,
  };
}

type Counted = ShownAdventure['days'][number]['counted'];

function countedOf(standing: AdventureStanding | null, { step, superb }: Adventure['days'][number]): Counted {
  if (superb) return standing && { deposit_cents: 0, stake_cents: 0, ...standing.superb };
  return standing?.days.find((day) => day.step === step) ?? null;
}

function todayOf(standing: AdventureStanding | null): ShownAdventure['today'] {
  const day = standing?.days.find(({ step }) => step === standing.today?.step);
  if (!standing?.today || !day) return null;
  const wanted = { deposit: day.deposit_cents, stake: day.stake_cents };
  return { ...standing.today, currency: standing.currency, wanted };
}

/** What a day gives is found by its title, and can be taken. */
async function prizeWaits(site: PageContext, done: Adventure['days'][number]): Promise<boolean> {
  const [bonuses, freespins] = await Promise.all([readBonuses(site), orElse(site, site.api.listFreespins(), [])]);
  return [...(bonuses ?? []), ...freespins].some((gift) => gift.activatable && isPrizeOf(gift.title, done));
}
