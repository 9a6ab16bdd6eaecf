import { readStored, writeStored } from '../../storage/index.ts';

export interface Marks {
  fixtures: readonly number[];
  tournaments: readonly number[];
  competitors: readonly number[];
}
export type MarkKind = keyof Marks;

export const noMarks: Marks = { fixtures: [], tournaments: [], competitors: [] };
/** As many of each kind as the house keeps. */
const mostMarks = 200;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const ids = (value: unknown): number[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(-mostMarks) : [];

function madeOf(value: unknown): Marks {
  const { fixtures, tournaments, competitors } = Object(value) as Partial<Marks>;
  return { fixtures: ids(fixtures), tournaments: ids(tournaments), competitors: ids(competitors) };
}

/** What this browser kept for a guest, as far as it can be believed. */
export function parseMarks(text: string | null): Marks {
  try {
    return madeOf(JSON.parse(text ?? '{}'));
  } catch {
    return noMarks;
  }
}

/** Everything of both; where that is too much the newest of the second. */
const joinMarks = (one: Marks, other: Marks): Marks =>
  madeOf({
    fixtures: [...one.fixtures, ...other.fixtures],
    tournaments: [...one.tournaments, ...other.tournaments],
    competitors: [...one.competitors, ...other.competitors],
  });

const isSameMarks = (one: Marks, other: Marks): boolean =>
  JSON.stringify(madeOf(one)) === JSON.stringify(madeOf(other));

/** Marks clicked one after the other are sent once. */
const restMs = 400;

/** Whose marks these are; undefined of a guest, whose marks stay in the browser. */
interface Keeper {
  playerId: number;
  /** What the house has. */
  kept: Marks;
  /** Whether the house has taken them. */
  send: (marks: Marks) => Promise<boolean>;
}

const listeners = new Set<() => void>();
let state: Marks | undefined;
let keeper: Keeper | undefined;
/** Marks that the house has not heard of yet. */
let isWaiting = false;

function become(next: Marks): void {
  state = next;
  if (!keeper) writeStored('sportMarks', isSameMarks(next, noMarks) ? null : JSON.stringify(next));
  for (const listener of [...listeners]) listener();
}

async function send(): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  isWaiting = false;
  const to = keeper;
  const wanted = marks.read();
  if (!to || isSameMarks(wanted, to.kept)) return;
  const isKept = await to.send(wanted);
  if (keeper !== to) return;
  if (isKept) to.kept = wanted;
  else if (!isWaiting) become(to.kept);
}

/** What is marked, outside of React: of hundreds of stars on a page only the clicked one is drawn again. */
export const marks = {
  read(): Marks {
    state ??= parseMarks(readStored('sportMarks'));
    return state;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  toggle(kind: MarkKind, id: number): void {
    const now = marks.read();
    const had = now[kind].includes(id);
    become({ ...now, [kind]: had ? now[kind].filter((one) => one !== id) : [...now[kind], id].slice(-mostMarks) });
    if (keeper) void send();
  },
  /** A player is here, with what the house keeps: what a guest marked in this browser joins it, and leaves the browser. */
  joinPlayer(joined: Keeper): void {
    const isNew = keeper?.playerId !== joined.playerId;
    if (!isNew && isWaiting) return;
    const ofGuest = keeper ? noMarks : parseMarks(readStored('sportMarks'));
    keeper = joined;
    writeStored('sportMarks', null);
    become(joinMarks(joined.kept, ofGuest));
    if (isNew) void send();
  },
  /** Nobody is logged in any more: what the player marked is not this browser's. */
  leavePlayer(): void {
    if (!keeper) return;
    keeper = undefined;
    become(noMarks);
  },
};
