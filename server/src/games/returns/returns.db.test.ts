import { type FairDraw, fairDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { diceGame, games, type HouseGame } from '@halley/studio/games';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDocuments } from '../../config/index.ts';
import { createMetrics } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { createCatalogue } from '../index.ts';
import { openTestGames, type TestGames } from '../testing/test-games.ts';
import { createReturns, type ReturnsOptions } from './create-returns.ts';

let house: TestGames;
beforeAll(async () => {
  house = await openTestGames();
});
afterAll(() => house.close());

const choice = { side: 'under', target: 4950 } as const;

/** Pays a fifth more than it says. */
const wrong = {
  ...(diceGame as unknown as HouseGame & { kind: 'single' }),
  identifier: 'halley-studio/wrong-dice',
  play: (input: { stake: bigint; choice: never; draw: FairDraw }) => {
    const played = diceGame.play(input);
    return { ...played, win: (played.win * 6n) / 5n };
  },
} as HouseGame & { kind: 'single' };

async function playMany(game: HouseGame & { kind: 'single' }, rounds: number, currency: 'EUR' | 'NOK' = 'EUR') {
  const player = await house.player(100_000_00n, currency);
  const played = Array.from({ length: rounds }, (_, nonce) => {
    // Stakes differ, as players' do; the stream is fixed, so that the test tells the same every time.
    const stake = BigInt(100 + (nonce % 7) * 50);
    const draw = fairDraw({ serverSeed: 'returns', clientSeed: game.identifier, nonce }, nodeHash.hmac);
    return house.wagers.wager({
      kind: 'play',
      roundId: crypto.randomUUID(),
      inputHash: Buffer.from('x'),
      playerId: player.playerId,
      currency,
      game: game.identifier,
      gameVersion: game.version,
      stake,
      decide: () => ({ win: game.play({ stake, choice: choice as never, draw }).win, detail: { choice } }),
    });
  });
  await Promise.all(played);
}

test('[PP-14] a game that pays more than it says sets the monitor off; an honest one does not', async () => {
  const said = vi.fn();
  const metrics = createMetrics();
  const catalogue = createCatalogue({
    database: house.database,
    trustedMs: 0,
    staleMs: 0,
    documents: createDocuments({ database: house.database }),
  });
  const returns = createReturns({
    database: house.database,
    clock: house.clock,
    metrics,
    catalogue,
    log: { error: said } as never,
    watched: [...(Object.values(games) as HouseGame[]), wrong],
  });
  await house.database.query(`insert into kit_consumer (name) values ('games-returns') on conflict do nothing`);
  await playMany(diceGame as unknown as HouseGame & { kind: 'single' }, 800);
  await playMany(diceGame as unknown as HouseGame & { kind: 'single' }, 200, 'NOK');
  await playMany(wrong, 2_000);
  for (const consumer of returns.consumers) await catchUp(house.database, consumer);

  const read = await returns.read(house.database);
  const [honest, off] = [diceGame.identifier, wrong.identifier].map((id) => read.find(({ game }) => game === id));
  expect(honest).toMatchObject({ long_run: { rounds: 1_000, state: 'inside' }, days: [{ day: '2026-03-01' }] });
  expect(honest?.long_run.theoretical).toBeCloseTo(0.9801, 5);
  expect(off?.long_run).toMatchObject({ rounds: 2_000, state: 'above' });
  expect(off?.long_run.z).toBeGreaterThan(4);

  await returns.watch();
  const alarmed = said.mock.calls.map(([entry]) => (entry as { game: string }).game);
  expect(new Set(alarmed)).toEqual(new Set([wrong.identifier]));
  const text = await metrics.registry.metrics();
  expect(text).toContain(`halley_game_return_outside{game="${wrong.identifier}",window="30d"} 1`);
  expect(text).toContain(`halley_game_return_outside{game="${diceGame.identifier}",window="30d"} 0`);
});

test('money and rounds are what the rounds say, to the subunit, however often news comes in parts', async () => {
  const { rows } = await house.database.query(
    `select sum(staked)::text as staked, sum(won)::text as won, sum(rounds)::int as rounds from games_return`,
  );
  const { rows: books } = await house.database.query(
    `select sum(stake_cash + stake_bonus)::text as staked, sum(win_cash + win_bonus)::text as won, count(*)::int as rounds
     from wagers_round`,
  );
  expect(rows).toEqual(books);
});

test('[PP-14] a round that many share is one swing of chance, however many bets lie on it', async () => {
  const lucky = { ...wrong, identifier: 'halley-studio/lucky-dice' };
  const all = new Map<string, bigint>();
  const returnsOf = (sharedStakes?: ReturnsOptions['sharedStakes']) =>
    createReturns({
      database: house.database,
      clock: house.clock,
      metrics: createMetrics(),
      log: {} as never,
      sharedStakes,
      catalogue: createCatalogue({
        database: house.database,
        trustedMs: 0,
        staleMs: 0,
        documents: createDocuments({ database: house.database }),
      }),
      watched: [lucky],
    });
  const player = await house.player(100_000_00n);
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  for (const roundId of ids) {
    all.set(roundId, 10_000n);
    await house.wagers.wager({
      kind: 'play',
      roundId,
      inputHash: Buffer.from('x'),
      playerId: player.playerId,
      currency: 'EUR',
      game: lucky.identifier,
      gameVersion: lucky.version,
      stake: 100n,
      decide: () => ({ win: 200n, detail: { choice } }),
    });
  }
  const judgedBy = async (returns: ReturnType<typeof returnsOf>) => {
    await house.database.query('delete from games_return where game = $1', [lucky.identifier]);
    await house.database.tx((tx) => returns.consumers[0]!.handle(tx, ids.map(settled) as never));
    return (await returns.read(house.database))[0]?.long_run;
  };
  const settled = (roundId: string) => ({
    topic: 'wager.settled',
    data: { roundId, game: lucky.identifier, late: false },
  });
  expect((await judgedBy(returnsOf()))?.state).toBe('above');
  const shared = await judgedBy(returnsOf(async () => all));
  expect(shared).toMatchObject({ rounds: 100 });
  expect(shared?.state).not.toBe('above');
});
