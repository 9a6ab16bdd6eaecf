import type { Lootbox } from '@halley/contract';

/** `wheel…` and `manual_wheel…` are turns of the wheel; all others are boxes. */
export const isTurn = ({ group_key: key }: Pick<Lootbox, 'group_key'>): boolean =>
  key.startsWith('wheel') || key.startsWith('manual_wheel');

/** Turns that can be turned, oldest first. */
export function heldTurns<Box extends Pick<Lootbox, 'id' | 'group_key' | 'stage'>>(boxes: readonly Box[]): Box[] {
  return boxes.filter((box) => isTurn(box) && box.stage === 'issued').sort((a, b) => a.id - b.id);
}

/** Boxes as they are shown: none whose time is over; what was opened or taken back on the day it came, of the browser's clock. */
export function shownBoxes<Box extends Pick<Lootbox, 'group_key' | 'stage' | 'created_at' | 'valid_until'>>(
  boxes: readonly Box[],
  now: Date,
): Box[] {
  return boxes.filter((box) => !isTurn(box) && isShown(box, now));
}

/** The turn that was turned last, of those that are still shown. */
export function lastTurn(boxes: readonly Lootbox[], now: Date): Lootbox | undefined {
  return boxes
    .filter((box) => isTurn(box) && box.stage === 'activated' && isShown(box, now))
    .sort((a, b) => (b.proof?.nonce ?? 0) - (a.proof?.nonce ?? 0) || b.id - a.id)[0];
}

function isShown(
  { stage, created_at: created, valid_until: until }: Pick<Lootbox, 'stage' | 'created_at' | 'valid_until'>,
  now: Date,
): boolean {
  if (stage === 'expired') return false;
  if (stage === 'issued') return new Date(until) > now;
  return isSameDay(new Date(created), now);
}

function isSameDay(one: Date, other: Date): boolean {
  return (
    one.getFullYear() === other.getFullYear() &&
    one.getMonth() === other.getMonth() &&
    one.getDate() === other.getDate()
  );
}

/** How many can be opened or turned. */
export const countOpen = (boxes: readonly Pick<Lootbox, 'stage'>[]): number =>
  boxes.filter(({ stage }) => stage === 'issued').length;

/** One has changed: in its place, or a new one in front. */
export function withLootbox(boxes: readonly Lootbox[], changed: Lootbox): Lootbox[] {
  const isKnown = boxes.some(({ id }) => id === changed.id);
  return isKnown ? boxes.map((box) => (box.id === changed.id ? changed : box)) : [changed, ...boxes];
}
