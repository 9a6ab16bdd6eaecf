import type { NewNotice, Notice } from './store.ts';

export const noticeLifetimeMs = 2 * 60 * 60 * 1000;
/** More than these nobody reads. */
const most = 100;

/** A notice with what the browser must remember beside it. */
export interface KeptNotice extends Notice {
  /** Whose it is: another player on this browser does not see it. */
  player: number;
  key: string;
  /** Read and put away: it stays until it expires, so that it does not come again. */
  isDismissed?: true;
}

export interface Keeping {
  player: number;
  nowMs: number;
}

/** What is left of a list for this player now. */
export function unexpired(list: readonly KeptNotice[], { player, nowMs }: Keeping): KeptNotice[] {
  return list.filter((notice) => notice.player === player && notice.expiry > nowMs);
}

/** With one more; what was heard before, put away ones too, stays as it is. */
export function withNotice(
  list: readonly KeptNotice[],
  notice: NewNotice,
  keeping: Keeping & { id: string },
): KeptNotice[] {
  const { player, nowMs, id } = keeping;
  const left = unexpired(list, keeping);
  const { atMs = nowMs, ...rest } = notice;
  const expiry = Math.min(atMs, nowMs) + noticeLifetimeMs;
  if (expiry <= nowMs || left.some(({ key }) => key === notice.key)) return left;
  return [...left, { ...rest, id, player, expiry }].toSorted((one, other) => one.expiry - other.expiry).slice(-most);
}

export function withoutNotice(list: readonly KeptNotice[], id: string | 'all'): KeptNotice[] {
  return list.map((notice) => (id === 'all' || notice.id === id ? { ...notice, isDismissed: true } : notice));
}

/** As the page shows them: the newest first. */
export function shownNotices(list: readonly KeptNotice[]): Notice[] {
  return list
    .filter(({ isDismissed }) => !isDismissed)
    .map(({ player: _player, key: _key, isDismissed: _isDismissed, ...notice }) => notice)
    .toReversed();
}
