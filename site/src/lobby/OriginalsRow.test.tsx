import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import type { Tile } from '../games/read-catalog.server.ts';
import { catalogOf } from '../i18n/catalog.server.ts';
import { Speaks } from '../i18n/index.ts';
import { UiWords } from '../shell/UiWords.tsx';
import { OriginalsRow } from './OriginalsRow.tsx';

afterEach(cleanup);

const game = (number: number): Tile => ({
  identifier: `halley-studio/game-${number}`,
  title: `Game ${number}`,
  studio: 'Halley Studio',
  art: '/art.svg',
  href: `/play/halley-studio/game-${number}`,
  facts: {
    highestReturn: '98.01%',
    lowestReturn: '97.05%',
    stakeMin: '€0.10',
    stakeMax: '€500.00',
    winMax: '€50,000.00',
  },
});

function show(games: Tile[] | null) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Speaks locale="en" messages={catalogOf('en')}>
          <UiWords>
            <OriginalsRow games={games} />
          </UiWords>
        </Speaks>
      ),
    },
  ]);
  render(<Page />);
}

describe('the row of our own games', () => {
  test('few games: the first with its numbers; a guest’s play leads to registration and back', async () => {
    show([game(1)]);
    expect(await screen.findByText('98.01%')).toBeTruthy();
    const play = screen.getByRole('link', { name: 'Play' });
    expect(play.getAttribute('href')).toBe(
      `/registration?redirect=${encodeURIComponent('/play/halley-studio/game-1?mode=real')}`,
    );
    const [demo] = screen.getAllByRole('link', { name: /demo/i });
    expect(demo?.getAttribute('href')).toBe('/play/halley-studio/game-1?mode=demo');
  });

  test('many games: a tile each', async () => {
    show([1, 2, 3, 4].map(game));
    const row = await screen.findByRole('list');
    expect(within(row).getAllByRole('article')).toHaveLength(4);
  });

  test('no games is said', async () => {
    show([]);
    expect(await screen.findByText('No games here yet')).toBeTruthy();
  });

  test('a catalogue that cannot be read can be asked again', async () => {
    show(null);
    expect(await screen.findByText('The games did not load')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
