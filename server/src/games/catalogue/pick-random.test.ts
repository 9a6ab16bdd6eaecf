import { expect, test } from 'vitest';
import { pickRandom } from './pick-random.ts';
import { aCatalogue } from './testing/a-catalogue.ts';

const catalogue = aCatalogue([
  { identifier: 'closed/one', collections: ['new'] },
  { identifier: 'closed/two', collections: ['new', 'top'] },
  { identifier: 'open/three', collections: ['new', 'new:au'], devices: ['mobile'] },
]);

/** Always picks what it is told first; counts how often it was asked. */
function dice(...picks: number[]) {
  const asked: number[] = [];
  const pick = (below: number) => {
    asked.push(below);
    return (picks[Math.min(asked.length, picks.length) - 1] ?? 0) % below;
  };
  return { asked, pick };
}

const shows = ({ provider }: { provider: string }) => provider === 'open';

test('[LOBBY-10] a pick whose producer is disabled is repeated up to ten times', () => {
  const { asked, pick } = dice(0, 1, 0, 2);
  expect(pickRandom(catalogue, { country: 'DE', shows, pick })?.identifier).toBe('open/three');
  expect(asked).toEqual([3, 3, 3, 3]);
});

test('[LOBBY-10] after ten closed ones in a row an open one is looked for, so that the last open game is found', () => {
  const { asked, pick } = dice(0);
  expect(pickRandom(catalogue, { country: 'DE', shows, pick })?.identifier).toBe('open/three');
  expect(asked).toEqual([...Array(10).fill(3), 1]);
});

test('nothing is left: no game', () => {
  expect(pickRandom(catalogue, { country: 'DE', shows: () => false, pick: () => 0 })).toBeUndefined();
  expect(pickRandom(catalogue, { country: 'DE', shows, device: 'desktop', pick: () => 0 })).toBeUndefined();
  expect(pickRandom(aCatalogue([]), { country: 'DE', shows, pick: () => 0 })).toBeUndefined();
});

test('of a collection, and of its variant where the country has one; an unknown collection has no game', () => {
  const all = { shows: () => true, pick: () => 0 };
  expect(pickRandom(catalogue, { ...all, country: 'DE', identifier: 'top' })?.identifier).toBe('closed/two');
  expect(pickRandom(catalogue, { ...all, country: 'AU', identifier: 'new' })?.identifier).toBe('open/three');
  expect(pickRandom(catalogue, { ...all, country: 'DE', identifier: 'constructor' })).toBeUndefined();
});
