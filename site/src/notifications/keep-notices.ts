import { newUuid } from '@halley/contract/new-uuid';
import { type KeptNotice, shownNotices, unexpired, withNotice, withoutNotice } from './kept-notices.ts';
import { type NoticeShelf, openShelf } from './notice-shelf.ts';
import { type NewNotice, notices } from './store.ts';

const channelName = 'halley-notices';
const shelf = openShelf();

export interface KeeperOptions {
  shelf?: NoticeShelf;
  now?: () => number;
}

/** Keeps the notices of one player while the page is open, and tells other tabs of the same browser. */
export function keepNotices(player: number, { shelf: place = shelf, now = Date.now }: KeeperOptions = {}) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function change(step: (list: KeptNotice[]) => KeptNotice[], { isNews }: { isNews: boolean }): Promise<void> {
    const list = await place.change((kept) => step(unexpired(kept, { player, nowMs: now() })));
    if (isOver) return;
    notices.set(shownNotices(list));
    if (isNews) channel?.postMessage('changed');
    clearTimeout(timer);
    const next = Math.min(...list.map(({ expiry }) => expiry));
    if (Number.isFinite(next)) timer = setTimeout(look, Math.max(0, next - now()) + 1);
  }
  const look = () => void change((list) => list, { isNews: false });
  if (channel) channel.onmessage = look;
  look();

  return {
    add: (notice: NewNotice) =>
      change((list) => withNotice(list, notice, { player, nowMs: now(), id: newUuid() }), { isNews: true }),
    dismiss: (id: string | 'all') => change((list) => withoutNotice(list, id), { isNews: true }),
    stop(): void {
      isOver = true;
      clearTimeout(timer);
      channel?.close();
    },
  };
}

export type Keeper = ReturnType<typeof keepNotices>;

let current: Keeper | undefined;

/** The keeper of the player who is here, for whoever puts notices away. */
export const keeper = {
  begin(player: number): Keeper {
    current = keepNotices(player);
    return current;
  },
  end(own: Keeper): void {
    own.stop();
    if (current === own) current = undefined;
  },
  dismiss: (id: string | 'all') => void current?.dismiss(id),
};

/** Whoever logs out leaves none behind. */
export async function forgetNotices(): Promise<void> {
  notices.set([]);
  await shelf.change(() => []).catch(() => undefined);
}
