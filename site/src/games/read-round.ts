import type { GameHistoryItem, LiveBet, StudioRound } from '@halley/contract';
import type { Say } from '../i18n/index.ts';

/** A round as a line of a table. */
export interface LastRound {
  id: string;
  at: string;
  currency: string;
  stake: number;
  /** The house paid for it: nothing was staked. */
  free?: boolean;
  /** Null: it is not over. */
  net: number | null;
  choice?: string;
  result?: string;
}

interface Speech {
  say: Say;
  tag: string;
}

/** How each game of the house tells its rounds in a word or two; one without an entry has neither. */
const tellers: Record<string, (round: StudioRound, speech: Speech) => Pick<LastRound, 'choice' | 'result'>> = {
  dice: (round, { say, tag }) => {
    const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
    const { choice, outcome } = round as { choice: { side?: string; target?: number }; outcome: { roll?: number } };
    const target = number.format((choice.target ?? 0) / 100);
    return {
      choice: choice.side === 'under' ? say('games.rolls.under', { target }) : say('games.rolls.over', { target }),
      result: number.format((outcome.roll ?? 0) / 100),
    };
  },
  // A row of cards: how many guesses were right, and what the stake was multiplied by.
  hilo: (round, { say, tag }) => {
    const guesses = (round.events as { type?: string; right?: boolean }[]).filter(({ type }) => type === 'guessed');
    const pays = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return {
      choice: say('games.rolls.guesses', { right: guesses.filter(({ right }) => right).length }),
      ...(round.state === 'open' ? {} : { result: `×${pays.format(round.win_cents / round.stake_cents)}` }),
    };
  },
};

export function tellRound(game: string, round: StudioRound, speech: Speech): Pick<LastRound, 'choice' | 'result'> {
  return (Object.hasOwn(tellers, game) && tellers[game]?.(round, speech)) || {};
}

export function readRounds(game: string, rounds: readonly StudioRound[], speech: Speech): LastRound[] {
  return rounds.map((round) => {
    const stake = round.free_rounds ? 0 : round.stake_cents;
    return {
      id: round.round_id,
      at: round.at,
      currency: round.currency,
      stake,
      ...(round.free_rounds && { free: true }),
      net: round.state === 'open' ? null : round.win_cents - stake,
      ...tellRound(game, round, speech),
    };
  });
}

export function readPlayed(rounds: readonly GameHistoryItem[]): LastRound[] {
  return rounds.map((round) => ({
    id: round.round_id,
    at: round.created_at,
    currency: round.currency,
    stake: round.total_bets,
    net:
      round.bet_status === 'open' ? null : round.bet_status === 'rolled_back' ? 0 : round.total_wins - round.total_bets,
  }));
}

/** Bets in shared rounds: what each was multiplied by, once it is over. */
export function readBets(bets: readonly LiveBet[], tag: string): LastRound[] {
  const pays = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return bets.map((bet) => ({
    id: bet.bet_id,
    at: bet.at,
    currency: bet.currency,
    stake: bet.stake_cents,
    net: bet.state === 'open' ? null : bet.state === 'refunded' ? 0 : bet.win_cents - bet.stake_cents,
    ...(bet.pays !== null && { result: `×${pays.format(bet.pays / 100)}` }),
  }));
}
