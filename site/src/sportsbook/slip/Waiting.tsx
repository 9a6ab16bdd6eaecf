import type { Currency } from '@halley/contract';
import { Button, ProgressComet } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { type Placing, placing } from './placing-store.ts';

interface WaitingProps {
  id: string;
  waiting: Extract<Placing, { state: 'waiting' }>;
  currency: Currency;
}

/** A bet in play waits a moment, for both sides alike; one above the limit for a trader, who may offer less. */
export function Waiting({ id, waiting: { request, since }, currency }: WaitingProps): ReactNode {
  const { say, tag } = useSpeech();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const end = Date.parse(request.decide_at);
  const leftMs = Math.max(0, end - nowMs);
  const wholeMs = Math.max(1, end - since);
  const counter = request.state === 'countered' ? request.counter_unit_stake_cents : null;
  const title =
    counter !== null ? 'slip.wait.countered' : request.kind === 'delay' ? 'slip.wait.title' : 'slip.wait.trader';
  const text =
    counter !== null ? 'slip.wait.counteredText' : request.kind === 'delay' ? 'slip.wait.text' : 'slip.wait.traderText';
  const answer = (accept: boolean) => {
    setAnswered(true);
    void placing.answer(id, accept).finally(() => setAnswered(false));
  };
  return (
    <div className="grid gap-3 rounded-md bg-ice-wash p-4 text-13">
      <div className="flex items-center justify-between gap-3 font-bold">
        <span>{say(title)}</span>
        <span className="figure">{say('slip.wait.seconds', { seconds: Math.ceil(leftMs / 1_000) })}</span>
      </div>
      <ProgressComet label={say('slip.wait.progress')} value={1 - leftMs / wholeMs} look="plain" />
      <p className="text-text-soft">
        {say(text, { amount: counter === null ? '' : formatMoney(counter, { currency, locale: tag }) })}
      </p>
      <div className="grid gap-2">
        {counter !== null && (
          <Button look="outline" loading={isAnswered} onClick={() => answer(true)}>
            {say('slip.wait.accept', { amount: formatMoney(counter, { currency, locale: tag }) })}
          </Button>
        )}
        <Button look="secondary" loading={isAnswered} onClick={() => answer(false)}>
          {say(counter === null ? 'slip.wait.back' : 'slip.wait.decline')}
        </Button>
      </div>
    </div>
  );
}
