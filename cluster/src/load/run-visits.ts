import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient, type Try } from '../players/create-client.ts';
import { join } from '../players/join.ts';
import { type Ear, listen } from '../players/live-ear.ts';
import { bet, cashOut, deposit, stake } from '../players/money-calls.ts';
import type { Act, Visit } from './plan-visits.ts';

/** How an act ended: the house did it, said no, or nobody answered. */
type End = 'done' | 'refused' | 'lost';

export interface Done {
  act: Act;
  end: End;
  /** From when it was to begin, not from when it did: who waits in line waits, too. */
  tookMs: number;
}

export interface LoadResult {
  tookMs: number;
  done: readonly Done[];
  tries: Readonly<Record<Try['outcome'], number>>;
  /** What no client should see, by kind. */
  faults: ReadonlyMap<string, number>;
  ears: { opened: number; heard: number; gaps: number; unrecovered: number };
  /** How late the generator itself was at its worst in a hundred looks: its figures are worth no more than this. */
  ownLagMs: number;
}

export interface RunOptions {
  url: string;
  visits: readonly Visit[];
  onSecond?(second: number, done: number): void;
}

const patienceMs = 30_000;
const lagLookMs = 20;
const stakeCents = 100;

/** A host that answers on this machine, whoever else is in the network. As addresses are written in a URL. */
export const isThisMachine = (hostname: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

export async function runVisits({ url, visits, onSecond = () => undefined }: RunOptions): Promise<LoadResult> {
  const startedMs = performance.now();
  const done: Done[] = [];
  const tries = { answered: 0, away: 0, cut: 0, fault: 0 };
  const faults = new Map<string, number>();
  const ears: Ear[] = [];
  const lags: number[] = [];
  const onTry = ({ outcome, what }: Try) => {
    tries[outcome] += 1;
    if (outcome === 'fault') faults.set(what, (faults.get(what) ?? 0) + 1);
  };
  let expectedMs = performance.now() + lagLookMs;
  const looks = setInterval(() => {
    lags.push(Math.max(0, performance.now() - expectedMs));
    expectedMs = performance.now() + lagLookMs;
  }, lagLookMs);
  const seconds = setInterval(() => onSecond(Math.round((performance.now() - startedMs) / 1_000), done.length), 1_000);
  try {
    await Promise.all(visits.map(visit));
  } finally {
    clearInterval(looks);
    clearInterval(seconds);
    for (const ear of ears) ear.close();
  }
  const sumOf = (read: (ear: Ear) => number) => ears.reduce((sum, ear) => sum + read(ear), 0);
  return {
    tookMs: performance.now() - startedMs,
    done,
    tries,
    faults,
    ears: {
      opened: ears.length,
      heard: sumOf((ear) => ear.heard()),
      gaps: sumOf((ear) => ear.gaps()),
      unrecovered: sumOf((ear) => ear.unrecovered()),
    },
    ownLagMs: lags.toSorted((a, b) => a - b)[Math.floor(lags.length * 0.99)] ?? 0,
  };

  async function visit({ acts, listens }: Visit): Promise<void> {
    const client = createClient({ url, onTry, patienceMs });
    const open: Ear[] = [];
    for (const { act, atMs } of acts) {
      const waitMs = startedMs + atMs - performance.now();
      if (waitMs > 0) await sleep(waitMs);
      const end = await doAct(client, act, listens ? open : undefined).catch((): End => 'lost');
      done.push({ act, end, tookMs: performance.now() - startedMs - atMs });
      // Without an account there is nothing more to do.
      if (act === 'sign up' && end !== 'done') return;
    }
    for (const ear of open) ear.close();
  }

  async function doAct(client: Client, act: Act, open: Ear[] | undefined): Promise<End> {
    switch (act) {
      case 'lobby':
        return openLobby(client);
      case 'sign up': {
        const { id } = await join(client);
        if (open) {
          const ear = await listen(client, id);
          open.push(ear);
          ears.push(ear);
        }
        return 'done';
      }
      case 'stake':
        return (await stake(client, stakeCents)) ? 'done' : 'refused';
      case 'bet':
        return (await bet(client, stakeCents)) ? 'done' : 'refused';
      case 'deposit':
        return (await deposit(client, '20.00')) ? 'done' : 'refused';
      case 'cashout':
        return (await cashOut(client, '20.00')) ? 'done' : 'refused';
    }
  }
}

/** The page as a browser gets it, and the games it asks for. */
async function openLobby(client: Client): Promise<End> {
  const page = await fetch(`${client.url}/`, { signal: AbortSignal.timeout(patienceMs) });
  await page.text();
  const games = await client.ask('POST', '/api/games_filter', { body: { page_size: 40 } });
  return page.ok && games.status === 200 ? 'done' : 'refused';
}
