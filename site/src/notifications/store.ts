import { useSyncExternalStore } from 'react';

export type NoticeType =
  | 'personal_notifications'
  | 'tournament_notifications'
  | 'payments_changes'
  | 'bonuses_changes'
  | 'freespins_changes'
  | 'bonus_issued';

/** What a rich notice shows. `toName` is a name of `routes-by-name.ts`, `path` an address of this site. */
export interface NoticeContent {
  title?: string;
  icon?: string;
  link?: string;
  button?: { title: string; toName?: string; path?: string };
}

/** A notice as the browser keeps it: IndexedDB `notifications`, store `notifyList`. */
export interface Notice {
  /** Made by the browser. */
  id: string;
  type: NoticeType;
  /** Of a tournament. */
  identifier?: number;
  title?: string;
  text?: string;
  content?: NoticeContent;
  /** Epoch, in milliseconds. */
  expiry: number;
}

/** A notice that has come, before the browser gives it an id and a time. */
export interface NewNotice extends Omit<Notice, 'id' | 'expiry'> {
  /** The same news has the same key, in whichever tab and however often it is heard. */
  key: string;
  /** When it was said, where it was not just now. */
  atMs?: number;
}

/** A line under the header, for as long as whoever put it there wants it. */
export interface HeaderNotice {
  id: string;
  message: string;
  /** A name of the icon sprite. */
  icon?: string;
  link?: { text: string; fn: () => void };
}

function createList<T extends { id: string }>() {
  let list: readonly T[] = [];
  const listeners = new Set<() => void>();
  function set(next: readonly T[]): void {
    list = next;
    for (const listener of listeners) listener();
  }
  return {
    list: (): readonly T[] => list,
    set,
    /** One with the same id is replaced where it stands. */
    put: (item: T) =>
      set(
        list.some(({ id }) => id === item.id) ? list.map((old) => (old.id === item.id ? item : old)) : [...list, item],
      ),
    remove: (id: string) => set(list.filter((item) => item.id !== id)),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The player's notices, newest first. Filled by `keep-notices.ts`, which only players load. */
export const notices = createList<Notice>();

export const headerNotices = createList<HeaderNotice>();

const none: readonly never[] = [];

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(notices.subscribe, notices.list, () => none);
}

/** The bell is on when this is above 0. */
export function useNoticeCount(): number {
  return useNotices().length;
}

/** What the counter says. */
export const noticeCountText = (count: number): string => (count > 9 ? '9+' : String(count));

export function useHeaderNotices(): readonly HeaderNotice[] {
  return useSyncExternalStore(headerNotices.subscribe, headerNotices.list, () => none);
}
