import { randomUUID } from 'node:crypto';
import { type catalogueCalls, type gamesCalls, Refusal, wireCents } from '@halley/contract';
import { games, type HouseGame, isGameId } from '@halley/studio/games';
import { type Consumer, type Context, type Handlers, invariant } from '../kit/index.ts';
import { findRounds, listOpen, listRounds, type Wagers } from '../wagers/index.ts';
import { balanceOf, readWallets } from '../wallet/index.ts';
import { type CataloguePorts, createCatalogueHandlers, createLook } from './catalogue/handlers.ts';
import { listHouseGames } from './catalogue/list-house-games.ts';
import { findDemoRound, listDemoRounds } from './demo-store.ts';
import { createFavouriteHandlers } from './favourites/handlers.ts';
import { openPurse, playDemoRound } from './play-demo-round.ts';
import { playRealRound, recordedRound } from './play-real-round.ts';
import { listPlayedGames, notePlayedGames } from './played/played-games.ts';
import { exportPlayedRounds, listPlayedRounds } from './played-rounds.ts';
import { rotateSeeds } from './rotate-seeds.ts';
import { findRevealedSeeds, findServerSeed, lockSealedPair, type SeedOwner, type SeedPair } from './seed-store.ts';
import { openDemoSteps, takeDemoStep } from './steps/play-demo-steps.ts';
import { openRealSteps, takeRealStep } from './steps/play-real-steps.ts';
import { type RecordedRound, studioRound } from './studio-round.ts';
import { listLatestWinners } from './winners/list-latest-winners.ts';
import { type LiveWinsOptions, liveWins } from './winners/live-wins.ts';
import { forgetWinners, keepWinners } from './winners/winner-store.ts';

const purseCookie = 'halley_purse';
const purseLifeSeconds = 24 * 60 * 60;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export interface GamesOptions
  extends Omit<LiveWinsOptions, 'keep' | 'forget' | 'titleOf'>,
    Omit<CataloguePorts, 'walletsOf' | 'openRoundsOf'> {
  wagers: Wagers;
  secureCookies: boolean;
}

export function createGames(options: GamesOptions) {
  const { database, clock, wagers, catalogue, secureCookies } = options;

  /** The purse of this browser; made known to it by a cookie when it has none. */
  const purseOf = (context: Context): string => {
    const known = context.cookie(purseCookie);
    if (known && uuid.test(known)) return known;
    const purseId = randomUUID();
    context.setCookie(purseCookie, purseId, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookies,
      maxAge: purseLifeSeconds,
    });
    return purseId;
  };

  const seedOwnerOf = (context: Context, mode: 'real' | 'demo'): SeedOwner => {
    if (mode === 'real') return { playerId: playerOf(context) };
    return { purseId: purseOf(context) };
  };

  /** Also fills a purse that is new, so that seeds can belong to it. */
  const balanceOfOwner = async (owner: SeedOwner): Promise<bigint> => {
    if ('purseId' in owner) return database.tx((tx) => openPurse(tx, owner.purseId));
    const currency = await options.currencyOf(owner.playerId);
    const selected = (await readWallets(database, owner.playerId)).find((wallet) => wallet.currency === currency);
    return selected ? balanceOf(selected) : 0n;
  };

  const withSeeds = async (rounds: RecordedRound[]) => {
    const revealed = await findRevealedSeeds(database, [...new Set(rounds.map((round) => round.detail.pairId))]);
    return rounds.map((round) => studioRound(round, revealed));
  };

  const roundHandlers: Handlers<typeof gamesCalls> = {
    async playRound({ params, body }, context) {
      const game = gameNamed(params.game);
      const stake = BigInt(body.stake_cents);
      const request = { game, stake, choice: body.choice, idempotencyKey: context.idempotencyKey };
      if (body.mode === 'demo') {
        if ((await catalogue.current()).closed.has(game.identifier)) throw new Refusal('GAME_CLOSED');
        const asked = { ...request, currency: 'FUN' };
        const round =
          game.kind === 'steps'
            ? await openDemoSteps({ database, clock }, purseOf(context), { ...asked, game })
            : await playDemoRound({ database, clock }, purseOf(context), { ...asked, game });
        return { status: 200, body: studioRound(round, new Map()) };
      }
      const playerId = playerOf(context);
      const currency = body.currency ?? (await options.currencyOf(playerId));
      const asked = { ...request, currency, country: options.standingOf(context).country };
      const round =
        game.kind === 'steps'
          ? await openRealSteps(wagers, playerId, { ...asked, game })
          : await playRealRound(wagers, playerId, { ...asked, game });
      return { status: 200, body: studioRound(round, new Map()) };
    },

    async takeStep({ params, body }, context) {
      const game = gameNamed(params.game);
      const known = await findOwnRound(context, params.round);
      if (game.kind !== 'steps' || !known || known.game !== game.identifier) throw new Refusal('NOT_FOUND');
      const serverSeed = await findServerSeed(database, known.detail.pairId);
      invariant(serverSeed, 'the seed of a round is kept');
      const step = { ...body, game, serverSeed };
      const real = (await findRounds(database, [known.id])).get(known.id);
      const round = real
        ? await takeRealStep(wagers, { ...step, round: real })
        : await takeDemoStep({ database }, purseOf(context), { ...step, roundId: known.id });
      const [answer] = await withSeeds([round]);
      return { status: 200, body: answer as NonNullable<typeof answer> };
    },

    async replayRound({ params }, context) {
      const game = gameNamed(params.game);
      const round = await findOwnRound(context, params.round);
      if (!round || round.game !== game.identifier) throw new Refusal('NOT_FOUND');
      const [body] = await withSeeds([round]);
      return { status: 200, body: body as NonNullable<typeof body> };
    },

    async listRounds({ params, query }, context) {
      const game = gameNamed(params.game).identifier;
      if (query.mode === 'demo') {
        const rounds = await listDemoRounds(database, { purseId: purseOf(context), game, limit: query.limit });
        return { status: 200, body: await withSeeds(rounds) };
      }
      const rounds = await listRounds(database, { playerId: playerOf(context), game, limit: query.limit });
      return { status: 200, body: await withSeeds(rounds.map(recordedRound)) };
    },

    async readSeeds({ query }, context) {
      const owner = seedOwnerOf(context, query.mode);
      const balance = await balanceOfOwner(owner);
      const pair = await database.tx((tx) => lockSealedPair(tx, owner));
      return { status: 200, body: sealed(pair, balance) };
    },

    async rotateSeeds({ body }, context) {
      const owner = seedOwnerOf(context, body.mode);
      const balance = await balanceOfOwner(owner);
      const { revealed, current } = await rotateSeeds({ database, clock }, owner, body.client_seed);
      const opened = {
        pair_id: revealed.id,
        server_seed: revealed.serverSeed,
        server_seed_hash: revealed.serverSeedHash,
        client_seed: revealed.clientSeed,
        nonce_count: revealed.nonce,
      };
      return { status: 200, body: { revealed: opened, current: sealed(current, balance) } };
    },

    listPlayedRounds: async ({ query }, { principal }) => ({
      status: 200,
      body: await listPlayedRounds({ database, titleOf: await readTitles() }, principal.playerId, query),
    }),

    async exportPlayedRounds({ query }, context) {
      const body = await exportPlayedRounds(
        { database, titleOf: await readTitles() },
        context.principal.playerId,
        query,
      );
      context.setHeader('content-type', 'text/csv; charset=utf-8');
      context.setHeader('content-disposition', 'attachment; filename="halley-games-history.csv"');
      context.setHeader('x-content-type-options', 'nosniff');
      return { status: 200, body };
    },
  };

  /** Real rounds belong to the player, demo rounds to the browser's purse; anyone else's do not exist. */
  async function findOwnRound(context: Context, id: string): Promise<RecordedRound | undefined> {
    if (!uuid.test(id)) return undefined;
    const round = (await findRounds(database, [id])).get(id);
    if (round) return round.playerId === context.principal?.playerId ? recordedRound(round) : undefined;
    const purseId = context.cookie(purseCookie);
    return purseId && uuid.test(purseId) ? findDemoRound(database, purseId, id) : undefined;
  }

  async function readTitles() {
    const { titles } = await catalogue.current();
    return (identifier: string) => titles.get(identifier);
  }

  const ports: CataloguePorts = {
    ...options,
    walletsOf: async (playerId) => (await readWallets(database, playerId)).map((wallet) => wallet.currency),
    openRoundsOf: (playerId) => listOpen(database, playerId),
  };
  const look = createLook(ports);
  const handlers: Handlers<typeof gamesCalls & typeof catalogueCalls> = {
    ...roundHandlers,
    ...createCatalogueHandlers(ports),
    ...createFavouriteHandlers({ ...options, look }),
    listLatestWinners: async (_input, context) => ({
      status: 200,
      body: await listLatestWinners(options, await look(context)),
    }),
    async listPlayedGames(_input, { principal }) {
      const played = await listPlayedGames(database, principal.playerId);
      const body = played.map(({ identifier, lastActivityAt }) => ({
        identifier,
        last_activity_at: lastActivityAt.toISOString(),
      }));
      return { status: 200, body };
    },
  };
  const consumers: Consumer[] = [
    liveWins({
      ...options,
      keep: keepWinners,
      forget: forgetWinners,
      titleOf: async (db, identifier) => (await catalogue.current(db)).titles.get(identifier),
    }),
    notePlayedGames(),
  ];
  return {
    handlers,
    consumers,
    /** What must be in the database before the first request: the house's own games. */
    async prepare(): Promise<void> {
      await database.tx(listHouseGames);
      catalogue.doubt();
    },
  };
}

function gameNamed(id: string): HouseGame {
  if (!isGameId(id)) throw new Refusal('NOT_FOUND');
  return games[id];
}

function playerOf(context: Context): number {
  if (!context.principal) throw new Refusal('UNAUTHENTICATED');
  return context.principal.playerId;
}

function sealed(pair: SeedPair, balance: bigint) {
  return {
    pair_id: pair.id,
    server_seed_hash: pair.serverSeedHash,
    client_seed: pair.clientSeed,
    nonce: pair.nonce,
    balance_cents: wireCents(balance),
  };
}
