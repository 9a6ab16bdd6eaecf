import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSealer } from '../../kit/index.ts';
import { addProvider, ensureProvider, type ProviderToAdd, renewSecret } from './add-provider.ts';
import { openSecrets } from './provider-secrets.ts';
import { findProviders, listProviders, type Provider, updateProvider } from './provider-store.ts';
import { bet, sharedTestProvider } from './testing/test-provider.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const sealer = createSealer(['ab'.repeat(32)]);

const house = sharedTestProvider();

const stateOf = async (playerId: number) => {
  const { rows } = await house.database.query<{ ended_at: Date | null }>(
    'select ended_at from games_provider_session where player_id = $1 order by id',
    [playerId],
  );
  return rows.map((row) => (row.ended_at ? 'ended' : 'open'));
};

describe('the life of a launch', () => {
  test('goes on while it is used, and ends an hour after the last call', async () => {
    const player = await house.player();
    const ask = async () => (await house.provider.call('balance', { token: player.token })).status;
    for (let time = 0; time < 5; time++) {
      house.clock.advanceMs(50 * minuteMs);
      expect(await ask()).toBe(200);
    }
    house.clock.advanceMs(61 * minuteMs);
    expect(await ask()).toBe(401);
  });

  test('is a day at most, however often it is used', async () => {
    const player = await house.player();
    const ask = async () => (await house.provider.call('balance', { token: player.token })).status;
    for (let time = 0; time < 47; time++) {
      house.clock.advanceMs(30 * minuteMs);
      expect(await ask()).toBe(200);
    }
    house.clock.advanceMs(30 * minuteMs);
    expect(await ask()).toBe(401);
  });

  test('leaves no zombie: a new one of the same game ends the old, one of another game does not', async () => {
    const player = await house.player();
    await house.launch(player.playerId, { game: 'kepler/ThreeLights' });
    expect(await stateOf(player.playerId)).toEqual(['open', 'open']);
    await house.launch(player.playerId);
    expect(await stateOf(player.playerId)).toEqual(['ended', 'open', 'open']);
    house.clock.advanceMs(2 * 60 * minuteMs);
    await house.api.sweep();
    expect(await stateOf(player.playerId)).toEqual(['ended', 'ended', 'ended']);
  });

  test('is forgotten after ninety days; what was played with it is not', async () => {
    const player = await house.player();
    const round = player.round({ actions: [bet(100)] });
    const first = await house.provider.call('play', round);
    house.clock.advanceMs(91 * dayMs);
    await house.api.sweep();
    await house.api.sweep();
    expect(await stateOf(player.playerId)).toEqual([]);
    expect((await house.provider.call('play', round)).bytes.equals(first.bytes)).toBe(true);
    const late = player.round({
      round_id: round.round_id,
      token: undefined,
      actions: [{ type: 'win', id: randomUUID(), amount: 7 }],
    });
    expect(await house.provider.call('play', late)).toMatchObject({ status: 200, body: { balance: 9_907 } });
  });
});

describe('nonces', () => {
  test('are kept as long as their request could be sent again, and no longer', async () => {
    const player = await house.player();
    const count = async () =>
      Number((await house.database.query('select count(*) from games_provider_nonce')).rows[0]?.count);
    house.clock.advanceMs(10 * minuteMs);
    await house.api.sweep();
    const nonce = randomUUID();
    const early = String(Math.floor(house.clock.now().getTime() / 1000) + 59);
    await house.provider.call('balance', { token: player.token }, { nonce, timestamp: early });
    house.clock.advanceMs(minuteMs);
    await house.api.sweep();
    expect(await count()).toBe(1);
    const replay = await house.provider.call('balance', { token: player.token }, { nonce, timestamp: early });
    expect(replay.body.code).toBe(204);
    house.clock.advanceMs(2 * minuteMs);
    await house.api.sweep();
    expect(await count()).toBe(0);
    const late = await house.provider.call('balance', { token: player.token }, { nonce, timestamp: early });
    expect(late.body.code).toBe(203);
  });
});

describe('adding a provider', () => {
  const ports = () => ({ db: house.database, sealer, clock: house.clock });
  const aWish = (change: Partial<ProviderToAdd> = {}): ProviderToAdd => ({
    id: 'orrery',
    title: 'Orrery',
    baseUrl: 'https://orrery.example',
    allowedAddresses: ['203.0.113.7'],
    ...change,
  });

  test.each<[string, Partial<ProviderToAdd>, RegExp]>([
    ['a name with capitals', { id: 'Orrery' }, /small letters/],
    ['a name of one letter', { id: 'o' }, /2 to 32/],
    ['no title', { title: '' }, /title/],
    ['an address without a scheme', { baseUrl: 'orrery.example' }, /https/],
    ['a script', { baseUrl: 'javascript:alert(1)' }, /https/],
    ['somebody else’s host', { baseUrl: '//orrery.example' }, /https/],
    ['an address that anybody can read', { baseUrl: 'http://orrery.example' }, /https/],
    ['a name and a password in the address', { baseUrl: 'https://a:b@orrery.example' }, /https/],
    ['a rate that is no number', { callsPerSecond: Number.NaN }, /whole number/],
    ['no addresses', { allowedAddresses: [] }, /at least one/],
    ['a host as an address', { allowedAddresses: ['orrery.example'] }, /neither/],
  ])('%s is refused in words', async (_what, change, words) => {
    await expect(addProvider(ports(), aWish(change))).rejects.toThrow(words);
  });

  test('shows its secret once, and keeps two while one is brought in', async () => {
    const first = await addProvider(ports(), aWish());
    await expect(addProvider(ports(), aWish())).rejects.toThrow(/already/);
    const second = await renewSecret(ports(), 'orrery');
    const provider = (await findProviders(house.database, ['orrery'])).get('orrery');
    expect(openSecrets(sealer, provider as never, house.clock.now())).toEqual([second, first]);
    // Sealed for one provider, it does not open for another.
    expect(openSecrets(sealer, { ...(provider as Provider), id: 'kepler' }, house.clock.now())).toEqual([]);
    await expect(renewSecret(ports(), 'nobody')).rejects.toThrow(/no provider/);
  });

  test('again with the same secret changes nothing; with another it is the new one', async () => {
    const wish = aWish({ id: 'demo', baseUrl: '/demo/provider' });
    const secretsOf = async () =>
      openSecrets(sealer, (await findProviders(house.database, ['demo'])).get('demo') as never, house.clock.now());
    await ensureProvider(ports(), { ...wish, secret: 'one' });
    await ensureProvider(ports(), { ...wish, secret: 'one' });
    expect(await secretsOf()).toEqual(['one']);
    await ensureProvider(ports(), { ...wish, secret: 'two' });
    expect(await secretsOf()).toEqual(['two', 'one']);
  });

  test('what is changed is changed, and the rest stays', async () => {
    await addProvider(ports(), aWish({ id: 'ursa' }));
    expect(await updateProvider(house.database, 'ursa', { callsPerSecond: 7 })).toBe(true);
    expect(await updateProvider(house.database, 'ursa', { allowedAddresses: ['::1'] })).toBe(true);
    expect(await updateProvider(house.database, 'nobody', { state: 'closed' })).toBe(false);
    expect((await listProviders(house.database)).find(({ id }) => id === 'ursa')).toMatchObject({
      state: 'open',
      baseUrl: 'https://orrery.example',
      callsPerSecond: 7,
      allowedAddresses: ['::1'],
    });
    expect(await house.api.origins()).toContain('https://orrery.example');
  });
});
