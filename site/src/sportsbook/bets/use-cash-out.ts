import type { Bet, CashOutQuote } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../query/index.ts';
import { rereadBets } from './use-bets.ts';

/** An offer lives so long, counted from the moment it was asked for: never longer here than in the house. */
const lifeMs = 5_000;
/** A new one is asked for a moment before, while somebody looks, and not for ever. */
const renewMs = 4_000;
const mostRenewals = 15;
const tickMs = 250;

export interface HeldQuote extends CashOutQuote {
  endsAtMs: number;
}

/** Why there is no offer, or why it was not sold. */
export interface CashOutFault {
  code: string | undefined;
  reason?: string;
  /** Places of legs on which bets are stopped. */
  legs?: readonly number[];
  offer_cents?: number;
}

type Step = 'asking' | 'offered' | 'selling' | 'over';

/** The offer for a bet while somebody looks at it: asked for, renewed, taken once. */
export function useCashOut(bet: Bet, onSold: (amountCents: number) => void) {
  const [step, setStep] = useState<Step>('asking');
  const [quote, setQuote] = useState<HeldQuote>();
  const [fault, setFault] = useState<CashOutFault>();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [waitsUntilMs, setWaitsUntilMs] = useState<number>();
  const renewals = useRef(0);
  const isGone = useRef(false);
  const { id } = bet;

  const read = useCallback(async () => {
    const askedAtMs = Date.now();
    try {
      const offered = await callApi('quoteCashOut', { params: { id } });
      if (isGone.current) return;
      setQuote({ ...offered, endsAtMs: askedAtMs + lifeMs });
      setFault(undefined);
      // Whoever has clicked meanwhile sells what they saw.
      setStep((before) => (before === 'selling' ? before : 'offered'));
    } catch (failure) {
      if (isGone.current) return;
      setFault(faultOf(failure));
      setStep((before) => (before === 'selling' ? before : 'over'));
    }
    setNowMs(Date.now());
  }, [id]);
  const ask = useCallback(() => {
    renewals.current = 0;
    setStep('asking');
    setFault(undefined);
    void read();
  }, [read]);

  useEffect(() => {
    isGone.current = false;
    ask();
    return () => {
      isGone.current = true;
    };
  }, [ask]);

  useEffect(() => {
    if (step !== 'offered' && step !== 'selling') return;
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [step]);

  const quoteId = quote?.quote_id;
  useEffect(() => {
    if (step !== 'offered' || quoteId === undefined) return;
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible' || renewals.current >= mostRenewals) return;
      renewals.current += 1;
      void read();
    }, renewMs);
    return () => clearTimeout(timer);
  }, [step, quoteId, read]);

  const leftMs = quote ? Math.max(0, quote.endsAtMs - nowMs) : 0;
  useEffect(() => {
    if (step === 'offered' && quote && leftMs === 0) setStep('over');
  }, [step, quote, leftMs]);

  async function take({ share, amount, policy }: { share: number; amount: number; policy: 'higher' | 'any' }) {
    if (!quote || step !== 'offered') return;
    const before = bet.returned_cents;
    setStep('selling');
    setWaitsUntilMs(Date.now() + quote.delay_seconds * 1_000);
    const body = { quote_id: quote.quote_id, share, policy };
    try {
      const sold = await callApi('cashOutBet', { params: { id }, body }, { idempotencyKey: newUuid(), retries: 1 });
      rereadBets();
      onSold(Math.max(amount, sold.returned_cents - before));
    } catch (failure) {
      if (isGone.current) return;
      setFault(faultOf(failure));
      setQuote(undefined);
      setStep('over');
      rereadBets();
    }
  }

  const waitsMs = waitsUntilMs === undefined ? 0 : Math.max(0, waitsUntilMs - nowMs);
  return { step, quote, fault, leftMs, waitsMs, ask, take };
}

function faultOf(failure: unknown): CashOutFault {
  const { body } = (failure ?? {}) as { body?: { error?: CashOutFault } };
  return body?.error ?? { code: undefined };
}
