import { games } from '@halley/studio/games';

/** How a test plays a game of several steps. A new one needs a line here: `every-game.db.test.ts` asks for it. */
export interface WayToPlay {
  choice: unknown;
  /** A step that is likely to leave the round open, on a round as it is on the wire. */
  goOn(round: { events: Told[]; steps: unknown[] }): unknown;
  /** Its first step is its last. */
  endsWithFirst?: true;
  /** Ends a round in which at least one step has been taken. */
  end: unknown;
  /** What must not be read in any answer while the round is open. */
  secret: RegExp;
}

interface Told {
  type: string;
  card?: number;
}

const cashOut = { cash_out: true };
const rank = (card: number) => (card % 13) + 1;

export const waysToPlay: Record<string, WayToPlay> = {
  blackjack: {
    choice: {},
    goOn: ({ events }) => ({ action: events.at(-1)?.type === 'asked' ? 'decline' : 'hit' }),
    end: { action: 'stand' },
    secret: /"state":\{|"position"|"shown"/,
  },
  coin: {
    choice: { side: 'heads', flips: 12 },
    goOn: () => ({ side: 'heads' }),
    end: cashOut,
    secret: /"state":\{|"position"/,
  },
  hilo: {
    choice: {},
    goOn: ({ events }) => {
      const card = events.findLast((event) => event.card !== undefined)?.card ?? 0;
      return { guess: rank(card) > 6 ? 'lower' : 'higher' };
    },
    end: cashOut,
    secret: /"state":\{|"position"/,
  },
  mines: {
    choice: { mines: 2 },
    goOn: ({ steps }) => ({ tile: steps.length }),
    end: cashOut,
    secret: /"state":\{|"position"|"mines":\[/,
  },
  tower: {
    choice: { difficulty: 'easy' },
    goOn: () => ({ window: 0 }),
    end: cashOut,
    secret: /"state":\{|"position"|"dark"/,
  },
  'video-poker': {
    choice: {},
    endsWithFirst: true,
    goOn: () => ({ hold: [0] }),
    end: { hold: [] },
    secret: /"state":\{|"position"|"drawn"/,
  },
};

export const steppedGames = Object.values(games)
  .filter((game) => game.kind === 'steps')
  .map((game) => game.id);
