import type { Bet } from '@halley/contract';
import { Button, Checkbox, Facts, Note, ProgressComet, Skeleton } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSay, useSpeech } from '../../i18n/index.ts';
import { AutoCashOut } from './AutoCashOut.tsx';
import { shareOfBet } from './share-of-bet.ts';
import { type CashOutFault, type HeldQuote, useCashOut } from './use-cash-out.ts';

interface CashOutPanelProps {
  bet: Bet;
  name: string;
  onSold(amountCents: number): void;
  onClose(): void;
}

/** What a bet is worth, what is offered for it and what that costs; a part of it or all. Asked for by the player. */
export function CashOutPanel({ bet, name, onSold, onClose }: CashOutPanelProps): ReactNode {
  const { say } = useSpeech();
  const [percent, setPercent] = useState(100);
  const [any, setAny] = useState(false);
  const { step, quote, fault, leftMs, waitsMs, ask, take } = useCashOut(bet, onSold);
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const seconds = Math.ceil(leftMs / 1_000);
  const wait = Math.ceil(waitsMs / 1_000);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={title}
      data-noprint
      className="grid min-w-0 gap-4 rounded-xl bg-surface-1 p-5 text-sm shadow-1 outline-none"
    >
      <header className="flex items-baseline justify-between gap-3">
        <h3 id={title} className="title-card">
          {say('bets.cash.title')}
        </h3>
        <span className="text-13 text-text-faint">{name}</span>
      </header>
      {step === 'asking' && <Skeleton className="h-40 rounded-md" />}
      {quote && step !== 'asking' && (
        <Offer bet={bet} quote={quote} percent={percent} isFixed={step !== 'offered'} onPercent={setPercent} />
      )}
      {quote && quote.delay_seconds > 0 && step === 'offered' && (
        <div className="text-13 text-text-soft">
          <p>{say('bets.cash.delay', { seconds: quote.delay_seconds })}</p>
          <Checkbox label={say('bets.cash.any')} checked={any} onChange={({ target }) => setAny(target.checked)} />
        </div>
      )}
      {quote && (step === 'offered' || step === 'selling') && (
        <TakeButton
          bet={bet}
          quote={quote}
          percent={percent}
          isSelling={step === 'selling'}
          onTake={(part) => void take({ ...part, policy: any ? 'any' : 'higher' })}
        />
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {step === 'selling' && wait > 0 && <Note>{say('bets.cash.waiting', { seconds: wait })}</Note>}
        {step === 'over' && (
          <Note tone="warn">{fault ? <Fault bet={bet} fault={fault} /> : say('bets.cash.over')}</Note>
        )}
      </div>
      {step === 'offered' && (
        <p className="text-center text-xs text-text-faint">
          <span className="tabular-nums">{say('bets.cash.life', { seconds })}</span> {say('bets.cash.moves')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {step === 'over' && (
          <Button size="small" icon="refresh" onClick={ask}>
            {say('bets.cash.again')}
          </Button>
        )}
        {step !== 'selling' && (
          <Button size="small" look="quiet" onClick={onClose}>
            {say('bets.cash.close')}
          </Button>
        )}
      </div>
      <AutoCashOut bet={bet} />
    </section>
  );
}

interface OfferProps {
  bet: Bet;
  quote: HeldQuote;
  percent: number;
}

function Offer({
  bet,
  quote,
  percent,
  isFixed,
  onPercent,
}: OfferProps & { isFixed: boolean; onPercent(to: number): void }) {
  const { say, tag } = useSpeech();
  const slider = useId();
  const money = (cents: number) => formatMoney(cents, { currency: bet.currency, locale: tag });
  const { worth_cents: worth, cost_cents: cost, offer_cents: offer, cost_bp } = quote;
  const { amount, stakeLeft, returnLeft } = shareOfBet(bet, quote, percent);
  const cost100 = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(cost_bp / 100);
  return (
    <>
      <ProgressComet look="plain" label={say('bets.cash.offer')} value={worth > 0 ? offer / worth : 0} />
      <Facts
        facts={[
          { name: say('bets.cash.worth'), value: money(worth) },
          {
            name: say('bets.cash.cost'),
            value: (
              <>
                {`−${money(cost)}`} <span className="font-normal text-text-faint">{`${cost100} %`}</span>
              </>
            ),
          },
        ]}
      />
      <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <span className="text-text-soft">{say('bets.cash.offer')}</span>
        <b className="figure text-xl" data-testid="offer">
          {money(offer)}
        </b>
      </p>
      <div className="grid gap-1.5">
        <div className="flex items-baseline justify-between gap-2">
          <label htmlFor={slider}>{say('bets.cash.howMuch')}</label>
          <output htmlFor={slider} className="font-bold">
            {say('bets.cash.percent', { percent })}
          </output>
        </div>
        <input
          id={slider}
          type="range"
          min={1}
          max={100}
          value={percent}
          disabled={isFixed}
          aria-valuetext={`${say('bets.cash.percent', { percent })}, ${money(amount)}`}
          onChange={({ target }) => onPercent(Number(target.value))}
          className="h-6 w-full accent-ice disabled:opacity-60"
        />
      </div>
      <p className="rounded-md bg-surface-2 px-4 py-3 text-13">
        {percent === 100
          ? say('bets.cash.whole', { amount: money(amount) })
          : say('bets.cash.part', { amount: money(amount), stake: money(stakeLeft), return: money(returnLeft) })}
      </p>
    </>
  );
}

interface TakeButtonProps extends OfferProps {
  isSelling: boolean;
  onTake(part: { share: number; amount: number }): void;
}

function TakeButton({ bet, quote, percent, isSelling, onTake }: TakeButtonProps) {
  const { say, tag } = useSpeech();
  const { share, amount } = shareOfBet(bet, quote, percent);
  return (
    <Button
      look="primary"
      size="large"
      block
      loading={isSelling}
      disabled={amount < 1}
      onClick={() => onTake({ share, amount })}
    >
      {say('bets.cash.take', { amount: formatMoney(amount, { currency: bet.currency, locale: tag }) })}
    </Button>
  );
}

/** A refusal with its reason, and with what would be paid where that is known. */
function Fault({ bet, fault }: { bet: Bet; fault: CashOutFault }): ReactNode {
  const say = useSay();
  const { tag } = useSpeech();
  const { code, reason, legs, offer_cents } = fault;
  if (code === undefined) return say('validation.network');
  if (code === 'QUOTE_EXPIRED') return say('bets.cash.over');
  if (code === 'RATE_LIMITED') return say('validation.tooMany');
  if (code === 'PRICE_CHANGED') {
    const offer = formatMoney(offer_cents ?? 0, { currency: bet.currency, locale: tag });
    return say('bets.cash.lower', { offer });
  }
  if (reason === 'worthless') return say('bets.cash.closedWorthless');
  if (reason === 'builder' || reason === 'fair') return say('bets.cash.closedUnknown');
  const leg = bet.legs.find(({ place }) => place === legs?.[0]);
  return leg ? say('bets.cash.closedLeg', { leg: leg.fixture }) : say('bets.cash.closed');
}
