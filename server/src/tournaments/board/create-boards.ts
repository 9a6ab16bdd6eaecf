import type { Database, Queryable } from '../../kit/index.ts';
import { Board } from './board.ts';
import { selectChanged, selectEntries } from './board-store.ts';

interface BoardsOptions {
  database: Database;
  /** A board that was read so recently is taken as it is. */
  freshMs?: number;
  /** A board that nobody has asked for in so long is dropped. */
  idleMs?: number;
  /** Milliseconds that only go forward. */
  nowMs?(): number;
}

interface Held {
  board: Board;
  /** The number of the last count that it knows; undefined: it was never read. */
  last: bigint | undefined;
  readAtMs: number;
  reading: Promise<void> | undefined;
  /** How often somebody has said that it is not what it was. */
  doubts: number;
  idle: NodeJS.Timeout;
}

export type Boards = ReturnType<typeof createBoards>;

/**
 * The boards that this process is asked for. PostgreSQL is the truth: a board is read whole once, and after that only what later
 * counts have changed, when somebody asks and the last look is a moment old. Counts of a contest are numbered in the order of
 * their commits, so that nothing appears behind a number that was seen.
 */
export function createBoards(options: BoardsOptions) {
  const { database, freshMs = 250, idleMs = 60_000, nowMs = () => performance.now() } = options;
  const boards = new Map<number, Held>();

  const hold = (promotionId: number): Held => {
    const idle = setTimeout(() => boards.delete(promotionId), idleMs).unref();
    const never = Number.NEGATIVE_INFINITY;
    const held = { board: new Board(), last: undefined, readAtMs: never, reading: undefined, doubts: 0, idle };
    boards.set(promotionId, held);
    return held;
  };

  const read = async (db: Queryable, held: Held, promotionId: number): Promise<void> => {
    const startedMs = nowMs();
    const { last: after, doubts } = held;
    const found =
      after === undefined ? await selectEntries(db, promotionId) : await selectChanged(db, { promotionId, after });
    // Another look may have ended meanwhile: what it knew already is as new as this, or newer.
    const known = held.last;
    const news = known === undefined ? found : found.filter(({ changed }) => changed > known);
    held.board.merge(news);
    held.last = news.reduce((last, { changed }) => (changed > last ? changed : last), known ?? 0n);
    if (held.doubts === doubts) held.readAtMs = Math.max(held.readAtMs, startedMs);
  };

  return {
    /** A contest's board, at most a moment old. Inside a transaction its `Tx` must be given. */
    async of(promotionId: number, db: Queryable = database, { withinMs = freshMs } = {}): Promise<Board> {
      const held = boards.get(promotionId) ?? hold(promotionId);
      held.idle.refresh();
      if (held.last !== undefined && nowMs() - held.readAtMs < withinMs) return held.board;
      if (db !== database) {
        await read(db, held, promotionId);
        return held.board;
      }
      held.reading ??= read(database, held, promotionId).finally(() => {
        held.reading = undefined;
      });
      await held.reading;
      return held.board;
    },
    /** Whoever asks next looks: somebody has just joined or left here. */
    doubt(promotionId: number): void {
      const held = boards.get(promotionId);
      if (!held) return;
      held.doubts += 1;
      held.readAtMs = Number.NEGATIVE_INFINITY;
      // A look under way may have begun before.
      held.reading = undefined;
    },
    /** Which are held. */
    held: (): number[] => [...boards.keys()],
  };
}
