import { beforeAll, describe, expect, test } from 'vitest';
import { fillRegistration, type JourneyHouse, journeyHouse, playDice, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const dice = '/play/halley-studio/orbit-dice';

describe('main, as the server sends it', () => {
  test('[ROUTE-42] is the lobby with its banner, its largest picture in the page itself', async () => {
    const guest = await visit(house, '');
    const html = String((await guest.call('GET', '/')).body);
    expect(html).toContain('Games you can check');
    const [first = ''] = html.match(/<img[^>]*fetchpriority="high"[^>]*>/i) ?? [];
    expect(first).toContain('data:image/svg+xml');
    expect(first).toContain('loading="eager"');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+"/);
    expect(html.slice(0, html.indexOf('</main>'))).not.toMatch(/<[^>]* style="/);
  });

  test('works without script: games to play, banners that lead on', async () => {
    const guest = await visit(house, '/', { script: false });
    await guest.finds('heading', /Games you can check/);
    const slider = guest.within('region', 'What is special here');
    await slider.finds('link', 'Play Orbit Dice');
    expect((await slider.textsOf('link')).length).toBeGreaterThan(4);
    await guest.within('main').click('Orbit Dice', 'link');
    await guest.isAt(dice);
  });
});

test('[TILE-06] a guest who wants to play registers and comes to the game, for money', async () => {
  const guest = await visit(house, '/');
  const row = guest.within('region', 'Top');
  await row.comesAlive('Play Orbit Dice', 'link');
  await row.click('Play Orbit Dice', 'link');
  await guest.finds('dialog');
  await fillRegistration(guest);
  await guest.isAt(`${dice}?mode=real`);
  await guest.sees('€1,000.00');
});

test('a player’s lobby has what was played, and nothing that is empty', async () => {
  const player = await visit(house, '/', { as: 'player' });
  await player.findsNot('region', 'Pick up where you left off');
  await playDice(player, 1);
  await expect
    .poll(
      async () => {
        await player.goes('/');
        return player.textsOf('region', 'Pick up where you left off');
      },
      { timeout: 15_000 },
    )
    .toEqual([expect.stringContaining('Orbit Dice')]);
});

test('the random card leads to a game of its category; guests play its demo', async () => {
  const guest = await visit(house, '');
  const filter = { categories: { identifiers: ['exclusive'] } };
  const wish = { device: 'desktop', page_size: 100, filter };
  const { data } = await guest.must<{ data: { provider: string; seo_title: string }[] }>(
    'POST',
    '/api/games_filter',
    wish,
  );
  const { headers } = await guest.call('GET', '/random-game?category=exclusive');
  const [, identifier] = /^\/play\/([^?]+)\?mode=demo$/.exec(headers.get('location') ?? '') ?? [];
  expect(data.map((game) => `${game.provider}/${game.seo_title}`)).toContain(identifier);
  const none = await guest.call('GET', '/random-game?category=unheard-of');
  expect(none.headers.get('location')).toBe('/');
});
