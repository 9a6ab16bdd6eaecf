import type { BetQuote } from '@halley/contract';
import { Badge, classNames, Icon, IconButton } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { showPrice } from '../odds.ts';
import { useOddsType } from '../use-odds-type.ts';
import type { SlipLeg } from './slip-state.ts';
import { slip } from './slip-store.ts';

interface LegRowProps {
  leg: SlipLeg;
  /** As it is offered now; undefined: nobody has said yet. */
  now: BetQuote['legs'][number] | undefined;
  /** What the house has against the slip is about this one. */
  isAgainst?: boolean;
  /** Of a system: whether it is in every line. Undefined: there is nothing to choose. */
  banker?: boolean | undefined;
  children?: ReactNode;
}

/** A selection. When it has moved both prices stand there; when it is closed it stays, and says so. */
export function LegRow({ leg, now, isAgainst = false, banker, children }: LegRowProps): ReactNode {
  const say = useSay();
  const name = leg.outcomeTitle || say('slip.leg.nameless');
  return (
    <li className={classNames('grid gap-3 rounded-md bg-surface-2 p-3.5', isAgainst && 'inset-ring inset-ring-warn')}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5">
        <span className="col-span-2 flex items-center justify-between gap-x-3">
          <b className="min-w-0 text-sm wrap-anywhere">{name}</b>
          <span className="shrink-0">
            <LegPrice leg={leg} now={now} />
          </span>
        </span>
        <span className="min-w-0 text-xs wrap-anywhere text-text-soft">
          {leg.marketTitle}
          {leg.fixtureName && ' · '}
          {leg.fixtureName && (
            <SiteLink href={`/sport/events/${leg.fixture}`} className="hover:text-text hover:underline">
              {leg.fixtureName}
            </SiteLink>
          )}
        </span>
        <span className="-my-1 -mr-2 flex justify-self-end">
          {banker !== undefined && (
            <button
              type="button"
              aria-pressed={banker}
              onClick={() => slip.changeLeg(leg, { banker: !banker })}
              className="min-h-9 rounded-sm px-2 text-2xs font-bold text-text-faint hover:text-text aria-pressed:bg-ice-wash aria-pressed:text-ice"
            >
              {say('slip.banker')}
            </button>
          )}
          <IconButton icon="close" size="small" label={say('slip.remove', { name })} onClick={() => slip.remove(leg)} />
        </span>
      </div>
      {children}
    </li>
  );
}

/** The price of now, beside the one that was taken where they differ. */
export function LegPrice({ leg, now }: Pick<LegRowProps, 'leg' | 'now'>): ReactNode {
  const say = useSay();
  const isClosed = now !== undefined && (!now.open || now.price === null);
  if (isClosed) return <Badge tone="warn">{say('slip.leg.closed')}</Badge>;
  return <MovedPrice seen={leg.price} now={now?.price ?? leg.price} />;
}

/** Arrow and word beside the colour. */
export function MovedPrice({ seen, now }: { seen: number; now: number }): ReactNode {
  const say = useSay();
  const type = useOddsType();
  if (seen === now) return <span className="figure font-bold">{showPrice(now, type)}</span>;
  const isUp = now > seen;
  return (
    <span className="figure flex items-center gap-1.5 font-bold">
      <s className="font-normal text-text-faint">{showPrice(seen, type)}</s>
      <Icon name={isUp ? 'arrow-up' : 'arrow-down'} className={classNames('size-3', isUp ? 'text-win' : 'text-info')} />
      <span className="sr-only">{say(isUp ? 'slip.leg.up' : 'slip.leg.down')}</span>
      <span className={isUp ? 'text-win' : 'text-info'}>{showPrice(now, type)}</span>
    </span>
  );
}
