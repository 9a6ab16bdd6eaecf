import { toasts } from '@halley/ui/toasts.ts';
import { useSay } from '../i18n/index.ts';
import { callApi, queries, useQuery } from '../query/index.ts';
import { usePlayer } from '../shell/session.ts';
import type { GameView } from './read-game-page.server.ts';

/** The heart of the game: a press counts at once and is taken back when the house refuses. Guests have none. */
export function useFavourite(game: Pick<GameView, 'ids'>): { on: boolean; toggle: () => void } | undefined {
  const say = useSay();
  const player = usePlayer();
  const ids = Object.values(game.ids);
  const { data } = useQuery('listFavourites', undefined, { enabled: player !== null });
  const [id] = ids;
  if (!player || id === undefined) return undefined;
  const liked = ((data ?? []) as number[]).filter((each) => typeof each === 'number');
  const on = liked.some((each) => ids.includes(each));

  async function toggle() {
    const wanted = on ? liked.filter((each) => !ids.includes(each)) : [...liked, id as number];
    queries.set('listFavourites', undefined, wanted);
    try {
      const kept = await callApi(on ? 'removeFavourite' : 'addFavourite', { params: { id: String(id) } });
      queries.set('listFavourites', undefined, kept);
    } catch {
      queries.set('listFavourites', undefined, liked);
      toasts.show({ id: 'favourite', tone: 'danger', title: say('games.favourite.failed') });
    }
  }
  return { on, toggle: () => void toggle() };
}
