import type { BetQuote } from '@halley/contract';
import { Badge, Icon, IconButton } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { showPrice } from '../odds.ts';
import { useOddsType } from '../use-odds-type.ts';
import { type SlipLeg, slip } from './slip-store.ts';

interface SlipLegRowProps {
  leg: SlipLeg;
  /** As it is offered now; undefined: nobody has said yet. */
  now: BetQuote['legs'][number] | undefined;
}

/** A selection. When it has moved both prices stand there; when it is closed it stays, and says so. */
export function SlipLegRow({ leg, now }: SlipLegRowProps): ReactNode {
  const say = useSay();
  const type = useOddsType();
  const isClosed = now !== undefined && (!now.open || now.price === null);
  const price = now?.price ?? leg.price;
  const moved = price === leg.price ? undefined : price > leg.price ? 'up' : 'down';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-md bg-surface-2 p-3 text-13">
      <div className="grid min-w-0 gap-0.5">
        <b className="wrap-anywhere">{leg.outcomeTitle}</b>
        <span className="wrap-anywhere text-text-soft">{leg.marketTitle}</span>
        <SiteLink href={`/sport/events/${leg.fixture}`} className="truncate text-2xs text-text-faint hover:text-text">
          {leg.fixtureName}
        </SiteLink>
      </div>
      <div className="grid justify-items-end gap-1">
        {isClosed ? (
          <Badge tone="warn">{say('sportsbook.price.closed')}</Badge>
        ) : (
          <span className="figure flex items-center gap-1.5 font-bold">
            {moved && (
              <>
                <s className="font-normal text-text-faint">{showPrice(leg.price, type)}</s>
                <Icon name={moved === 'up' ? 'arrow-up' : 'arrow-down'} className="size-3" />
                <span className="sr-only">{say(moved === 'up' ? 'sportsbook.price.up' : 'sportsbook.price.down')}</span>
              </>
            )}
            {showPrice(price, type)}
          </span>
        )}
        <IconButton
          icon="close"
          size="small"
          label={say('sportsbook.slip.remove', { name: leg.outcomeTitle })}
          onClick={() => slip.remove(leg)}
        />
      </div>
    </li>
  );
}
