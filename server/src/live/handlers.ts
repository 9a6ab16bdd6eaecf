import { type LiveTableId, type liveRoundsCalls, Refusal, wireCents } from '@halley/contract';
import { rulesOf } from '@halley/studio/live';
import { type CatalogueSource, maskNickname, movePurse, type PurseOf, refuseOfOthers } from '../games/index.ts';
import { type Context, type Handlers, invariant, type Queryable } from '../kit/index.ts';
import { balanceOf, readWallets } from '../wallet/index.ts';
import { findBet, listBetsOf, type SharedBet } from './bet-store.ts';
import { type CashOutPorts, cashOut } from './cash-out.ts';
import { betOnTheWire, describeTable, pastOnTheWire } from './describe-table.ts';
import { type BetPorts, placeDemoBet, placeRealBet } from './place-bet.ts';
import { findRound, listOver } from './round-store.ts';
import { type AnySharedGame, sharedGames } from './tables.ts';

export interface LivePorts {
  catalogue: Pick<CatalogueSource, 'current'>;
  purseOf: PurseOf;
  currencyOf(playerId: number): Promise<string>;
  /** Whose house the caller is in. */
  brandAt: Parameters<typeof refuseOfOthers>[0]['brandAt'];
  /** Where the caller is. */
  countryOf(context: Context): string | undefined;
  /** Whether the caller may play for fun there. */
  mayTry(context: Context): boolean;
  nicknames(playerIds: readonly number[]): Promise<Map<number, string | null>>;
  openSessions(db: Queryable, sessions: readonly string[]): Promise<ReadonlySet<string>>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function createLiveHandlers(ports: LivePorts & BetPorts & CashOutPorts): Handlers<typeof liveRoundsCalls> {
  const { database, clock, catalogue, purseOf } = ports;

  /** A bet of whoever asks; anyone else's does not exist. */
  async function ownBet(context: Context, table: LiveTableId, id: string): Promise<SharedBet> {
    const bet = uuid.test(id) ? await findBet(database, id) : undefined;
    const isOwn =
      bet && (bet.playerId === null ? bet.purseId === purseOf(context) : bet.playerId === context.principal?.playerId);
    if (!bet || !isOwn || (await findRound(database, bet.roundId))?.table !== table) throw new Refusal('NOT_FOUND');
    return bet;
  }

  async function balanceFor(context: Context, wanted: { mode: 'real' | 'demo'; currency?: string | undefined }) {
    if (wanted.mode === 'demo') return database.tx((tx) => movePurse(tx, purseOf(context), 0n));
    const playerId = playerOf(context);
    const currency = wanted.currency ?? (await ports.currencyOf(playerId));
    const wallet = (await readWallets(database, playerId)).find((each) => each.currency === currency);
    return wallet ? balanceOf(wallet) : 0n;
  }

  const balanceOfBet = (context: Context, bet: SharedBet) =>
    balanceFor(context, { mode: bet.playerId === null ? 'demo' : 'real', currency: bet.currency });

  return {
    async readLiveTable({ params }) {
      gameOf(params.table);
      return { status: 200, body: await describeTable(ports, params.table) };
    },

    async listLiveBets({ params, query }, context) {
      const { table } = params;
      gameOf(table);
      const balance = await balanceFor(context, query);
      const identifiers = query.mode === 'demo' ? { purseId: purseOf(context) } : { playerId: playerOf(context) };
      const bets = await listBetsOf(database, { identifiers, table, limit: query.limit });
      const body = {
        balance_cents: wireCents(balance),
        bets: bets.map((bet) => betOnTheWire(table, bet, balance)),
      };
      return { status: 200, body };
    },

    async readLiveBet({ params }, context) {
      const { table } = params;
      gameOf(table);
      const bet = await ownBet(context, table, params.bet);
      const round = await findRound(database, bet.roundId);
      invariant(round, 'the round of a bet is kept');
      const body = { bet: betOnTheWire(table, bet, await balanceOfBet(context, bet)), round: pastOnTheWire(round) };
      return { status: 200, body };
    },

    async placeLiveBet({ params, body }, context) {
      const { table } = params;
      const newest = gameOf(table);
      const round = await findRound(database, body.round_id);
      const game = round?.table === table ? rulesOf(newest, round.gameVersion) : undefined;
      if (!round || !game) throw new Refusal('BETS_CLOSED');
      const { idempotencyKey } = context;
      const asked = { game, round, stake: BigInt(body.stake_cents), choice: body.choice, idempotencyKey };
      if (body.mode === 'demo') {
        if (!ports.mayTry(context)) throw new Refusal('REGION_RESTRICTED');
        if ((await catalogue.current()).closed.has(game.identifier)) throw new Refusal('GAME_CLOSED');
        await refuseOfOthers(ports, context, { game: game.identifier, currency: null });
        const { bet, balance } = await placeDemoBet(ports, purseOf(context), { ...asked, currency: 'FUN' });
        return { status: 200, body: betOnTheWire(table, bet, balance) };
      }
      const playerId = playerOf(context);
      const currency = body.currency ?? (await ports.currencyOf(playerId));
      await refuseOfOthers(ports, context, { game: game.identifier, currency });
      const nickname = (await ports.nicknames([playerId])).get(playerId);
      const seat = {
        playerId,
        name: nickname ? maskNickname(nickname) : '***',
        country: ports.countryOf(context),
        session: context.principal?.unproven,
      };
      const { bet, balance } = await placeRealBet(ports, seat, { ...asked, currency });
      return { status: 200, body: betOnTheWire(table, bet, balance) };
    },

    async cashOutLiveBet({ params }, context) {
      // Before anything else: this moment counts.
      const atMs = clock.now().getTime();
      const { table } = params;
      const game = gameOf(table);
      await proveSession(context);
      const bet = await ownBet(context, table, params.bet);
      if (bet.state !== 'open') {
        if (!game.curve || bet.pays === 0) throw new Refusal('CASH_OUT_TOO_LATE');
        return { status: 200, body: betOnTheWire(table, bet, await balanceOfBet(context, bet)) };
      }
      const decided = await cashOut(ports, { newest: game, bet, atMs });
      return { status: 200, body: betOnTheWire(table, decided.bet, decided.balance) };
    },

    async listLiveRounds({ params, query }) {
      gameOf(params.table);
      const rounds = await listOver(database, { table: params.table, before: query.before, limit: query.limit });
      return { status: 200, body: rounds.map(pastOnTheWire) };
    },

    async readLiveRound({ params }) {
      gameOf(params.table);
      const round = await findRound(database, params.round);
      const isOver = round && (round.state === 'settling' || round.settledAt !== null);
      if (round?.table !== params.table || !isOver) throw new Refusal('NOT_FOUND');
      return { status: 200, body: pastOnTheWire(round) };
    },
  };

  async function proveSession({ principal }: Context): Promise<void> {
    const session = principal?.unproven;
    if (session === undefined) return;
    if (!(await ports.openSessions(database, [session])).has(session)) throw new Refusal('UNAUTHENTICATED');
  }
}

function gameOf(table: LiveTableId): AnySharedGame {
  const game = sharedGames.get(table);
  if (!game) throw new Refusal('NOT_FOUND');
  return game;
}

function playerOf({ principal }: Context): number {
  if (!principal) throw new Refusal('UNAUTHENTICATED');
  return principal.playerId;
}
