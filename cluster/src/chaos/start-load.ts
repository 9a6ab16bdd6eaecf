import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '../../../sports/src/feed/index.ts';
import { type Client, createClient, NobodyAnswers, type Try } from '../players/create-client.ts';
import { join } from '../players/join.ts';
import { type Ear, listen } from '../players/live-ear.ts';
import { type Acknowledged, bet, cashOut, deposit, stake } from '../players/money-calls.ts';

/** What players met since the last look. */
interface Window {
  acknowledged: number;
  /** How often 503 with `Retry-After` was said. */
  away: number;
  /** What was asked on connections that ended without an answer. */
  cut: string[];
  /** Everything that no client should see. */
  faults: string[];
  /** The longest time in which no stake of anybody was acknowledged. */
  longestPauseMs: number;
}

export interface Load {
  playerIds: readonly number[];
  /** Everything the house ever said it did. */
  acknowledged: readonly Acknowledged[];
  ears: readonly Ear[];
  /** What happened since the last time this was asked. */
  look(): Window;
  /** Ends when every question has its answer. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  url: string;
  players: number;
  dice: Dice;
  /** Between two acts of one player. */
  pauseMs: number;
  /** Ends it at once, without its answers. */
  signal?: AbortSignal;
}

const noWindow = (): Window => ({ acknowledged: 0, away: 0, cut: [], faults: [], longestPauseMs: 0 });

/** A steady load of people who know exactly what they were told: rounds, bets, deposits, cashouts, and a live socket each. */
export async function startLoad({ url, players, dice, pauseMs, signal }: LoadOptions): Promise<Load> {
  const acknowledged: Acknowledged[] = [];
  const ears: Ear[] = [];
  const playerIds: number[] = [];
  const leaving = new AbortController();
  let window = noWindow();
  let lastStakeAt = performance.now();
  const onTry = ({ outcome, what }: Try) => {
    if (outcome === 'fault') window.faults.push(what);
    if (outcome === 'cut') window.cut.push(what);
    if (outcome === 'away') window.away += 1;
  };

  async function act(client: Client): Promise<void> {
    const rolled = dice();
    const money = `${20 + Math.floor(dice() * 20)}.00`;
    let done: Acknowledged | undefined;
    if (rolled < 0.86) done = await stake(client, 10 + Math.floor(dice() * 90));
    else if (rolled < 0.93) done = await bet(client, 50 + Math.floor(dice() * 100));
    else if (rolled < 0.97) done = await deposit(client, money);
    else done = await cashOut(client, money);
    if (!done) return;
    acknowledged.push(done);
    window.acknowledged += 1;
    if (done.kind === 'round') endPause();
  }

  function endPause(): void {
    const now = performance.now();
    window.longestPauseMs = Math.max(window.longestPauseMs, now - lastStakeAt);
    lastStakeAt = now;
  }

  async function play(client: Client): Promise<void> {
    while (!leaving.signal.aborted) {
      try {
        await act(client);
      } catch (error) {
        if (signal?.aborted) return;
        if (!(error instanceof NobodyAnswers)) throw error;
        window.faults.push(error.message);
      }
      await sleep(pauseMs, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  }

  const playing: Promise<void>[] = [];
  for (let index = 0; index < players; index += 1) {
    const client = createClient({ url, onTry, ...(signal && { signal }) });
    const { id } = await join(client);
    playerIds.push(id);
    ears.push(await listen(client, id));
    playing.push(play(client));
  }
  window = noWindow();
  lastStakeAt = performance.now();
  return {
    playerIds,
    acknowledged,
    ears,
    look() {
      window.longestPauseMs = Math.max(window.longestPauseMs, performance.now() - lastStakeAt);
      const seen = window;
      window = noWindow();
      return seen;
    },
    async stop() {
      leaving.abort();
      await Promise.all(playing);
      for (const ear of ears) ear.close();
    },
  };
}
