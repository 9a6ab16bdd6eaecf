import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSay } from '../i18n/index.ts';
import type { Tile } from './tile.ts';

type Liked = Pick<Tile, 'identifier' | 'id'>;

/** Which games a player likes. A click counts at once; the house hears of it after, and a refusal takes it back. */
function createFavourites(
  identifiers: readonly string[],
  { keep, onFailure }: { keep: (game: Liked, on: boolean) => Promise<void>; onFailure: () => void },
) {
  let liked = new Set(identifiers);
  /** By game: among thousands of tiles only the one that changes is asked. */
  const listeners = new Map<string, Set<() => void>>();
  /** Games whose last wish is still on its way. */
  const sending = new Set<string>();

  function show(identifier: string, on: boolean) {
    liked = new Set(liked);
    if (on) liked.add(identifier);
    else liked.delete(identifier);
    for (const listener of listeners.get(identifier) ?? []) listener();
  }

  async function toggle(game: Liked): Promise<void> {
    const { identifier } = game;
    show(identifier, !liked.has(identifier));
    if (sending.has(identifier)) return;
    sending.add(identifier);
    // Clicked again while it was on its way: only the last wish is sent after it.
    let told = !liked.has(identifier);
    try {
      while (told !== liked.has(identifier)) {
        const wanted = liked.has(identifier);
        await keep(game, wanted);
        told = wanted;
      }
    } catch {
      show(identifier, told);
      onFailure();
    } finally {
      sending.delete(identifier);
    }
  }

  return {
    toggle,
    has: (identifier: string) => liked.has(identifier),
    /** What the server says now. A wish on its way stands above it. */
    replace(next: readonly string[]) {
      const pending = [...sending].map((identifier) => [identifier, liked.has(identifier)] as const);
      liked = new Set(next);
      for (const [identifier, on] of pending)
        if (on) liked.add(identifier);
        else liked.delete(identifier);
      for (const each of listeners.values()) for (const listener of each) listener();
    },
    subscribe(identifier: string, listener: () => void) {
      const known = listeners.get(identifier) ?? new Set();
      listeners.set(identifier, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(identifier);
      };
    },
  };
}

type Favourites = ReturnType<typeof createFavourites>;

const FavouritesContext = createContext<Favourites | null>(null);
const nothing = () => {};

async function keep({ id, identifier }: Liked, on: boolean): Promise<void> {
  const [{ callApi, queries }, { track }] = await Promise.all([
    import('../query/index.ts'),
    import('../analytics/track.ts'),
  ]);
  await callApi(on ? 'addFavourite' : 'removeFavourite', { params: { id: String(id) } });
  queries.invalidate('listFavourites');
  track('favourite', { game: identifier, added: on });
}

/** `identifiers` null: a guest, who has none. */
export function LikedGames({ identifiers, children }: { identifiers: string[] | null; children: ReactNode }) {
  const say = useSay();
  const onFailure = () => {
    void import('../page/notify.ts').then(({ notify }) =>
      notify({
        id: 'favourite',
        title: say('tile.favourite.failed'),
        text: say('tile.favourite.failedText'),
        tone: 'danger',
      }),
    );
  };
  const [favourites] = useState(() => createFavourites(identifiers ?? [], { keep, onFailure }));
  useEffect(() => favourites.replace(identifiers ?? []), [favourites, identifiers]);
  return <FavouritesContext value={identifiers && favourites}>{children}</FavouritesContext>;
}

/** Which of these games the player likes; null: a guest. For whoever keeps what shows them. */
export function useLikedAmong(games: readonly Liked[]): string[] | null {
  const favourites = useContext(FavouritesContext);
  if (!favourites) return null;
  return games.flatMap(({ identifier }) => (favourites.has(identifier) ? [identifier] : []));
}

/** The heart of one game; undefined for guests. Only what shows the game that changes is drawn again. */
export function useFavourite(game: Liked): { on: boolean; onToggle: () => void } | undefined {
  const favourites = useContext(FavouritesContext);
  const { identifier } = game;
  const subscribe = useCallback(
    (listener: () => void) => favourites?.subscribe(identifier, listener) ?? nothing,
    [favourites, identifier],
  );
  const read = () => favourites?.has(identifier) ?? false;
  const on = useSyncExternalStore(subscribe, read, read);
  return favourites ? { on, onToggle: () => void favourites.toggle(game) } : undefined;
}
