import { type gamesCalls, Refusal, wireCents } from '@halley/contract';
import { games, type HouseGame, isGameId, type SharedGame } from '@halley/studio/games';
import { type Clock, type Context, type Handlers, invariant } from '../kit/index.ts';
import { findRounds, listRounds, type Wagers } from '../wagers/index.ts';
import { balanceOf, readWallets } from '../wallet/index.ts';
import type { CataloguePorts } from './catalogue/handlers.ts';
import { refuseOfOthers } from './catalogue/refuse-of-others.ts';
import { findDemoRound, listDemoRounds } from './demo-store.ts';
import type { FreeRoundsDesk } from './free-rounds/create-free-rounds.ts';
import { openPurse, playDemoRound } from './play-demo-round.ts';
import { playRealRound, recordedRound } from './play-real-round.ts';
import { exportPlayedRounds, listPlayedRounds } from './played-rounds.ts';
import { knownPurse, purseOf as purseOfBrowser } from './purse-of.ts';
import { readPlayedRound } from './read-played-round.ts';
import { rotateSeeds } from './rotate-seeds.ts';
import { findRevealedSeeds, findServerSeed, lockSealedPair, type SeedOwner, type SeedPair } from './seed-store.ts';
import { sportTitle } from './sport-title.ts';
import { openDemoSteps, takeDemoStep } from './steps/play-demo-steps.ts';
import { openRealSteps, takeRealStep } from './steps/play-real-steps.ts';
import { type RecordedRound, studioRound } from './studio-round.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export interface RoundPorts
  extends Pick<CataloguePorts, 'database' | 'catalogue' | 'currencyOf' | 'standingOf' | 'brandAt' | 'protectionOf'> {
  clock: Clock;
  wagers: Wagers;
  freeRounds: Pick<FreeRoundsDesk, 'playable'>;
  secureCookies: boolean;
}

/** Rounds of the house's own games, their seeds, and the history of all rounds. */
export function createRoundHandlers(ports: RoundPorts): Handlers<typeof gamesCalls> {
  const { database, clock, wagers, catalogue, secureCookies } = ports;

  const purseOf = purseOfBrowser({ secureCookies });

  const seedOwnerOf = (context: Context, mode: 'real' | 'demo'): SeedOwner => {
    if (mode === 'real') return { playerId: playerOf(context) };
    return { purseId: purseOf(context) };
  };

  /** Also fills a purse that is new, so that seeds can belong to it. */
  const balanceOfOwner = async (owner: SeedOwner): Promise<bigint> => {
    if ('purseId' in owner) return database.tx((tx) => openPurse(tx, owner.purseId));
    const currency = await ports.currencyOf(owner.playerId);
    const selected = (await readWallets(database, owner.playerId)).find((wallet) => wallet.currency === currency);
    return selected ? balanceOf(selected) : 0n;
  };

  /** Asked only for the choice that needs it: every other round goes straight to the door. */
  const refuseSkipping = async (playerId: number, game: HouseGame, input: unknown): Promise<void> => {
    const choice = game.parseChoice(input);
    if (!choice.ok || !game.skipsAhead?.(choice.value)) return;
    if (!(await ports.protectionOf(playerId)).bonusBuy) throw new Refusal('choice.not_allowed');
  };

  const withSeeds = async (rounds: RecordedRound[]) => {
    const revealed = await findRevealedSeeds(database, [...new Set(rounds.map((round) => round.detail.pairId))]);
    return rounds.map((round) => studioRound(round, revealed));
  };

  const handlers: Handlers<typeof gamesCalls> = {
    async playRound({ params, body }, context) {
      const game = gameNamed(params.game);
      const stake = BigInt(body.stake_cents);
      const request = { game, stake, choice: body.choice, idempotencyKey: context.idempotencyKey };
      if (body.mode === 'demo') {
        if (body.free_rounds !== undefined) throw new Refusal('free_rounds.only_real');
        if (!ports.standingOf(context).mayTry) throw new Refusal('REGION_RESTRICTED');
        if ((await catalogue.current()).closed.has(game.identifier)) throw new Refusal('GAME_CLOSED');
        await refuseOfOthers(ports, context, { game: game.identifier, currency: null });
        const asked = { ...request, currency: 'FUN' };
        const round =
          game.kind === 'steps'
            ? await openDemoSteps({ database, clock }, purseOf(context), { ...asked, game })
            : await playDemoRound({ database, clock }, purseOf(context), { ...asked, game });
        return { status: 200, body: studioRound(round, new Map()) };
      }
      const playerId = playerOf(context);
      const currency = body.currency ?? (await ports.currencyOf(playerId));
      if (body.free_rounds !== undefined && game.listing.kind !== 'slot') throw new Refusal('free_rounds.other_game');
      await refuseOfOthers(ports, context, { game: game.identifier, currency });
      await refuseSkipping(playerId, game, body.choice);
      const asked = {
        ...request,
        currency,
        ...(body.free_rounds !== undefined && { freeRounds: body.free_rounds }),
        country: ports.standingOf(context).country,
        session: context.principal?.unproven,
      };
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
        ? await takeRealStep(wagers, { ...step, round: real, country: ports.standingOf(context).country })
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

    listFreeRounds: async ({ query }, { principal }) => ({
      status: 200,
      body: await ports.freeRounds.playable(principal.playerId, query.game && gameNamed(query.game).identifier),
    }),

    listPlayedRounds: async ({ query }, { principal }) => ({
      status: 200,
      body: await listPlayedRounds({ database, titleOf: await readTitles() }, principal.playerId, query),
    }),

    readPlayedRound: async ({ params }, { principal }) => ({
      status: 200,
      body: await readPlayedRound(database, {
        playerId: principal.playerId,
        roundId: params.round,
        titleOf: await readTitles(),
      }),
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
    const purseId = knownPurse(context);
    return purseId === undefined ? undefined : findDemoRound(database, purseId, id);
  }

  async function readTitles() {
    const { titles } = await catalogue.current();
    return (identifier: string) => titles.get(identifier) ?? sportTitle(identifier);
  }

  return handlers;
}

/** Shared rounds are not played by one player: they have calls of their own. */
function gameNamed(id: string): Exclude<HouseGame, SharedGame<unknown, unknown>> {
  const game: HouseGame | undefined = isGameId(id) ? games[id] : undefined;
  if (!game || game.kind === 'shared') throw new Refusal('NOT_FOUND');
  return game;
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
