import { redirect } from 'react-router';
import { siteContext } from '../context/index.ts';
import { orElse } from '../page/index.server.ts';
import { readPlayer } from '../session/index.server.ts';
import type { Route } from './+types/random-route.ts';
import { pickGame } from './pick-game.ts';
import { playHref } from './play-href.ts';
import { deviceOf, readStudios } from './read-shelves.server.ts';
import { tileOf } from './tile.ts';

/** `/random-game`: leads to any game, or any of a collection. A guest plays its demo, where it has one. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const category = url.searchParams.get('category') ?? '';
  const identifier = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,79}$/.test(category) ? category : undefined;
  const device = deviceOf(request);
  const [studios, player] = await Promise.all([readStudios(site), readPlayer(site)]);
  const open = studios && new Set(studios.map(({ id }) => id));
  const game = await orElse(
    site,
    pickGame(
      () => site.api.pickRandomGame({ query: { identifier, device } }),
      (provider) => open?.has(provider) ?? true,
    ),
    null,
  );
  const tile = game && tileOf(game, {});
  if (!tile) throw redirect('/');
  throw redirect(!player && tile.demo ? `${tile.href}?mode=demo` : playHref(tile, player !== null));
}
