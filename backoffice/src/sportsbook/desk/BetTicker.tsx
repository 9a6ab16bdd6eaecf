import type { StaffBet } from '@halley/contract';
import { Badge, type BadgeTone, classNames, formatMoney, Segmented } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Loading } from '../../console/index.ts';
import { priceText } from '../figures.ts';
import { sportsbookWords } from '../words.ts';
import { timeOfDay } from './clock-text.ts';
import { cellClass, headClass, Panel } from './Panel.tsx';
import { useLive } from './use-live.ts';
import { useSteady } from './use-steady.ts';
import { deskWords as own } from './words.ts';

const everyMs = 1_000;
const limit = 25;
const keyOf = ({ id }: StaffBet) => id;
export const markTones: Readonly<Record<StaffBet['marks'][number], BadgeTone>> = {
  large: 'info',
  flagged: 'danger',
  offer: 'violet',
  referred: 'warn',
};

/** Bets as they come in. While somebody points at them nothing moves; new ones are counted. */
export function BetTicker({ event, isOn }: { event: number | undefined; isOn: boolean }): ReactNode {
  const [of, setOf] = useState<keyof typeof own.betsOf>('all');
  const fixture = of === 'event' ? event : undefined;
  const bets = useLive(
    'listStaffBets',
    { query: { limit, ...(fixture !== undefined && { fixture }) } },
    { everyMs, isOn },
  );
  const { rows, isHeld, waiting, props } = useSteady(bets.data?.bets ?? [], { keyOf, newcomers: 'wait' });
  const { tickerHeads: heads } = own;
  return (
    <Panel
      title={own.bets}
      text={isHeld ? own.betsPaused(waiting) : own.betsText}
      actions={
        event !== undefined && (
          <Segmented
            label={own.whichBets}
            value={of}
            onChange={setOf}
            options={(Object.keys(own.betsOf) as (keyof typeof own.betsOf)[]).map((value) => ({
              value,
              label: own.betsOf[value],
            }))}
          />
        )
      }
    >
      <Loading from={bets}>
        {() =>
          rows.length === 0 ? (
            <p className="py-6 text-13 text-text-soft">{own.noTicker}</p>
          ) : (
            <div className="max-h-72 overflow-y-auto" {...props}>
              <table className="w-full border-separate border-spacing-0 text-13">
                <caption className="sr-only">{own.bets}</caption>
                <thead className="sr-only">
                  <tr>
                    {Object.values(heads).map((head) => (
                      <th key={head} scope="col" className={headClass}>
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ row }) => (
                    <TickerRow key={row.id} bet={row} />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loading>
    </Panel>
  );
}

function TickerRow({ bet }: { bet: StaffBet }): ReactNode {
  const { player_id: player, legs, marks, stake_cents: stake, currency, price, placed_at: at } = bet;
  const [first] = legs;
  const isMarked = marks.includes('large') || marks.includes('flagged');
  const cell = classNames(cellClass, isMarked && 'bg-info-wash/50');
  return (
    <tr>
      <td className={classNames(cell, 'text-text-faint whitespace-nowrap max-sm:hidden')}>{timeOfDay(at)}</td>
      <td className={cell}>
        <Link to={`/players/${player}/bets`} className="whitespace-nowrap hover:text-ice">
          {sportsbookWords.player(player)}
        </Link>
      </td>
      <td className={classNames(cell, 'min-w-0 text-text-soft')} title={legs.map(({ fixture }) => fixture).join(' · ')}>
        {first && own.legsOf(`${first.outcome}, ${first.market}`, legs.length - 1)}{' '}
        {marks.map((mark) => (
          <Badge key={mark} tone={markTones[mark]} className="mr-1">
            {own.marks[mark]}
          </Badge>
        ))}
      </td>
      <td className={classNames(cell, 'text-right font-bold whitespace-nowrap')}>
        {formatMoney(stake, { currency, locale: 'en' })}
      </td>
      <td className={classNames(cell, 'text-right text-text-faint')}>{price === null ? bet.kind : priceText(price)}</td>
    </tr>
  );
}
