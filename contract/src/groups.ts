/**
 * Groups that the product knows by number. `writable` ones may be joined and left by the player's own side; all others
 * are given by the house.
 */
export const groups = [
  { id: 21, name: 'Testers', writable: false },
  { id: 916, name: 'Testers of promotions', writable: false },
  { id: 100, name: 'Multi-account', writable: false },
  { id: 759, name: 'Diamond', writable: false },
  { id: 255, name: 'Platinum', writable: false },
  { id: 259, name: 'Gold', writable: false },
  { id: 258, name: 'Silver', writable: false },
  { id: 257, name: 'Bronze', writable: false },
  { id: 793, name: 'Bronze (old)', writable: false },
  { id: 1117, name: 'Rising star', writable: false },
  // Not joined by anyone: whether it is writable chooses the chat (true = live chat, false = the usual provider).
  { id: 545, name: 'Chat', writable: false },
  { id: 543, name: 'Test players, even', writable: false },
  { id: 544, name: 'Test players, odd', writable: false },
  { id: 1401, name: 'Installed app', writable: true },
  // The welcome pack, which clients find by this name.
  { id: 131811, name: '131811', writable: true },
  { id: 1101, name: 'Lithuanian IBAN', writable: true },
  { id: 631, name: 'No Sofort', writable: false },
  // Numbers of our own, where the product needs a group that nobody has numbered.
  { id: 1501, name: 'Registration test, a', writable: false },
  { id: 1502, name: 'Registration test, b', writable: false },
  { id: 1511, name: 'New provider, to be shown', writable: false },
  { id: 1512, name: 'New provider, was shown', writable: true },
  { id: 1513, name: 'Special slots, to be shown', writable: false },
  { id: 1521, name: 'Adventures', writable: false },
] as const satisfies readonly Group[];

export interface Group {
  id: number;
  name: string;
  writable: boolean;
}

export const testerGroups = [21, 916] as const;
export const multiAccountGroup = 100;
export const installedAppGroup = 1401;
export const chatGroup = 545;
export const evenTestGroup = 543;
export const oddTestGroup = 544;
export const welcomePackGroup = 131811;
export const lithuanianIbanGroup = 1101;
export const noSofortGroup = 631;
export const newProviderGroup = 1511;
export const newProviderShownGroup = 1512;
/** Who is told of special slots; that they were is kept in the browser. */
export const specialSlotGroup = 1513;
export const adventuresGroup = 1521;

export const vipTiers = ['Diamond', 'Platinum', 'Gold', 'Silver', 'Bronze', 'Rising star'] as const;
export type VipTier = (typeof vipTiers)[number];

/** 793 is what Bronze was called before; players who got it then are Bronze still. */
export const vipTierOfGroup: Readonly<Record<number, VipTier>> = {
  759: 'Diamond',
  255: 'Platinum',
  259: 'Gold',
  258: 'Silver',
  257: 'Bronze',
  793: 'Bronze',
  1117: 'Rising star',
};

/** The highest tier among a player's groups; null for a player who has none. */
export function vipTierOf(groupIds: readonly number[]): VipTier | null {
  const tiers = groupIds.map((id) => vipTierOfGroup[id]);
  return vipTiers.find((tier) => tiers.includes(tier)) ?? null;
}

export function isTester(groupIds: readonly number[]): boolean {
  return groupIds.some((id) => testerGroups.some((tester) => tester === id));
}

const picked = 'pick:';

/** The offer a player has picked by joining its group; null: none. */
export function pickedOfferOf(statuses: readonly { id: string | number }[]): string | null {
  const group = statuses.find(({ id }) => typeof id === 'string' && id.startsWith(picked));
  return group ? String(group.id).slice(picked.length) : null;
}

export function isMultiAccount(groupIds: readonly number[]): boolean {
  return groupIds.includes(multiAccountGroup);
}

/** Every player belongs to one of two halves of a test, by nothing but the number of the account. */
export function testGroupOf(playerId: number): number {
  return playerId % 2 === 0 ? evenTestGroup : oddTestGroup;
}

/** Groups among a player's statuses; what is not numeric is the level or a picked offer. */
export function groupIdsOf(statuses: readonly { id: string | number }[]): number[] {
  return statuses.filter(({ id }) => isGroup(id)).map(({ id }) => Number(id));
}

export function levelOf(statuses: readonly { id: string | number }[]): string | null {
  const level = statuses.find(({ id }) => !isGroup(id));
  return level ? String(level.id) : null;
}

/** `/api/info/statuses` has the numbers of groups as text, a player has them as numbers. */
function isGroup(id: string | number): boolean {
  return /^[0-9]+$/.test(String(id));
}
