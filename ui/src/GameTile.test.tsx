import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { GameTile, type GameTileProps } from './GameTile.tsx';

const fox: GameTileProps = { name: 'Ember Fox', studio: 'Northlight', art: '/fox.svg', href: '/games/ember-fox' };

it('the whole tile is one link to the game, with a picture that keeps its place', () => {
  const { container } = render(<GameTile {...fox} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/games/ember-fox');
  expect(screen.getByRole('link', { name: 'Play Ember Fox' })).toBeTruthy();
  const picture = container.querySelector('img')!;
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['300', '400']);
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers the demo where there is one', () => {
  render(<GameTile {...fox} demoHref="/games/ember-fox/demo" />);
  const demo = screen.getByRole('link', { name: 'Try the demo of Ember Fox' });
  expect(demo.getAttribute('href')).toBe('/games/ember-fox/demo');
});

it('the heart says what a press will do, and does not open the game', () => {
  const onToggle = vi.fn();
  const { rerender } = render(<GameTile {...fox} favourite={{ on: false, onToggle }} />);
  const heart = screen.getByRole('button', { name: 'Add Ember Fox to favourites' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(heart);
  expect(onToggle).toHaveBeenCalledOnce();
  expect(heart.closest('a')).toBeNull();
  rerender(<GameTile {...fox} favourite={{ on: true, onToggle }} />);
  expect(screen.getByRole('button', { name: 'Remove Ember Fox from favourites' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

it('a locked game has a reason and a way out, and nothing to press', () => {
  render(<GameTile {...fox} demoHref="/demo" locked={{ title: 'Not in EUR', text: 'Switch wallet to USD to play' }} />);
  expect(screen.getByText('Not in EUR')).toBeTruthy();
  expect(screen.getByText('Switch wallet to USD to play')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows one badge', () => {
  render(<GameTile {...fox} badge={{ kind: 'top', label: 'Top' }} />);
  expect(screen.getByText('Top')).toBeTruthy();
});

it.each([
  ['touch', 1, true],
  ['mouse', 0, false],
] as const)('a press by %s opens the sheet %d times', (pointerType, times, prevented) => {
  const onTouchPress = vi.fn();
  render(<GameTile {...fox} onTouchPress={onTouchPress} />);
  const link = screen.getByRole('link');
  const seen = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(prevented);
    event.preventDefault();
  });
  document.addEventListener('click', seen, { once: true });
  fireEvent.pointerDown(link, { pointerType });
  fireEvent.click(link);
  expect(onTouchPress).toHaveBeenCalledTimes(times);
  expect(seen).toHaveBeenCalledOnce();
});

it('the server draws it without a style attribute', () => {
  expect(
    renderToString(<GameTile {...fox} demoHref="/demo" favourite={{ on: true, onToggle: () => {} }} />),
  ).not.toMatch(/ style=/);
});
