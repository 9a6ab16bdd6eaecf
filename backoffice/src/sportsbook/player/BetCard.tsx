import type { StaffBet } from '@halley/contract';
import { Badge, type BadgeTone, formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showTime } from '../../console/index.ts';
import { markTones } from '../desk/BetTicker.tsx';
import { deskWords } from '../desk/words.ts';
import { priceText } from '../figures.ts';
import { playerBetWords as own } from './words.ts';

const tones: Readonly<Record<StaffBet['state'], BadgeTone>> = {
  open: 'info',
  won: 'win',
  lost: 'neutral',
  void: 'warn',
  cashed_out: 'violet',
};

/** A bet as the player has it: what it is, each leg with what became of it, and the money. */
export function BetCard({ bet }: { bet: StaffBet }): ReactNode {
  const { id, state, kind, currency, legs, marks, placed_at: placed, settled_at: settled, price } = bet;
  const money = (cents: number) => formatMoney(cents, { currency, locale: 'en' });
  const isOpen = state === 'open';
  return (
    <li className="grid gap-3 rounded-lg bg-surface-1 p-4 text-13 shadow-1">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{own.states[state]}</Badge>
        <b className="capitalize">{kind}</b>
        {marks.map((mark) => (
          <Badge key={mark} tone={markTones[mark]}>
            {deskWords.marks[mark]}
          </Badge>
        ))}
        <code className="ml-auto text-xs text-text-faint wrap-anywhere">{id}</code>
      </div>
      <ul className="grid gap-1.5 border-l-2 border-line-strong pl-3">
        {legs.map((leg) => (
          <li
            key={`${leg.fixture_id} ${leg.market} ${leg.outcome}`}
            className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5"
          >
            <b>{leg.outcome}</b>
            <span className="text-text-soft">{leg.market}</span>
            <Link to={`/sportsbook/${leg.fixture_id}`} className="text-text-soft underline-offset-3 hover:underline">
              {leg.fixture}
            </Link>
            <span className="ml-auto whitespace-nowrap">
              {priceText(leg.price)}{' '}
              <span className="text-text-faint">{leg.result?.replaceAll('_', ' ') ?? own.legOpen}</span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Fact name={own.stake}>{money(bet.stake_cents)}</Fact>
        {price !== null && <Fact name={own.price}>{priceText(price)}</Fact>}
        <Fact name={isOpen ? own.mayReturn : own.returned}>
          {money(isOpen ? bet.largest_return_cents : bet.returned_cents)}
        </Fact>
      </dl>
      <p className="text-xs text-text-faint">
        {own.placed(showTime(placed))}
        {settled !== null && ` · ${own.settled(showTime(settled))}`}
      </p>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-2xs text-text-faint">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
