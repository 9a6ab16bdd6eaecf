import { wireCents } from '@halley/contract';
import { games } from '@halley/studio/games';
import type { Clock, Consumer } from '../kit/index.ts';

const titles = new Map(Object.values(games).map((game) => [game.identifier, game.title]));

export interface LiveWin {
  player: { nickname: string | null };
  round: { bet: number; win: number; currency: string };
  game: { identifier: string; title: string };
}

export interface LiveWinsOptions {
  clock: Clock;
  /** Chosen names by player; players without one stay anonymous. */
  nicknames(playerIds: number[]): Promise<Map<number, string | null>>;
  publish(channel: 'public:wins', win: LiveWin): void;
}

/** Everyone hears these: more in a second could not be read, and ten thousand sockets could not be written. */
const mostWinsPerSecond = 5;

/** Returns above the stake, for everyone's winners list; of many at once those that multiplied the stake most. */
export function liveWins({ nicknames, publish, clock }: LiveWinsOptions): Consumer {
  let second = 0;
  let told = 0;
  const allowance = () => {
    const now = Math.floor(clock.now().getTime() / 1000);
    if (now !== second) [second, told] = [now, 0];
    return mostWinsPerSecond - told;
  };
  return {
    name: 'games-live-wins',
    topics: ['wager.settled'],
    async handle(_tx, events) {
      const wins = events
        .flatMap((event) =>
          event.topic === 'wager.settled' && BigInt(event.data.win) > BigInt(event.data.stake) ? [event.data] : [],
        )
        .sort((left, right) => timesStake(right) - timesStake(left))
        .slice(0, allowance());
      if (wins.length === 0) return;
      told += wins.length;
      const names = await nicknames([...new Set(wins.map((win) => win.playerId))]);
      for (const win of wins) {
        publish('public:wins', {
          player: { nickname: names.get(win.playerId) ?? null },
          round: {
            bet: wireCents(BigInt(win.stake)),
            win: wireCents(BigInt(win.win)),
            currency: win.currency,
          },
          game: { identifier: win.game, title: titles.get(win.game) ?? win.game },
        });
      }
    },
  };
}

/** Comparable across currencies, and exact enough to put wins in order. */
function timesStake(round: { stake: string; win: string }): number {
  return Number(round.win) / Number(round.stake);
}
