import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { GameTile, type GameTileProps, IconTile } from './GameTile.tsx';

const fox: GameTileProps = { name: 'Ember Fox', studio: 'Northlight', art: '/fox.svg', href: '/games/ember-fox' };

/** What the browser would do next: does the click follow the link? */
function follows(link: HTMLElement, pointerType: string): boolean {
  let followed = false;
  document.addEventListener(
    'click',
    (event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.pointerDown(link, { pointerType });
  fireEvent.click(link);
  return followed;
}

it('[TILE-03] the art is a link that plays, with a picture that keeps its place', () => {
  const { container } = render(<GameTile {...fox} />);
  expect(screen.getByRole('link', { name: 'Play Ember Fox' }).getAttribute('href')).toBe('/games/ember-fox');
  const picture = container.querySelector('img')!;
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['300', '400']);
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(screen.queryByRole('button')).toBeNull();
});

it('[TILE-04] offers the demo where there is one, reached by Tab after the game itself', () => {
  const { rerender } = render(<GameTile {...fox} demoHref="/games/ember-fox/demo" />);
  fireEvent.focus(screen.getByRole('link', { name: 'Play Ember Fox' }));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/games/ember-fox', '/games/ember-fox/demo', '/games/ember-fox']);
  expect(screen.getByRole('link', { name: 'Try demo: Ember Fox' })).toBeTruthy();
  rerender(<GameTile {...fox} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it.each([
  ['a pointer', (tile: HTMLElement) => fireEvent.pointerEnter(tile, { pointerType: 'mouse' })],
  ['the keyboard', (tile: HTMLElement) => fireEvent.focus(tile.querySelector('a')!)],
])('[TILE-01] what lies over the art is drawn for %s, and cannot be hit unseen', (_who, arrive) => {
  render(<GameTile {...fox} demoHref="/demo" favourite={{ on: false, label: 'Favourite', onToggle: () => {} }} />);
  expect(screen.getByRole('link', { name: /demo/ }).classList).toContain('tile-deed');
  expect(screen.queryByRole('button')).toBeNull();
  arrive(screen.getByRole('article'));
  for (const deed of [screen.getByRole('link', { name: /demo/ }), screen.getByRole('button')]) {
    expect(deed.classList).toContain('tile-deed');
  }
});

it('[TILE-01] a finger’s first tap opens the overlay, the second plays, a tap elsewhere closes it', () => {
  render(<GameTile {...fox} demoHref="/demo" />);
  const tile = screen.getByRole('article');
  const link = screen.getByRole('link', { name: 'Play Ember Fox' });
  expect(follows(link, 'touch')).toBe(false);
  expect(tile.dataset.open).toBe('true');
  fireEvent.pointerDown(document.body);
  expect(tile.dataset.open).toBeUndefined();
  expect(follows(link, 'touch')).toBe(false);
  expect(follows(link, 'touch')).toBe(true);
});

it('[TILE-01] a mouse and a screen reader play at once', () => {
  render(<GameTile {...fox} />);
  const link = screen.getByRole('link', { name: 'Play Ember Fox' });
  expect(follows(link, 'mouse')).toBe(true);
  expect(follows(link, '')).toBe(true);
});

it('[F-54] the name leads to the game’s page, also for a finger; the demo stands in the HTML', () => {
  const tile = <GameTile {...fox} href="/registration" pageHref="/play/northlight/ember-fox" demoHref="/demo" />;
  const html = renderToString(tile);
  expect(html).toContain('href="/play/northlight/ember-fox"');
  expect(html).toContain('href="/demo"');
  render(tile);
  const name = screen.getByRole('link', { name: 'Ember Fox' });
  expect(name.getAttribute('href')).toBe('/play/northlight/ember-fox');
  expect(follows(name, 'touch')).toBe(true);
});

it('the heart is a switch with a name that stays, and does not open the game', () => {
  const onToggle = vi.fn();
  const favourite = { on: false, label: 'Favourite: Ember Fox', onToggle };
  const { rerender } = render(<GameTile {...fox} favourite={favourite} />);
  fireEvent.focus(screen.getByRole('link', { name: 'Ember Fox' }));
  const heart = screen.getByRole('button', { name: 'Favourite: Ember Fox' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(heart);
  expect(onToggle).toHaveBeenCalledOnce();
  expect(heart.closest('a')).toBeNull();
  rerender(<GameTile {...fox} favourite={{ ...favourite, on: true }} />);
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
});

it('the heart of a favourite is seen before anybody comes near', () => {
  render(<GameTile {...fox} favourite={{ on: true, label: 'Favourite', onToggle: () => {} }} />);
  expect(screen.getByRole('button', { name: 'Favourite' }).classList).not.toContain('tile-deed');
});

it('a locked game has a reason and a way out, and nothing to press', () => {
  const favourite = { on: false, label: 'Favourite', onToggle: () => {} };
  const locked = { title: 'Not in EUR', text: 'Switch wallet to USD to play' };
  render(<GameTile {...fox} demoHref="/demo" favourite={favourite} locked={locked} />);
  expect(screen.getByText('Not in EUR')).toBeTruthy();
  expect(screen.getByText('Switch wallet to USD to play')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('several badges: the first in words, the others as signs that are still said', () => {
  render(
    <GameTile
      {...fox}
      badges={[
        { kind: 'top', icon: 'top', label: 'Top' },
        { kind: 'jackpot', icon: 'jackpot', label: 'Jackpot' },
      ]}
    />,
  );
  expect(screen.getByText('Top').className).not.toContain('sr-only');
  expect(screen.getByText('Jackpot').className).toContain('sr-only');
});

it('a card that is no game has the anatomy of one', () => {
  render(<IconTile icon="random" label="Surprise me" text="Any game" href="/random-game" />);
  expect(screen.getByRole('link', { name: 'Surprise me' }).getAttribute('href')).toBe('/random-game');
});

it('the server draws it without a style attribute', () => {
  const favourite = { on: true, label: 'Favourite', onToggle: () => {} };
  expect(renderToString(<GameTile {...fox} demoHref="/demo" favourite={favourite} />)).not.toMatch(/ style=/);
});
