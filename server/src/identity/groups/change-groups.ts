import { groups, Refusal } from '@halley/contract';
import { type Queryable, type Tx, writeEvents } from '../../kit/index.ts';
import { lockPlayer } from '../player/player-store.ts';
import { groupsOf } from './group-names.ts';
import { deleteMemberships, insertMemberships, selectGroups } from './group-store.ts';

export interface GroupsChange {
  playerId: number;
  add?: readonly number[];
  /** Leaving wins over joining. */
  remove?: readonly number[];
  at: Date;
}

/**
 * Joins and leaves groups; the news tells the whole list, so whoever reads it late reads it right. The player's row is
 * held meanwhile: of two changes at once the second tells what both have done.
 */
export async function changeGroups(tx: Tx, { playerId, add = [], remove = [], at }: GroupsChange): Promise<number[]> {
  await lockPlayer(tx, playerId);
  const joining = [...new Set(add)].filter((id) => !remove.includes(id));
  const joined = joining.length > 0 ? await insertMemberships(tx, { playerId, groupIds: joining, at }) : 0;
  const left = remove.length > 0 ? await deleteMemberships(tx, { playerId, groupIds: remove }) : 0;
  const groupIds = await selectGroups(tx, playerId);
  if (joined + left > 0) await writeEvents(tx, 'identity.groups_changed', [{ playerId, groups: groupsOf(groupIds) }]);
  return groupIds;
}

const writable = new Set<number>(groups.filter((group) => group.writable).map(({ id }) => id));

/** Offers are picked by joining a group that is named after them. */
const pickPrefix = 'pick:';

export interface WantedGroups {
  groupIds: number[];
  offerIds: string[];
}

/**
 * The player's own side may touch a few groups only: all others mean money, rights or the house's opinion. A text is an
 * offer to be picked.
 */
export function onlyWritable(wanted: readonly (number | string)[]): WantedGroups {
  const groupIds = wanted.filter((id) => typeof id === 'number');
  if (!groupIds.every((id) => writable.has(id))) throw new Refusal('groups.not_writable');
  const offerIds = wanted.filter((id) => typeof id === 'string').map((id) => id.slice(pickPrefix.length));
  return { groupIds, offerIds };
}

/** What offers a player has picked, and what levels give; promotions keep them. */
export interface Picks {
  levelGifts(db: Queryable, language: string): Promise<ReadonlyMap<number, { type: string; name: string }[]>>;
  /** Throws `offer_id.not_available` unless the player may have it. */
  pickOffer(tx: Tx, wish: { playerId: number; offerId: string }): Promise<void>;
  unpickOffer(tx: Tx, wish: { playerId: number; offerId: string }): Promise<void>;
  pickedOffer(db: Queryable, playerId: number): Promise<string | null>;
}

/** Joins and leaves what the player's own side may, offers among it. Whoever is told of groups is told of the offer too. */
export async function changeOwnGroups(
  tx: Tx,
  picks: Picks | undefined,
  { playerId, add, remove, at }: { playerId: number; add: WantedGroups; remove: WantedGroups; at: Date },
): Promise<void> {
  const offers = [...add.offerIds, ...remove.offerIds];
  if (offers.length > 0 && !picks) throw new Refusal('groups.not_writable');
  await lockPlayer(tx, playerId);
  const before = await picks?.pickedOffer(tx, playerId);
  for (const offerId of remove.offerIds) await picks?.unpickOffer(tx, { playerId, offerId });
  // Leaving wins over joining.
  for (const offerId of add.offerIds.filter((id) => !remove.offerIds.includes(id))) {
    await picks?.pickOffer(tx, { playerId, offerId }).catch(refuseOffer);
  }
  const after = await picks?.pickedOffer(tx, playerId);
  const groupIds = await changeGroups(tx, { playerId, add: add.groupIds, remove: remove.groupIds, at });
  if (before === after) return;
  await writeEvents(tx, 'identity.groups_changed', [{ playerId, groups: groupsOf(groupIds) }]);
}

function refuseOffer(error: unknown): never {
  throw error instanceof Refusal && error.code === 'offer_id.not_available'
    ? new Refusal('groups.not_writable')
    : error;
}

/** As it stands among a player's statuses, behind the groups. */
export async function pickedStatus(
  db: Queryable,
  picks: Picks | undefined,
  playerId: number,
): Promise<{ id: string; name: string }[]> {
  const offerId = await picks?.pickedOffer(db, playerId);
  return offerId ? [{ id: `${pickPrefix}${offerId}`, name: offerId }] : [];
}
