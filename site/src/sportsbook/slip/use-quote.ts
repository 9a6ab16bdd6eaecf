import type { BetQuote, Currency } from '@halley/contract';
import { useEffect, useState } from 'react';
import { callApi } from '../../query/index.ts';
import { slipBody } from './slip-body.ts';
import type { SlipState } from './slip-store.ts';

/** What is typed is asked about when the typing rests. */
const restMs = 250;
/** Prices move: what is on the slip is looked at again. */
const againMs = 3_000;

export interface Quoted {
  quote: BetQuote | undefined;
  /** The code of what the house says against the slip. */
  refusal: string | undefined;
}

const nothing: Quoted = { quote: undefined, refusal: undefined };

interface Kept extends Quoted {
  /** Of which slip it was said: prices stand by their places, and another slip has others there. */
  key: string;
}

/** What the slip costs and may return at the prices of now. With an empty stake it is asked for the smallest one. */
export function useQuote(slip: SlipState, { currency, unitCents }: { currency: Currency; unitCents: number }): Quoted {
  const [quoted, setQuoted] = useState<Kept>({ ...nothing, key: '' });
  const isEmpty = slip.legs.length === 0;
  const key = JSON.stringify([slip.legs.map((leg) => [leg.fixture, leg.market, leg.outcome, leg.price]), slip.kind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the slip
  useEffect(() => {
    if (isEmpty) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const body = slipBody(slip, { currency, unitCents: Math.max(1, unitCents) });
    const ask = async () => {
      try {
        const quote = await callApi('priceSlip', { body });
        if (!isOver) setQuoted({ quote, refusal: undefined, key });
      } catch (failure) {
        const { body: said } = Object(failure) as { body?: { error?: { code?: string }; errors?: object } };
        const [field] = Object.keys(said?.errors ?? {});
        if (!isOver) setQuoted({ quote: undefined, refusal: said?.error?.code ?? field ?? 'network', key });
      }
      if (!isOver) timer = setTimeout(ask, againMs);
    };
    timer = setTimeout(ask, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, currency, unitCents, isEmpty]);
  return quoted.key === key && !isEmpty ? quoted : nothing;
}
