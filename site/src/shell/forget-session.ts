import { queries } from '../query/index.ts';
import { forgetPlayer } from '../storage/index.ts';

/**
 * Nothing of a player who left stays in the page: all server state (balance, payments, gifts, tournaments, favourites,
 * quests, lotteries, notifications, recent games, lootboxes, limits, points) lives in the one cache, and what the
 * browser keeps of a player, the session clock with it, has its list in `storage/keys.ts`.
 */
export function forgetSession(): void {
  queries.clear();
  void window.PaymentsAPI?.resetCache();
  forgetPlayer();
}
