import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../../../test/whole-house.ts';
import { auditBooks } from '../../house/audit-books.ts';
import { type Browser, createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import type { StaffContext } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { shared } from '../../kit/testing/shared.ts';
import { listInCatalogue } from '../index.ts';
import { signCall } from '../provider-api/sign-call.ts';
import { aListedGame } from '../testing/listed-game.ts';

/** Everything that may close a game on a player, through the house as it is wired: launch, door, protocol, live news. */
const whole = shared(
  async () => {
    const opened = await openWholeHouse();
    opened.house.games.providers.mount(opened.app, { rateLimitScale: 1000 });
    return opened;
  },
  async (opened) => {
    expect((await auditBooks(opened.database)).findings).toEqual([]);
    await closeWholeHouse(opened);
  },
);
let secret: string;
beforeAll(async () => {
  const { house, database } = whole;
  await house.games.prepare();
  secret = await house.games.providers.desk.add({
    id: 'orrery',
    title: 'Orrery',
    baseUrl: 'https://orrery.example',
    allowedAddresses: ['127.0.0.1'],
    actor: { kind: 'system' },
    reason: 'a test',
  });
  await database.tx((tx) => listInCatalogue(tx, [aListedGame('orrery/Lights', { kind: 'table' })]));
  house.games.catalogue.doubt();
});

async function call(name: string, said: Record<string, unknown>) {
  const body = Buffer.from(JSON.stringify(said));
  const path = `/provider/v1/${name}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('base64url');
  const response = await whole.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-provider-id': 'orrery',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signCall(secret, { timestamp, nonce, method: 'POST', path, body }),
    },
  });
  return { status: response.statusCode, body: response.json() };
}

const launch = (browser: Browser, identifier = 'orrery/Lights') =>
  browser.send({
    url: `/api/games/launch?mode=real&identifier=${identifier}`,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0', 'x-demo-country': 'DE' },
  });
const roll = (browser: Browser, key: string) =>
  browser.send({
    method: 'POST',
    url: '/api/studio/dice/rounds',
    headers: { 'idempotency-key': key, 'x-demo-country': 'DE' },
    payload: { mode: 'real', currency: 'EUR', stake_cents: 100, choice: { side: 'over', target: 5000 } },
  });

/** A player at a table of another house, with a way to stake and win there. */
async function atTheTable() {
  const browser = createBrowser(whole.app);
  const { id } = (await browser.register(registrationOf({ currency: 'EUR', country: 'DE' }))).json();
  const opened = await launch(browser);
  expect(opened.statusCode, opened.body).toBe(200);
  const token = new URL(opened.json().url).searchParams.get('token');
  const session = await call('session', { token });
  const round = randomUUID();
  const act = (actions: object[], more: object = {}) =>
    call('play', {
      id: randomUUID(),
      token,
      player_id: session.body.player_id,
      currency: 'EUR',
      game: 'orrery/Lights',
      round_id: round,
      actions,
      ...more,
    });
  return {
    id: Number(id),
    browser,
    bet: (amount: number) => act([{ type: 'bet', id: randomUUID(), amount }]),
    win: (amount: number) => act([{ type: 'win', id: randomUUID(), amount }], { finished: true }),
  };
}

/** What this player's open pages hear while something is done. */
async function heard(playerId: number, deed: () => Promise<unknown>): Promise<unknown[]> {
  const publish = vi.spyOn(whole.house.realtime, 'publishToPlayer');
  const consumer = whole.house.consumers.find(({ name }) => name === 'limits-live');
  try {
    await deed();
    await whole.house.limits.idle();
    await whole.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', ['limits-live']);
    if (consumer) await catchUp(whole.database, consumer);
    return publish.mock.calls
      .filter(([to, channel]) => to === playerId && channel === 'game_limits')
      .map(([, , news]) => news);
  } finally {
    publish.mockRestore();
  }
}

describe('[GUARD-08] [PP-28] a limit that is reached while a game of another house is open', () => {
  test('takes no further bet in any product, opens no game, is told live; what was staked is still paid', async () => {
    const player = await atTheTable();
    const limit = { type: 'wager', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 500 }] };
    const set = await player.browser.call('POST', '/api/user_limits', { user_limit: limit });
    expect(set.statusCode, set.body).toBe(200);
    expect((await player.bet(300)).status).toBe(200);
    // Not a part of it: the bet is refused whole, and that is what closes the screen.
    const news = await heard(player.id, async () => {
      const refused = await player.bet(300);
      expect([refused.status, refused.body.code]).toEqual([403, 105]);
      expect((await player.bet(200)).status).toBe(200);
    });
    expect(news).toContainEqual(expect.objectContaining({ reason: 'limit_reached', type: 'wager', period: 'day' }));
    expect((await player.bet(1)).body.code).toBe(105);
    expect((await roll(player.browser, 'over-the-limit')).json()).toMatchObject({ error: { code: 'LIMIT_REACHED' } });
    const refused = { error: expect.objectContaining({ code: 'LIMIT_REACHED' }) };
    const other = await launch(player.browser, 'halley-studio/orbit-dice');
    expect([other.statusCode, other.json()]).toEqual([403, refused]);
    // The round that waits may be finished (PP-15); the door takes no new stake all the same.
    expect((await launch(player.browser)).statusCode).toBe(200);
    expect((await player.win(900)).body).toMatchObject({ round_state: 'closed', actions: [{ state: 'applied' }] });
    const again = await launch(player.browser);
    expect([again.statusCode, again.json()]).toEqual([403, refused]);
  });

  test('an exclusion does the same from the moment it begins', async () => {
    const player = await atTheTable();
    expect((await player.bet(100)).status).toBe(200);
    const news = await heard(player.id, () =>
      player.browser.call('POST', '/api/user_limits', { user_limit: { type: 'selfexclusion', period: 'month_6' } }),
    );
    expect(news).toContainEqual(expect.objectContaining({ reason: 'excluded' }));
    const refused = await player.bet(100);
    expect(refused.status).toBeGreaterThanOrEqual(401);
    expect((await launch(player.browser)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await player.win(500)).status).toBe(200);
  });
});

describe('[PP-28] a game that staff switch off while it is played', () => {
  const context = { staff: { memberId: 1, name: 'Ada' }, address: '127.0.0.1' } as unknown as StaffContext;
  const turn = async (state: 'open' | 'closed') => {
    const { handlers } = whole.house.staff;
    const nothing = { params: undefined, body: undefined };
    const { body } = await handlers.listStaffGames(
      { ...nothing, query: { question: 'orrery/Lights' } } as never,
      context,
    );
    const [game] = body.games;
    const said = { state, revision: game?.revision ?? 0, reason: 'its maker found a fault' };
    await handlers.switchGame({ params: { id: game?.id ?? 0 }, query: undefined, body: said }, context);
  };

  test('is gone from launch, door and lists with the answer to the switch; its open round is settled', async () => {
    const player = await atTheTable();
    const listed = async () => {
      const answer = await whole.app.inject({
        method: 'POST',
        url: '/api/games_filter',
        payload: { device: 'desktop', filter: { providers: ['orrery'] } },
        headers: { 'x-demo-country': 'DE' },
      });
      return answer.json().data.length;
    };
    expect((await player.bet(100)).status).toBe(200);
    expect(await listed()).toBe(1);
    await turn('closed');
    expect((await player.bet(100)).body.code).toBe(107);
    expect((await launch(player.browser)).statusCode).toBeGreaterThanOrEqual(403);
    expect(await listed()).toBe(0);
    expect((await player.win(250)).body).toMatchObject({ round_state: 'closed' });
    await turn('open');
    expect(await listed()).toBe(1);
    expect((await launch(player.browser)).statusCode).toBe(200);
  });

  test('so is one whose provider is closed: nothing opens, what is owed comes in', async () => {
    const player = await atTheTable();
    expect((await player.bet(100)).status).toBe(200);
    const { desk } = whole.house.games.providers;
    const upon = { id: 'orrery', actor: { kind: 'system' as const }, reason: 'a test' };
    await desk.switch(upon, 'closed');
    expect((await player.bet(100)).body.code).toBe(107);
    expect((await launch(player.browser)).json()).toMatchObject({ error: { code: 'GAME_CLOSED' } });
    expect((await player.win(100)).status).toBe(200);
    await desk.switch(upon, 'open');
  });
});
