import type { BetQuote } from '@halley/contract';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../query/index.ts';
import type { SlipBody } from './slip-shape.ts';

/** What is typed is asked about when the typing rests. */
const restMs = 250;
/** Prices move: what is on the slip is looked at again. */
const againMs = 3_000;
/** Nobody may place by figures that are older: the page has slept. */
const oldMs = 15_000;

/** What the house says against a slip: its code, and what it is about. */
export interface SlipRefusal {
  code: string;
  /** Places of legs. */
  legs?: readonly number[];
  leg?: number;
  reason?: string;
  max_stake_cents?: number;
  [detail: string]: unknown;
}

export interface Quoted {
  quote?: BetQuote;
  /** It was asked for this stake: figures hold for no other. */
  unitCents?: number;
  refusal?: SlipRefusal;
}

interface Kept {
  quoted: readonly Quoted[];
  /** Of which slips it was said: prices stand by their places, and another slip has others there. */
  key: string;
}

const nothing: readonly Quoted[] = [];

/** All that a quote is about, but the stake. */
const keyOf = (bodies: readonly SlipBody[]) => JSON.stringify(bodies.map(({ unit_stake_cents: _, ...rest }) => rest));

/** What these slips cost and may return at the prices of now. With an empty stake they are asked about with the smallest one. */
export function useQuotes(bodies: readonly SlipBody[]): { quoted: readonly Quoted[]; again(): void } {
  const [kept, setKept] = useState<Kept>({ quoted: nothing, key: '' });
  const key = keyOf(bodies);
  const stakes = bodies.map(({ unit_stake_cents }) => unit_stake_cents).join();
  const isEmpty = bodies.length === 0;
  const ask = useRef<() => void>(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: key and stakes stand for the slips
  useEffect(() => {
    if (isEmpty) return;
    let isOver = false;
    let answeredAtMs = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const slips = bodies.map((body) => ({ ...body, unit_stake_cents: Math.max(1, body.unit_stake_cents) }));
    const look = async () => {
      clearTimeout(timer);
      const quoted = await callApi('priceSlips', { body: { slips } }).then(
        (answers) =>
          answers.map(({ quote, refusal }, place) => ({
            ...(quote && { quote, unitCents: bodies[place]?.unit_stake_cents ?? 0 }),
            ...(refusal && { refusal: refusal as SlipRefusal }),
          })),
        () => bodies.map(() => ({ refusal: { code: 'network' } })),
      );
      if (isOver) return;
      answeredAtMs = Date.now();
      setKept({ quoted, key });
      next();
    };
    const next = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (document.visibilityState === 'visible' ? void look() : next()), againMs);
    };
    const seen = () => {
      if (document.visibilityState !== 'visible') return;
      if (Date.now() - answeredAtMs > oldMs) setKept({ quoted: nothing, key });
      void look();
    };
    ask.current = () => void look();
    timer = setTimeout(look, restMs);
    document.addEventListener('visibilitychange', seen);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [key, stakes, isEmpty]);
  return { quoted: kept.key === key && !isEmpty ? kept.quoted : nothing, again: () => ask.current() };
}
