import { Refusal } from '@halley/contract';
import type { FoundRow, PlayerOrder } from './found-player-store.ts';

const form = /^([0-9]{1,15})(?:\.([^\0]{0,300}))?$/;
/** A moment in milliseconds; nothing for somebody who has never been there. */
const moment = /^[0-9]{0,13}$/;
const wholeNumber = /^[0-9]{1,18}$/;

/** Where a list goes on: the last player, and what the list went by when they were shown. It may have changed since. */
export function placeOf(order: PlayerOrder, row: Pick<FoundRow, 'id' | 'key' | 'current_sign_in_at'>): string {
  if (order === 'newest' || order === 'oldest') return String(row.id);
  const key = order === 'seen' ? (row.current_sign_in_at?.getTime() ?? '') : row.key;
  return `${row.id}.${key}`;
}

/** `after.invalid`: it comes from no list of this order. */
export function readPlace(order: PlayerOrder, place: string): { id: number; key: unknown } {
  const [, id, key] = form.exec(place) ?? [];
  if (id === undefined) throw new Refusal('after.invalid');
  if (order === 'newest' || order === 'oldest') return { id: Number(id), key: null };
  const isKey = key !== undefined && (order === 'name' || (order === 'seen' ? moment : wholeNumber).test(key));
  if (!isKey) throw new Refusal('after.invalid');
  if (order === 'seen') return { id: Number(id), key: key === '' ? '-infinity' : new Date(Number(key)) };
  return { id: Number(id), key };
}
