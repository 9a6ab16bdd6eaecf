import type { StaffFixturePage, StaffOverride } from '@halley/contract';
import { Badge, classNames, Field, Icon } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { type Action, ActionDialog, Actions, mayCall } from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { euroShort, percentText, priceText } from '../figures.ts';
import { marketActions } from '../fixture-actions.ts';
import { changeActions, overrideActions, priceAction } from '../overrides/override-actions.ts';
import { changeText, placeText } from '../overrides/override-text.ts';
import { overrideWords } from '../overrides/words.ts';
import { sportsbookWords } from '../words.ts';
import { deskWords as own } from './words.ts';

type Market = StaffFixturePage['market_list'][number];

interface PricesPanelProps {
  fixture: StaffFixturePage;
  overrides: readonly StaffOverride[];
  onDone: () => void;
}

const mostShown = 30;

/** Every market with its prices. A price is clicked to set another; a market is opened for all that can be done with it. */
export function PricesPanel({ fixture, overrides, onDone }: PricesPanelProps): ReactNode {
  const [find, setFind] = useState('');
  const [opened, setOpened] = useState<string>();
  const [asking, setAsking] = useState<Action>();
  const wanted = find.trim().toLowerCase();
  const found = fixture.market_list.filter(({ title, key }) => `${title} ${key}`.toLowerCase().includes(wanted));
  return (
    <div className="grid gap-3">
      <Changes overrides={overrides} onDone={onDone} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={own.findMarket}
          type="search"
          value={find}
          autoComplete="off"
          prefix={<Icon name="search" size="small" />}
          onChange={({ target }) => setFind(target.value)}
          className="min-w-48 flex-1"
        />
        <span className="flex flex-wrap gap-2 pb-1.5">
          <Actions actions={changeActions({ fixture, name: fixture.name })} onDone={onDone} />
        </span>
      </div>
      <ul aria-label={sportsbookWords.markets} className="grid max-h-128 overflow-y-auto">
        {found.slice(0, mostShown).map((market) => (
          <MarketRow
            key={market.key}
            fixture={fixture}
            market={market}
            changed={overrides.filter(({ market: key }) => key === market.key)}
            isOpened={opened === market.key}
            onOpen={() => setOpened(opened === market.key ? undefined : market.key)}
            onAsk={setAsking}
            onDone={onDone}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="text-13 text-text-soft">{own.noMarket}</p>}
      {found.length > mostShown && <p className="text-xs text-text-faint">{own.moreLegs(found.length - mostShown)}</p>}
      {asking && <ActionDialog action={asking} onDone={onDone} onClosed={() => setAsking(undefined)} />}
    </div>
  );
}

/** What is changed of this event already, each to be taken back. */
function Changes({ overrides, onDone }: Pick<PricesPanelProps, 'overrides' | 'onDone'>): ReactNode {
  if (overrides.length === 0) return null;
  return (
    <ul aria-label={overrideWords.title} className="grid gap-1.5">
      {overrides.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-2 rounded-sm bg-surface-2 px-3 py-1.5 text-13">
          <Badge tone={one.state === 'waiting' ? 'warn' : 'violet'}>{overrideWords.kinds[one.kind]}</Badge>
          <span>
            {placeText(one)}: {changeText(one)}
          </span>
          <span className="ml-auto flex gap-2">
            <Actions actions={overrideActions(one)} onDone={onDone} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface MarketRowProps {
  fixture: StaffFixturePage;
  market: Market;
  changed: readonly StaffOverride[];
  isOpened: boolean;
  onOpen: () => void;
  onAsk: (action: Action) => void;
  onDone: () => void;
}

function MarketRow({ fixture, market, changed, isOpened, onOpen, onAsk, onDone }: MarketRowProps): ReactNode {
  const { may } = useStaff();
  const { title, open, trader_stop: stop, margin_bp: margin, bets, liability_cents: cost, outcomes } = market;
  const facts = [
    margin !== null && own.margin(percentText(margin)),
    bets > 0 && own.betCount(bets),
    cost > 0 && own.mayCost(euroShort(cost)),
  ].filter((fact) => fact !== false);
  return (
    <li className="grid gap-1.5 border-t border-line py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          aria-expanded={isOpened}
          onClick={onOpen}
          className="flex min-h-6 items-center gap-1.5 text-left text-13 font-bold hover:text-ice"
        >
          <Icon name={isOpened ? 'chevron-down' : 'chevron-right'} size="small" className="text-text-faint" />
          {title}
        </button>
        <span className="text-xs text-text-faint">{facts.join(' · ')}</span>
        <span className="ml-auto flex items-center gap-2 text-xs">
          {stop !== null && <span className="text-warn">{stop}</span>}
          <Badge tone={open ? 'win' : stop === null ? 'neutral' : 'warn'}>{open ? own.open : own.shut}</Badge>
        </span>
      </div>
      <div className="flex flex-wrap gap-1.5 pl-6">
        {outcomes.map((outcome) => {
          const isChanged = changed.some((one) => one.outcome === outcome.id && one.state === 'active');
          const text = outcome.price === null ? '–' : priceText(outcome.price);
          const look = classNames(
            'inline-flex min-h-8 items-center gap-2 rounded-xs bg-surface-2 px-2.5 text-xs',
            isChanged && 'inset-ring inset-ring-violet',
          );
          const inner = (
            <>
              <span className="text-text-soft">{outcome.title}</span>
              <b>{text}</b>
              {isChanged && <span className="text-violet-soft">{own.changed}</span>}
            </>
          );
          return mayCall(may, 'setOverride') ? (
            <button
              key={outcome.id}
              type="button"
              aria-label={own.setPrice(outcome.title, text)}
              onClick={() => onAsk(priceAction(fixture, market, outcome))}
              className={`${look} hover:bg-surface-3`}
            >
              {inner}
            </button>
          ) : (
            <span key={outcome.id} className={look}>
              {inner}
            </span>
          );
        })}
      </div>
      {isOpened && (
        <div className="flex flex-wrap gap-2 pl-6">
          <Actions
            actions={[...marketActions(fixture, market), ...changeActions({ fixture, market, name: title })]}
            onDone={onDone}
          />
        </div>
      )}
    </li>
  );
}
