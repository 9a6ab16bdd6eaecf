import { type Book, newBook, type SimulatedSeat } from './book.ts';
import { createSay } from './call-through-faults.ts';
import { createDice } from './dice.ts';
import { pickPlay } from './play-rounds.ts';
import { openLine } from './send-call.ts';

export interface SimulationOptions {
  url(): string;
  providerId: string;
  secret: string;
  seats: readonly SimulatedSeat[];
  /** Requests to send, at least. */
  calls: number;
  workers: number;
  seed: number;
  /** Kills the server and starts it again; called so many times, spread over the calls. */
  restart?(): Promise<void>;
  restarts?: number;
  onProgress?(book: Book): void;
}

/** A provider with a bad line, many players and no patience. Ends when every round it began is answered. */
export async function runSimulation(options: SimulationOptions): Promise<Book> {
  const { seats, calls, workers, restart, restarts = 0 } = options;
  const book = newBook();
  const line = openLine({ ...options, connections: workers * 4 });
  const dice = createDice(options.seed);
  const say = createSay({ line, book, dice });

  const blows = Array.from({ length: restart ? restarts : 0 }, (_, index) => ((index + 1) * calls) / (restarts + 1));
  let striking: Promise<void> | undefined;
  const strike = () => {
    const next = blows[0];
    if (striking || !restart || next === undefined || book.calls < next) return;
    blows.shift();
    book.faults.restarts += 1;
    striking = restart().finally(() => {
      striking = undefined;
    });
  };

  const work = async () => {
    while (book.calls < calls) {
      await pickPlay(dice)({ say, book, dice, seat: dice.pick(seats) });
      options.onProgress?.(book);
      strike();
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
    await striking;
  } finally {
    line.close();
  }
  return book;
}
