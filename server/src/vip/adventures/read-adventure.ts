import { type AdventureStanding, type Currency, groupIdsOf } from '@halley/contract';
import type { VipPorts } from '../ports.ts';
import { dayText, type StoredAdventure } from './adventure.ts';
import { liveAdventures } from './adventure-store.ts';
import { shownOf } from './adventures-document.ts';
import { breaksOf } from './breaks-of.ts';
import { describeAdventure } from './describe-adventure.ts';
import { countsOf, doneDaysOf } from './progress-store.ts';
import { type BreakSpan, stepOn } from './step-on.ts';

/** The player's adventure: one that today counts for, the newest of these; else the one that is shown to everybody. */
function chosen(
  live: readonly StoredAdventure[],
  breaks: readonly BreakSpan[],
  now: Date,
): StoredAdventure | undefined {
  const today = dayText(now);
  return live.find((adventure) => stepOn(adventure, today, breaks) !== null) ?? shownOf(live, now);
}

/** In the player's own money, unless the adventure is not in it. */
function currencyIn({ rule }: StoredAdventure, own: Currency): Currency {
  const stake = rule.days[0]?.stake ?? {};
  return stake[own] === undefined ? ((Object.keys(stake)[0] as Currency | undefined) ?? own) : own;
}

export async function readAdventure(
  { database, clock, identity, limits }: Pick<VipPorts, 'database' | 'clock' | 'identity' | 'limits'>,
  playerId: number,
): Promise<AdventureStanding | null> {
  const now = clock.now();
  const [live, player] = await Promise.all([liveAdventures(database), identity.readPlayer(playerId)]);
  const groups = groupIdsOf(player?.statuses ?? []);
  const own = live.filter(({ groupId }) => groups.includes(groupId));
  if (!player || own.length === 0) return null;
  const breaks = (await breaksOf({ limits }, database, { playerIds: [playerId], adventures: own })).get(playerId) ?? [];
  const adventure = chosen(own, breaks, now);
  if (!adventure) return null;
  const asked = { playerId, adventureId: adventure.id };
  const [counts, done] = await Promise.all([countsOf(database, asked), doneDaysOf(database, asked)]);
  return describeAdventure(adventure, { currency: currencyIn(adventure, player.currency), counts, done, breaks, now });
}
