import type { Bet, BetRequest, BetSlip } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { callApi, queries } from '../../query/index.ts';
import { onLive } from '../../realtime/index.ts';
import { type LegKey, legKey, type SlipLeg } from './slip-state.ts';
import { slip } from './slip-store.ts';
import type { SlipRefusal } from './use-quotes.ts';

/** `waiting`: the house has it and decides in a moment. `isUnknown`: no answer came; the same may be sent again. */
export type Placing =
  | { state: 'sending' }
  | { state: 'waiting'; request: BetRequest; since: number }
  | { state: 'placed'; bet: Bet }
  | { state: 'refused'; refusal: SlipRefusal; isUnknown: boolean };

/** A slip on its way to a bet. The whole slip is one, of singles each leg is. */
export interface Job {
  id: string;
  body: Omit<BetSlip, 'sizes' | 'bankers' | 'each_way'> & Partial<BetSlip>;
  legs: readonly SlipLeg[];
}

export const wholeSlip = 'slip';
export const jobIdOf = (leg: LegKey): string => legKey(leg);

const lookAgainMs = 1_000;
const listeners = new Set<() => void>();
let jobs: ReadonlyMap<string, Placing> = new Map();
/** One confirmed slip is one bet: however often it is pressed or sent, it carries the same key. */
const keys = new Map<string, { text: string; key: string }>();
const waiting = new Map<string, { request: string; legs: readonly LegKey[] }>();
let isSending = false;
let timer: ReturnType<typeof setInterval> | undefined;
let stopLive: (() => void) | undefined;

function set(id: string, placing: Placing | undefined): void {
  const next = new Map(jobs);
  if (placing) next.set(id, placing);
  else next.delete(id);
  jobs = next;
  for (const listener of [...listeners]) listener();
}

/** What a failure says, with what would be accepted. */
function refusalOf(failure: unknown): { refusal: SlipRefusal; isUnknown: boolean } {
  const { status, body } = Object(failure) as {
    status?: number;
    body?: { error?: SlipRefusal; errors?: Record<string, unknown> } | null;
  };
  if (status === undefined || status >= 500) return { refusal: { code: 'network' }, isUnknown: true };
  const [[field, said] = []] = Object.entries(body?.errors ?? {});
  const code = body?.error?.code ?? `${field}.${firstCode(said)}`;
  return { refusal: { ...body?.error, code }, isUnknown: false };
}

/** A map of code and text, a list of texts that begin with their code, or one code. */
function firstCode(said: unknown): string {
  if (typeof said === 'string') return said;
  if (Array.isArray(said)) return String(said[0]).split(' ', 1)[0] ?? '';
  return Object.keys(Object(said))[0] ?? '';
}

function end(id: string, placing: Placing, legs: readonly LegKey[]): void {
  keys.delete(id);
  waiting.delete(id);
  const { asked } = slip.read();
  const left = asked.filter((one) => one.id !== id);
  if (left.length < asked.length) slip.asked(left);
  set(id, placing);
  // What was taken while this one waited stays on the slip.
  if (placing.state === 'placed') slip.remove(...legs);
  queries.invalidate('listBets', 'readSportPosition', 'listAccounts', 'listSportOffers');
  if (waiting.size === 0) rest();
}

function rest(): void {
  clearInterval(timer);
  timer = undefined;
  stopLive?.();
  stopLive = undefined;
}

function hear(id: string, request: BetRequest, legs: readonly LegKey[]): void {
  const before = jobs.get(id);
  if (request.bet) end(id, { state: 'placed', bet: request.bet }, legs);
  else if (request.state === 'declined') {
    const refusal = (request.refusal ?? { code: 'REQUEST_OVER' }) as SlipRefusal;
    end(id, { state: 'refused', refusal, isUnknown: false }, legs);
  } else {
    const since = before?.state === 'waiting' ? before.since : Date.now();
    set(id, { state: 'waiting', request, since });
  }
}

async function look(): Promise<void> {
  await Promise.all(
    [...waiting].map(async ([id, { request: request_id, legs }]) => {
      const request = await callApi('readBetRequest', { params: { id: request_id } }).catch(() => undefined);
      if (request && waiting.has(id)) hear(id, request, legs);
    }),
  );
}

/** Looks until it is decided; live news say it sooner. */
function wait(id: string, request: string, legs: readonly LegKey[]): void {
  waiting.set(id, { request, legs });
  timer ??= setInterval(look, lookAgainMs);
  stopLive ??= onLive('sport_bets', () => void look());
}

async function send({ id, body, legs }: Job): Promise<void> {
  set(id, { state: 'sending' });
  const text = JSON.stringify(body);
  const known = keys.get(id);
  const key = known?.text === text ? known.key : newUuid();
  keys.set(id, { text, key });
  try {
    const answer = await callApi('placeBet', { body: body as BetSlip }, { idempotencyKey: key, retries: 1 });
    if ('request_id' in answer) {
      const asked = legs.map(({ fixture, market, outcome }) => ({ fixture, market, outcome }));
      slip.asked([...slip.read().asked, { id, request: answer.request_id, legs: asked }]);
      wait(id, answer.request_id, asked);
      hear(id, answer, asked);
    } else end(id, { state: 'placed', bet: answer }, legs);
  } catch (failure) {
    const { refusal, isUnknown } = refusalOf(failure);
    if (isUnknown) set(id, { state: 'refused', refusal, isUnknown });
    else end(id, { state: 'refused', refusal, isUnknown }, []);
  }
}

/** Bets on their way: outside of React, so that going to another page changes nothing about them. */
export const placing = {
  read: () => jobs,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** One after the other, each with its own key. */
  async place(given: readonly Job[]): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (const job of given) await send(job);
    } finally {
      isSending = false;
    }
  },
  /** Takes or leaves what a trader has offered; what still waits is taken back. */
  async answer(id: string, accept: boolean): Promise<void> {
    const known = waiting.get(id);
    if (!known) return;
    const request = await callApi(
      'answerBetRequest',
      { params: { id: known.request }, body: { accept } },
      { idempotencyKey: newUuid() },
    ).catch(() => undefined);
    if (request && waiting.has(id)) hear(id, request, known.legs);
    else await look();
  },
  /** Whatever waited when the page was left. */
  resume(): void {
    for (const { id, request, legs } of slip.read().asked) {
      if (waiting.has(id)) continue;
      wait(id, request, legs);
      void look();
    }
  },
  /** What was said holds for the slip that it was said of. Whoever waits is not forgotten. */
  forget(what: 'placed' | 'refused', id?: string): void {
    for (const [own, { state }] of jobs) if (state === what && (id === undefined || own === id)) set(own, undefined);
  },
};
