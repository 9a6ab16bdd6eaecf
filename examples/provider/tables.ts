import { randomUUID } from 'node:crypto';
import { type Draw, type Game, stakes } from './games.ts';
import type { Wallet } from './wallet-client.ts';

/** Somebody at one of our games. */
export interface Seat {
  id: string;
  game: Game;
  currency: string;
  locale: string;
  mode: 'real' | 'fun';
  /** At the house; unset when played for fun. */
  player?: { id: string; token: string };
  /** For fun: our own purse. For real: what the house said last. */
  balance: number;
}

export interface FreeRounds {
  id: string;
  player: string;
  game: string;
  left: number;
  total: number;
  stake: number;
  won: number;
}

interface Played {
  round_id: string;
  shown: Record<string, unknown>;
  stake: number;
  win: number;
  balance: number;
  free_rounds_left?: number;
}

export type PlayAnswer = { ok: true; played: Played } | { ok: false; code: number | 'unknown' };

const startBalance = 100_000;
const mostSeats = 10_000;

export interface TablesOptions {
  wallet: Wallet;
  draw: Draw;
  providerId: string;
  /** Where a round can be looked at again; unset: nowhere that a player could reach. */
  replayUrl?: (round: string) => string | undefined;
}

/** A round as it can be looked at again. */
export interface Told {
  round: string;
  game: Game;
  currency: string;
  locale: string;
  stake: number;
  win: number;
  choice: unknown;
  shown: Record<string, unknown>;
}

const mostTold = 10_000;
/** What plays and counts is this release of ours. */
const gameVersion = '1.0.0';

/** The provider's side of its games: seats, outcomes, purses of play money, free rounds. Kept in memory. */
export function createTables({ wallet, draw, providerId, replayUrl }: TablesOptions) {
  const seats = new Map<string, Seat>();
  const freeRounds = new Map<string, FreeRounds>();
  const told = new Map<string, Told>();
  const identifier = (game: Game) => `${providerId}/${game.name}`;

  const take = (seat: Omit<Seat, 'id'>): Seat => {
    const taken = { ...seat, id: randomUUID() };
    seats.set(taken.id, taken);
    // The oldest go first; whoever sat there opens the game again.
    const [oldest] = seats.keys();
    if (seats.size > mostSeats && oldest) seats.delete(oldest);
    return taken;
  };

  const remember = (round: Told): void => {
    told.set(round.round, round);
    const [oldest] = told.keys();
    if (told.size > mostTold && oldest) told.delete(oldest);
  };

  async function playForReal(seat: Seat, stake: number, choice: unknown): Promise<PlayAnswer> {
    const round = randomUUID();
    const { shown, win } = seat.game.play({ stake, choice, draw });
    const said = {
      token: seat.player?.token,
      player_id: seat.player?.id,
      currency: seat.currency,
      game: identifier(seat.game),
      round_id: round,
    };
    // Bet, win and end in one call: it happens as a whole or not at all.
    const answer = await wallet.insist<{ balance: number }>('play', {
      ...said,
      id: `${round}:play`,
      actions: [
        { type: 'bet', id: `${round}:bet`, amount: stake },
        { type: 'win', id: `${round}:win`, amount: win },
      ],
      finished: true,
      // The house keeps it with the round, and shows it to the player.
      details: {
        ...(choice !== undefined && { choices: { choice } }),
        outcome: shown,
        game_version: gameVersion,
        ...(replayUrl?.(round) && { replay_url: replayUrl(round) }),
      },
    });
    if (answer.ok) {
      seat.balance = answer.body.balance;
      remember({ round, game: seat.game, currency: seat.currency, locale: seat.locale, stake, win, choice, shown });
      return { ok: true, played: { round_id: round, shown, stake, win, balance: seat.balance } };
    }
    if (answer.code !== undefined) return { ok: false, code: answer.code };
    // Nobody knows whether it happened, and the player has seen nothing: taken back, also if it never came.
    const { token, ...late } = said;
    for (const what of ['win', 'bet']) {
      void wallet.untilAnswered('rollback', { ...late, id: `${round}:undo-${what}`, of: `${round}:${what}` });
    }
    return { ok: false, code: 'unknown' };
  }

  async function playFree(seat: Seat, given: FreeRounds, choice: unknown): Promise<PlayAnswer> {
    const { shown, win } = seat.game.play({ stake: given.stake, choice, draw });
    given.left -= 1;
    given.won += win;
    const played = { round_id: randomUUID(), shown, stake: 0, win, free_rounds_left: given.left };
    if (given.left > 0) return { ok: true, played: { ...played, balance: seat.balance } };
    freeRounds.delete(given.id);
    const report = {
      action: 'finish',
      id: `${given.id}:finish`,
      free_rounds_id: given.id,
      player_id: given.player,
      rounds_played: given.total,
      total_win: given.won,
    };
    const answer = await wallet.insist<{ balance: number }>('freerounds', report);
    if (answer.ok) seat.balance = answer.body.balance;
    else if (answer.code === undefined) void wallet.untilAnswered('freerounds', report);
    return { ok: true, played: { ...played, balance: seat.balance } };
  }

  function playForFun(seat: Seat, stake: number, choice: unknown): PlayAnswer {
    if (stake > seat.balance) return { ok: false, code: 100 };
    const { shown, win } = seat.game.play({ stake, choice, draw });
    seat.balance += win - stake;
    return { ok: true, played: { round_id: randomUUID(), shown, stake, win, balance: seat.balance } };
  }

  return {
    seatForFun: (game: Game, locale: string) =>
      take({ game, locale, currency: 'FUN', mode: 'fun', balance: startBalance }),

    /** The house says who launched; a token it does not know opens nothing. */
    async seatForReal(game: Game, locale: string, token: string): Promise<Seat | undefined> {
      const answer = await wallet.call<{ player_id: string; balance: number; currency: string; game: string }>(
        'session',
        {
          token,
        },
      );
      if (!answer.ok || answer.body.game !== identifier(game) || !stakes[answer.body.currency]) return undefined;
      const { player_id, balance, currency } = answer.body;
      return take({ game, locale, currency, balance, mode: 'real', player: { id: player_id, token } });
    },

    /** A round that was played for real, as long as we remember it. */
    told: (round: string) => told.get(round),

    find: (seatId: unknown) => (typeof seatId === 'string' ? seats.get(seatId) : undefined),

    async balance(seat: Seat): Promise<number> {
      if (!seat.player) return seat.balance;
      const answer = await wallet.call<{ balance: number }>('balance', { token: seat.player.token });
      if (answer.ok) seat.balance = answer.body.balance;
      return seat.balance;
    },

    play(seat: Seat, { stake, choice }: { stake: unknown; choice: unknown }): Promise<PlayAnswer> | PlayAnswer {
      const isStake = stakes[seat.currency]?.includes(stake as number);
      if (!isStake || !seat.game.isChoice(choice)) return { ok: false, code: 201 };
      if (!seat.player) return playForFun(seat, stake as number, choice);
      const given = [...freeRounds.values()].find(
        (one) => one.player === seat.player?.id && one.game === identifier(seat.game) && one.left > 0,
      );
      return given ? playFree(seat, given, choice) : playForReal(seat, stake as number, choice);
    },

    /** Asked for again they are given once. */
    giveFreeRounds(wish: Omit<FreeRounds, 'left' | 'won'>): void {
      if (!freeRounds.has(wish.id)) freeRounds.set(wish.id, { ...wish, left: wish.total, won: 0 });
    },
    /** False when it is too late: somebody has begun to play them, or has played them all. */
    takeFreeRoundsBack(id: string): boolean {
      const given = freeRounds.get(id);
      return given !== undefined && given.left === given.total && freeRounds.delete(id);
    },
  };
}

export type Tables = ReturnType<typeof createTables>;
