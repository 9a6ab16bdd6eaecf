import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { siteContext } from '../context/index.ts';
import { player, showPage } from '../page/testing/show-page.tsx';
import FavouritesPage, { loader } from './FavouritesPage.tsx';
import { aSite, down } from './testing/a-site.ts';
import { aGame } from './testing/a-tile.ts';

vi.mock('../query/api.ts', () => ({ api: {} }));

const Page = FavouritesPage as ComponentType<{ loaderData: unknown }>;

async function load(given: Parameters<typeof aSite>[0]) {
  const context = new RouterContextProvider();
  context.set(siteContext, aSite(given).site);
  return loader({ context } as never) as Promise<{ data: Record<string, unknown>; init: { status: number } }>;
}

describe('[ROUTE-49] /favorite-games', () => {
  test('a player sees them, the latest first', async () => {
    const { data } = await load({ mayBePlayer: true, api: { listFavourites: async () => [aGame(1), aGame(2)] } });
    await showPage(<Page loaderData={data} />, { root: player as never });
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Game 2', 'Game 1']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Favourites');
    for (const heart of screen.getAllByRole('button')) expect(heart.getAttribute('aria-pressed')).toBe('true');
  });

  test('none yet is said, and so is a list that could not be read', async () => {
    const none = await load({ mayBePlayer: true });
    await showPage(<Page loaderData={none.data} />, { root: player as never });
    expect(screen.getByText('No favourites yet')).toBeTruthy();
    const { data, init } = await load({ mayBePlayer: true, api: { listFavourites: down } });
    expect([init.status, data.tiles]).toEqual([503, null]);
  });

  test('a guest is sent to registration, and from there back', async () => {
    const sent = await load({}).catch((response: Response) => response);
    expect((sent as Response).headers.get('location')).toBe(
      `/registration?redirect=${encodeURIComponent('/favorite-games')}`,
    );
  });
});
