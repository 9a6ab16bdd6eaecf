import { type Topics, wireCents } from '@halley/contract';
import type { Clock, Consumer, Queryable, Tx } from '../../kit/index.ts';
import { isSport } from '../../wagers/index.ts';
import { maskNickname } from './mask-nickname.ts';

export interface LiveWin {
  player: { nickname: string };
  round: { bet: number; win: number; currency: string };
  game: { identifier: string; title: string };
}

type Settled = Topics['wager.settled'];

export interface LiveWinsOptions {
  clock: Clock;
  /** Chosen names by player; players without one stay anonymous. */
  nicknames(playerIds: number[], db?: Queryable): Promise<Map<number, string | null>>;
  titleOf(db: Queryable, identifier: string): Promise<string | undefined>;
  publish(channel: 'public:wins', win: LiveWin): void;
  /** Keeps what is told, so that whoever comes later sees the same list. */
  keep(tx: Tx, wins: readonly Settled[]): Promise<void>;
  /** A win that was taken back is in no list any more. */
  forget(tx: Tx, roundIds: readonly string[]): Promise<void>;
}

/** Everyone hears these: more in a second could not be read, and ten thousand sockets could not be written. */
const mostWinsPerSecond = 5;

/** Less is a return, but nothing that anybody has to be told of. */
const leastTimesStake = 2n;

/** Wins well above the stake, for everyone's winners list; of many at once those that multiplied the stake most. */
export function liveWins({ nicknames, titleOf, publish, keep, forget, clock }: LiveWinsOptions): Consumer {
  let second = 0;
  let told = 0;
  const allowance = () => {
    const now = Math.floor(clock.now().getTime() / 1000);
    if (now !== second) [second, told] = [now, 0];
    return mostWinsPerSecond - told;
  };
  return {
    name: 'games-live-wins',
    topics: ['wager.settled', 'wager.rolled_back'],
    async handle(tx, events) {
      const takenBack = events.flatMap((event) =>
        event.topic === 'wager.rolled_back' && event.data.settled ? [event.data.roundId] : [],
      );
      const wins = events
        .flatMap((event) => (event.topic === 'wager.settled' && isWorthTelling(event.data) ? [event.data] : []))
        .sort((left, right) => timesStake(right) - timesStake(left))
        .filter(isFirstOfItsKind())
        .slice(0, allowance());
      if (wins.length > 0) await tell(tx, wins);
      if (takenBack.length > 0) await forget(tx, takenBack);
    },
  };

  async function tell(tx: Tx, wins: readonly Settled[]): Promise<void> {
    told += wins.length;
    await keep(tx, wins);
    const names = await nicknames([...new Set(wins.map((win) => win.playerId))], tx);
    for (const win of wins) {
      const live: LiveWin = {
        player: { nickname: maskNickname(names.get(win.playerId)) },
        round: {
          bet: wireCents(BigInt(win.stake)),
          win: wireCents(BigInt(win.win)),
          currency: win.currency,
        },
        game: { identifier: win.game, title: (await titleOf(tx, win.game)) ?? win.game },
      };
      // Nobody hears of a win that the list does not have.
      tx.afterCommit(() => publish('public:wins', live));
    }
  }
}

/**
 * Of a win that came late the stake was told before: nobody could say how much it returned. Of a free round nothing was
 * staked.
 */
function isWorthTelling({ game, stake, win, late, freeStake }: Settled): boolean {
  // The list is one of games.
  return (
    !isSport(game) &&
    !late &&
    freeStake === undefined &&
    BigInt(win) > 0n &&
    BigInt(win) >= leastTimesStake * BigInt(stake)
  );
}

/** One win of a player in a game at a time: the same row again says nothing. */
function isFirstOfItsKind(): (win: Settled) => boolean {
  const seen = new Set<string>();
  return ({ playerId, game }) => {
    const kind = `${playerId} ${game}`;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  };
}

/** Comparable across currencies, and exact enough to put wins in order. */
function timesStake(round: { stake: string; win: string }): number {
  return Number(round.win) / Number(round.stake);
}
