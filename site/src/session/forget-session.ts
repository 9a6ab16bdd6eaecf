import { queries } from '../query/index.ts';
import { forgetPlayer } from '../storage/index.ts';
import { leaving } from './leaving.ts';

const patienceMs = 1_000;

/**
 * Nothing of a player who left stays in the page: all server state (balance, payments, gifts, tournaments, favourites,
 * quests, lotteries, notifications, recent games, lootboxes, limits, points) lives in the one cache, and what the
 * browser keeps of a player, the session clock with it, has its list in `storage/keys.ts`. Rooms that keep more say so.
 */
export function forgetSession(): Promise<void> {
  queries.clear();
  void window.PaymentsAPI?.resetCache();
  forgetPlayer();
  return soon(Promise.all(leaving.forget.map((forget) => forget())));
}

/** Whoever leaves is not kept waiting by a browser that does not answer. */
function soon(work: Promise<unknown>): Promise<void> {
  const patience = new Promise<void>((done) => setTimeout(done, patienceMs));
  return Promise.race([work.then(() => undefined).catch(() => undefined), patience]);
}
