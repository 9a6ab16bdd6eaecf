import type { RefusalCode } from '@halley/contract';
import { currencies } from '@halley/contract/money';
import { Button, Card, Field, Icon, Note, Segmented } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { parseAmount } from '../../forms/index.ts';
import { useSpeech } from '../../i18n/index.ts';
import { ModalLink, SiteLink, useExcluded } from '../../page/index.ts';
import { usePlayer } from '../../session/index.ts';
import { useSelectedAccount } from '../../wallet/index.ts';
import { SlipLegRow } from './SlipLegRow.tsx';
import { type SlipState, slip } from './slip-store.ts';
import { slipRefusals, usePlaceBet } from './use-place-bet.ts';
import { useQuote } from './use-quote.ts';
import { useSlip } from './use-slip.ts';
import { Waiting } from './Waiting.tsx';

/** The slip: selections, stake, what it may return and what it costs on average. Nothing is proposed, nothing urges. */
export function SlipPanel(): ReactNode {
  const { say } = useSpeech();
  const state = useSlip();
  const { placing, place, forget } = usePlaceBet();
  const count = state.legs.length;
  const hasLegs = count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slip has begun, and "placed" was said of the one before
  useEffect(() => {
    if (hasLegs && placing.state === 'placed') forget();
  }, [hasLegs]);
  return (
    <Card className="grid gap-4 p-4">
      <header className="flex items-center justify-between gap-3">
        <h2 className="title-card">{say('sportsbook.slip.title')}</h2>
        {count > 0 && placing.state !== 'waiting' && (
          <Button look="quiet" size="small" onClick={() => slip.clear()}>
            {say('sportsbook.slip.clear')}
          </Button>
        )}
      </header>
      <div role="status" className="grid gap-2 empty:hidden">
        {placing.state === 'placed' && (
          <Note tone="win">
            <span className="grid gap-1">
              {say('sportsbook.slip.placed')}
              <SiteLink href="/sport/bets" onClick={forget} className="font-semibold text-ice">
                {say('sportsbook.bets.title')}
              </SiteLink>
            </span>
          </Note>
        )}
        {placing.state === 'refused' && <Note tone="warn">{placing.text}</Note>}
        {placing.state === 'waiting' && <Waiting request={placing.request} />}
      </div>
      {count === 0 ? (
        <p className="text-13 text-text-soft">{say('sportsbook.slip.empty')}</p>
      ) : (
        placing.state !== 'waiting' && (
          <Filled state={state} isSending={placing.state === 'sending'} onPlace={place} onChange={forget} />
        )
      )}
    </Card>
  );
}

interface FilledProps {
  state: SlipState;
  isSending: boolean;
  onPlace: ReturnType<typeof usePlaceBet>['place'];
  /** Something on the slip is another: what was said of the one before goes. */
  onChange(): void;
}

function Filled({ state, isSending, onPlace, onChange }: FilledProps): ReactNode {
  const { say, tag } = useSpeech();
  const player = usePlayer();
  const isExcluded = useExcluded();
  const account = useSelectedAccount();
  const currency = account?.currency ?? 'EUR';
  const [fault, setFault] = useState<string>();
  const typed = parseAmount(state.stake, { tag, subunits: currencies[currency].subunits });
  const unitCents = typed.ok ? Number(typed.cents) : 0;
  const { quote, refusal } = useQuote(state, { currency, unitCents });
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  useForgetOnChange(state, onChange);
  // A better price is given without asking; a lower one is the player's to take.
  const lower = quote?.legs.filter((leg) => leg.moved === 'down') ?? [];
  const gone = quote?.legs.some(({ open, moved: way }) => !open || way === 'gone') ?? false;
  const isAbove = quote !== undefined && unitCents > quote.max_unit_stake_cents;

  const submit = () => {
    if (!typed.ok || unitCents <= 0) return setFault(say('sportsbook.slip.stake.needed'));
    setFault(undefined);
    void onPlace(state, { currency, unitCents });
  };

  return (
    <>
      {state.legs.length > 1 && (
        <Segmented
          label={say('sportsbook.slip.kind')}
          value={state.kind}
          onChange={(kind) => slip.change({ kind })}
          options={[
            { value: 'single', label: say('sportsbook.slip.singles') },
            { value: 'multiple', label: say('sportsbook.slip.multiple') },
          ]}
        />
      )}
      <ul className="grid gap-2">
        {state.legs.map((leg, place) => (
          <SlipLegRow key={`${leg.fixture} ${leg.market}`} leg={leg} now={quote?.legs[place]} />
        ))}
      </ul>
      {refusal && <Note tone="warn">{say(slipRefusals[refusal as RefusalCode] ?? 'sportsbook.slip.noPrice')}</Note>}
      {lower.length > 0 && (
        <Button
          look="outline"
          onClick={() => slip.takePrices(new Map(lower.map(({ place, price }) => [place, price ?? 0])))}
        >
          {say('sportsbook.slip.takePrices')}
        </Button>
      )}
      <Field
        label={say(state.kind === 'single' && state.legs.length > 1 ? 'sportsbook.slip.each' : 'sportsbook.slip.stake')}
        inputMode="decimal"
        autoComplete="off"
        value={state.stake}
        onChange={({ target }) => slip.change({ stake: target.value.slice(0, 20) })}
        suffix={currency}
        hint={quote && say('sportsbook.slip.most', { amount: money(quote.max_unit_stake_cents) })}
        error={fault ?? (isAbove ? say('sportsbook.refused.limit') : undefined)}
      />
      {quote && unitCents > 0 && (
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-13">
          {quote.lines > 1 && <Fact name={say('sportsbook.slip.all')} value={money(quote.stake_cents)} />}
          <Fact name={say('sportsbook.slip.return')} value={money(quote.largest_return_cents)} isStrong />
          {quote.expected_cost_cents !== null && (
            <Fact name={say('sportsbook.slip.cost')} value={money(quote.expected_cost_cents)} />
          )}
        </dl>
      )}
      {quote && quote.delay_seconds > 0 && (
        <p className="flex items-center gap-2 text-2xs text-text-faint">
          <Icon name="clock" className="size-3.5" />
          {say('sportsbook.slip.delay', { seconds: Math.ceil(quote.delay_seconds) })}
        </p>
      )}
      {player ? (
        <Button
          size="large"
          loading={isSending}
          disabled={isExcluded || gone || isAbove || refusal !== undefined || lower.length > 0}
          onClick={submit}
        >
          {say('sportsbook.slip.place')}
        </Button>
      ) : (
        <Button asChild size="large">
          <ModalLink href="/sport/login">{say('sportsbook.slip.login')}</ModalLink>
        </Button>
      )}
      {isExcluded && <Note tone="info">{say('sportsbook.refused.excluded')}</Note>}
    </>
  );
}

function Fact({ name, value, isStrong }: { name: string; value: string; isStrong?: boolean }): ReactNode {
  return (
    <>
      <dt className="text-text-soft">{name}</dt>
      <dd className={isStrong ? 'figure text-right font-bold' : 'figure text-right'}>{value}</dd>
    </>
  );
}

/** What was said of a slip holds for that slip. */
function useForgetOnChange({ legs, stake, kind }: SlipState, onChange: () => void): void {
  const key = JSON.stringify([legs, stake, kind]);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    onChange();
  });
}
