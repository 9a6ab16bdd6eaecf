import { queries } from '../query/index.ts';
import { forgetPlayer } from '../storage/index.ts';

const patienceMs = 1_000;

/**
 * Nothing of a player who left stays in the page: all server state (balance, payments, gifts, tournaments, favourites,
 * quests, lotteries, notifications, recent games, lootboxes, limits, points) lives in the one cache, and what the
 * browser keeps of a player, the session clock with it, has its list in `storage/keys.ts`.
 */
export function forgetSession(): Promise<void> {
  queries.clear();
  void window.PaymentsAPI?.resetCache();
  forgetPlayer();
  return soon(forgetInBrowser());
}

/** Notices in the browser's own store, and its subscription to pushes. */
async function forgetInBrowser(): Promise<void> {
  const [{ forgetNotices }, { forgetPush }] = await Promise.all([
    import('../notices/keep-notices.ts'),
    import('../push/browser-push.ts'),
  ]);
  await Promise.all([forgetNotices(), forgetPush()]);
}

/** Whoever leaves is not kept waiting by a browser that does not answer. */
function soon(work: Promise<void>): Promise<void> {
  const patience = new Promise<void>((done) => setTimeout(done, patienceMs));
  return Promise.race([work.catch(() => undefined), patience]);
}
