import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ListedGame, listInCatalogue } from '../../../server/src/games/index.ts';
import { type JourneyHouse, journeyHouse, type Visitor, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const namesOf = (visitor: Visitor) =>
  [...visitor.page.document.querySelectorAll('#main article h3')].map((name) => name.textContent ?? '');
const plain = { script: false };
/** Cards that are no games. */
const cards = ['Surprise me', 'Live cashback'];

/** What the catalogue says belongs there, the first forty of it. */
async function gamesOf(guest: Visitor, filter: object): Promise<string[]> {
  const wish = { device: 'desktop', page: 1, page_size: 40, filter };
  const { data } = await guest.must<{ data: { title: string }[] }>('POST', '/api/games_filter', wish);
  return data.map(({ title }) => title);
}
const inAll = (...identifiers: string[]) => ({ categories: { identifiers, strategy: 'AND' } });
const inAny = (...identifiers: string[]) => ({ categories: { identifiers, strategy: 'OR' } });

describe('lists', () => {
  test.each([
    ['[ROUTE-44]', '/pokies/all', 'Slots', inAny('slots', 'pokies')],
    ['[ROUTE-45]', '/pokies/top', 'Top', inAll('slots', 'top')],
    ['[ROUTE-46]', '/live/all', 'Shared rounds', inAny('live')],
    ['[ROUTE-47]', '/live/top', 'Top', inAll('live', 'top')],
    ['[ROUTE-48]', '/slots', 'Slots', inAny('slots', 'pokies')],
    ['[ROUTE-50]', '/categories/new', 'New arrivals', inAny('new')],
    ['[ROUTE-51]', '/producers/kepler', 'Kepler Works', { providers: ['kepler'] }],
    ['[ROUTE-52]', '/producers/kepler/1', 'Kepler Works', { providers: ['kepler'] }],
    ['', '/games', 'All games', {}],
  ])('%s %s has its title and its games', async (_id, path, title, filter) => {
    const guest = await visit(house, path, plain);
    expect(guest.status).toBe(200);
    expect(await guest.within('main').textsOf('heading', title)).toContain(title);
    expect(guest.title).toBe(`${title} · Halley`);
    const games = await gamesOf(guest, filter);
    expect(games.length).toBeGreaterThan(0);
    expect(
      namesOf(guest)
        .filter((name) => !cards.includes(name))
        .sort(),
    ).toEqual([...games].sort());
  });

  test.each([
    '/categories/unheard-of',
    '/pokies/unheard-of',
    '/live/unheard-of',
    '/producers/nobody',
    '/producers/kepler/99',
    '/producers/kepler/zero',
    '/slots?page=99',
    '/slots?page=-1',
  ])('at %s stands no list: a real 404', async (path) => {
    const guest = await visit(house, '');
    expect((await guest.call('GET', path)).status).toBe(404);
  });
});

describe('without script', () => {
  test('forty games, and a link to the next ones', async () => {
    const guest = await visit(house, '/games?sort=title', plain);
    const first = namesOf(guest);
    expect(first).toHaveLength(40);
    await guest.click('Show more games', 'link');
    await guest.isAt('/games?sort=title&page=2');
    const next = namesOf(guest);
    expect(next.length).toBeGreaterThan(0);
    expect(next.filter((name) => first.includes(name))).toEqual([]);
    expect(guest.title).toBe('All games, page 2 · Halley');
    await guest.click('Previous page', 'link');
    await guest.isAt('/games?sort=title');
  });

  test('[LOBBY-07] the random card is the tenth of a category', async () => {
    const guest = await visit(house, '/pokies/all?sort=title', plain);
    expect(namesOf(guest)[9]).toBe('Surprise me');
  });

  test('filters narrow and order a list, also from its second page', async () => {
    const guest = await visit(house, '/games?page=2', plain);
    const form = guest.within('form', 'Filter and sort');
    await form.click('Studios', 'button');
    await form.check('Kepler Works');
    await form.fill('Sort by', 'title');
    await form.click('Show games', 'button');
    await guest.isAt('/games?sort=title&provider=kepler');
    expect(namesOf(guest)).toEqual(['Comet Flip', 'Three Lights']);
    await guest.click('Remove filter: Kepler Works', 'link');
    await guest.isAt('/games?sort=title');
  });
});

test('nothing found is said, with a way out', async () => {
  const guest = await visit(house, '/games?provider=kepler&volatility=very-high');
  await guest.sees('No game matches');
  await guest.click('Clear the filters', 'link');
  await guest.isAt('/games');
  await guest.seesNot('No game matches');
});

/** Two games of a studio of their own: one takes euros, the other dollars only. */
async function listTwoGames() {
  const id = `nova-${randomUUID().slice(0, 8)}`;
  const money = { stakeMin: 10n, stakeMax: 10_000n };
  const game = (title: string, currency: string): ListedGame => ({
    identifier: `${id}/${title.toLowerCase()}`,
    producer: { id, title: id },
    title,
    seoTitle: title.toLowerCase(),
    kind: 'slot',
    launch: 'provider',
    releasedAt: new Date(),
    currencies: { [currency]: money },
    devices: ['desktop', 'mobile'],
    volatility: 'low',
    payout: '96.00',
    first: { collections: ['slots'], popularity: 0 },
  });
  await house.database.tx((tx) => listInCatalogue(tx, [game('Euros', 'EUR'), game('Dollars', 'USD')]));
  return id;
}

test('[TILE-02] a game that does not take the player’s money is locked; the others are not', async () => {
  const studio = await listTwoGames();
  const player = await visit(house, '', { as: 'player' });
  await expect.poll(() => gamesOf(player, { providers: [studio] }), { timeout: 15_000 }).toHaveLength(2);
  await player.goes(`/producers/${studio}`);
  const locked = player.within('article', /Dollars/);
  await locked.sees('Not in EUR');
  await locked.findsNot('link');
  await player.within('article', /Euros/).finds('link', 'Play Euros');
});

test('[TILE-05] [ROUTE-49] a favourite is kept, stands in its list, and is removed again', async () => {
  const player = await visit(house, '/producers/kepler', { as: 'player', country: 'CA' });
  const heart = () => player.page.document.querySelector('button[aria-label="Favourite: Comet Flip"]');
  const isKept = () => heart()?.getAttribute('aria-pressed');
  // What can be done with a game is drawn for whoever comes near it.
  const play = player.page.document.querySelector('a[aria-label="Play Comet Flip"]') as unknown as { focus(): void };
  play.focus();
  await player.click('Favourite: Comet Flip', 'button');
  expect(isKept()).toBe('true');
  await player.rests();
  await player.goes('/favorite-games');
  await player.finds('heading', 'Favourites');
  expect(namesOf(player)).toEqual(['Comet Flip']);
  await player.goes('/producers/kepler');
  expect(isKept()).toBe('true');
  await player.click('Favourite: Comet Flip', 'button');
  expect(isKept()).toBe('false');
  await player.rests();
  await player.goes('/favorite-games');
  await player.sees('No favourites yet');
});

test('[ROUTE-49] favourites are for players: a guest registers first', async () => {
  const guest = await visit(house, '/favorite-games');
  await guest.isAt(`/registration?redirect=${encodeURIComponent('/favorite-games')}`);
  await guest.finds('dialog');
});
