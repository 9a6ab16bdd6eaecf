import type { BetQuote } from '@halley/contract';
import { classNames, IconButton } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { showPrice } from '../odds.ts';
import { useOddsType } from '../use-odds-type.ts';
import { LegPrice, MovedPrice } from './LegRow.tsx';
import type { SlipLeg } from './slip-state.ts';
import { slip } from './slip-store.ts';

interface BuilderCardProps {
  /** Of one fixture, with their places on the slip. */
  legs: readonly { leg: SlipLeg; place: number }[];
  quote: BetQuote | undefined;
  group: number;
  /** The price that the player has seen. */
  seen: number | undefined;
  /** Places that the house has something against. */
  against: readonly number[];
  banker?: boolean | undefined;
}

/** Legs of one fixture are one leg: what they are worth together, what one after another they would make, and how sure that is. */
export function BuilderCard({ legs, quote, group, seen, against, banker }: BuilderCardProps): ReactNode {
  const { say, tag } = useSpeech();
  const type = useOddsType();
  const joint = quote?.builder.find((one) => one.group === group);
  const nows = legs.map(({ place, leg }) => quote?.legs[place]?.price ?? leg.price);
  const apart = Math.floor(nows.reduce((all, price) => all * (price / 1_000), 1_000));
  const error = joint && new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(joint.error_ppm / 10_000);
  return (
    <li className="grid gap-3 rounded-md border-l-3 border-ice bg-surface-2 p-3.5">
      <div className="grid gap-0.5">
        <div className="flex items-center justify-between gap-3">
          <b className="text-sm">{say('slip.builder.title')}</b>
          {joint && <MovedPrice seen={seen ?? joint.price} now={joint.price} />}
        </div>
        <span className="flex items-center justify-between gap-2 text-xs text-text-soft">
          <span className="min-w-0 wrap-anywhere">{legs[0]?.leg.fixtureName}</span>
          {banker !== undefined && (
            <button
              type="button"
              aria-pressed={banker}
              onClick={() => {
                for (const { leg } of legs) slip.changeLeg(leg, { banker: !banker });
              }}
              className="min-h-9 shrink-0 rounded-sm px-2 text-2xs font-bold text-text-faint hover:text-text aria-pressed:bg-ice-wash aria-pressed:text-ice"
            >
              {say('slip.banker')}
            </button>
          )}
        </span>
      </div>
      <ul className="grid border-y border-line py-1.5">
        {legs.map(({ leg, place }) => {
          const name = leg.outcomeTitle || say('slip.leg.nameless');
          return (
            <li
              key={place}
              className={classNames(
                'grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-2.5 rounded-sm text-13',
                against.includes(place) && 'inset-ring inset-ring-warn',
              )}
            >
              <span className="ml-1 size-1.5 rounded-full bg-ice" aria-hidden="true" />
              <span className="min-w-0 py-1 wrap-anywhere">
                {name} <span className="block text-2xs text-text-faint">{leg.marketTitle}</span>
              </span>
              <span className="text-text-soft">
                <LegPrice leg={{ ...leg, price: quote?.legs[place]?.price ?? leg.price }} now={quote?.legs[place]} />
              </span>
              <IconButton
                icon="close"
                size="small"
                label={say('slip.remove', { name })}
                onClick={() => slip.remove(leg)}
              />
            </li>
          );
        })}
      </ul>
      {joint && (
        <p className="text-xs text-text-soft">
          {say(joint.price < apart ? 'slip.builder.help' : 'slip.builder.hinder', {
            apart: showPrice(apart, type),
            together: showPrice(joint.price, type),
          })}{' '}
          {joint.error_ppm > 0 && say('slip.builder.error', { error: error ?? '' })}
        </p>
      )}
    </li>
  );
}
