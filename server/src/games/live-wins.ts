import { wireCents } from '@halley/contract';
import { games } from '@halley/studio/games';
import type { Consumer } from '../kit/index.ts';

const titles = new Map(Object.values(games).map((game) => [game.identifier, game.title]));

export interface LiveWin {
  player: { nickname: string | null };
  round: { bet: number; win: number; currency: string };
  game: { identifier: string; title: string };
}

export interface LiveWinsOptions {
  /** Chosen names by player; players without one stay anonymous. */
  nicknames(playerIds: number[]): Promise<Map<number, string | null>>;
  publish(channel: 'public:wins', win: LiveWin): void;
}

/** Returns above the stake, for everyone's winners list. A smaller return is not a win worth telling. */
export function liveWins({ nicknames, publish }: LiveWinsOptions): Consumer {
  return {
    name: 'games-live-wins',
    topics: ['wager.settled'],
    async handle(_tx, events) {
      const wins = events.flatMap((event) =>
        event.topic === 'wager.settled' && BigInt(event.data.win) > BigInt(event.data.stake) ? [event.data] : [],
      );
      if (wins.length === 0) return;
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
