import { beforeAll, describe, expect, test } from 'vitest';
import {
  fillRegistration,
  type JourneyHouse,
  journeyHouse,
  playDice,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

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

describe('what the server keeps of a lobby for others', () => {
  /** Rows of games and the foot as the server sends them: what else is on the page may change from one answer to the next. */
  async function sentTo(visitor: Visitor, path = '/'): Promise<string> {
    const html = String((await visitor.call('GET', path)).body);
    const parts = html.match(
      /<section aria-labelledby="(?:row-|studios|next)[\s\S]*?<\/section>|<footer[\s\S]*<\/footer>/g,
    );
    return (parts ?? []).join('');
  }
  /** Whoever might have a session gets a page of their own. */
  async function loneGuest(): Promise<Visitor> {
    const guest = await visit(house, '');
    guest.keepCookie('old_session=1');
    return guest;
  }

  test('a page put together from it is the page as it is drawn', async () => {
    const guest = await loneGuest();
    // Read by nobody before: the first of each is drawn.
    for (const path of ['/it', '/fr-CA', '/no']) {
      const drawn = await sentTo(guest, path);
      expect(drawn).toContain('<footer');
      expect(drawn).toContain('row-');
      expect(await sentTo(guest, path)).toBe(drawn);
    }
  });

  test('nothing of it is one visitor’s own: hearts, currency, the way to play', async () => {
    const [guest, fond, other] = [
      await loneGuest(),
      await visit(house, '', { as: 'player' }),
      await visit(house, '', { as: 'player', player: { currency: 'CAD' } }),
    ];
    type Games = { data: { identifier: string; currencies: Record<string, { id: number }> }[] };
    const { data } = await fond.must<Games>('POST', '/api/games_filter', { device: 'desktop', page_size: 100 });
    const game = data.find(({ identifier }) => identifier === 'halley-studio/orbit-dice');
    await fond.must('PUT', `/api/player/favorite_games/${Object.values(game?.currencies ?? {})[0]?.id}`);
    const hearts = (html: string) => html.split('aria-pressed="true"').length - 1;
    const own = new Map<Visitor, string>();
    for (const visitor of [guest, fond, other, fond, guest, other]) {
      const html = await sentTo(visitor);
      expect(hearts(html) > 0).toBe(visitor === fond);
      expect(html.includes('href="/play/halley-studio/orbit-dice?mode=real"')).toBe(visitor !== guest);
      expect(html.includes('/registration?redirect=%2Fplay%2Fhalley-studio%2Forbit-dice')).toBe(visitor === guest);
      expect(html).toBe(own.get(visitor) ?? html);
      own.set(visitor, html);
    }
  });
});
