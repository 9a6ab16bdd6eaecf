import type { StaffLiability } from '@halley/contract';
import { classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import { euroShort, euroSigned, priceText } from '../figures.ts';
import { cellClass, headClass } from './Panel.tsx';
import { deskWords as own } from './words.ts';

type Outcome = StaffLiability['outcomes'][number];

/** What the house wins or loses with each outcome: the market with most staked first and large, the others below. */
export function ResultBars({ liability }: { liability: StaffLiability }): ReactNode {
  const markets = [...Map.groupBy(liability.outcomes, ({ market }) => market).values()]
    .filter((outcomes) => stakedOn(outcomes) > 0)
    .toSorted((one, other) => stakedOn(other) - stakedOn(one));
  const [main, ...others] = markets;
  if (!main) return <p className="py-6 text-13 text-text-soft">{own.noBets}</p>;
  const most = Math.max(1, ...liability.outcomes.map(({ if_cents: cents }) => Math.abs(cents)));
  return (
    <div className="grid gap-4">
      <OutcomeTable outcomes={main} most={most} isMain />
      {others.length > 0 && (
        <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
          {others.map((outcomes) => (
            <OutcomeTable key={outcomes[0]?.market} outcomes={outcomes} most={most} />
          ))}
        </div>
      )}
    </div>
  );
}

const stakedOn = (outcomes: readonly Outcome[]) => outcomes.reduce((sum, { staked_cents: cents }) => sum + cents, 0);

interface OutcomeTableProps {
  outcomes: readonly Outcome[];
  most: number;
  isMain?: boolean;
}

function OutcomeTable({ outcomes, most, isMain }: OutcomeTableProps): ReactNode {
  const title = outcomes[0]?.market_title ?? '';
  const { outcomeHeads: heads } = own;
  const right = classNames(headClass, 'text-right');
  return (
    <table className="w-full border-separate border-spacing-0 self-start text-13">
      <caption className={isMain ? 'sr-only' : 'pb-1 text-left text-xs text-text-faint'}>{title}</caption>
      <thead className={isMain ? undefined : 'sr-only'}>
        <tr>
          <th scope="col" className={headClass}>
            {isMain ? title : heads.outcome}
          </th>
          <th scope="col" className={right}>
            {heads.price}
          </th>
          <th scope="col" className={right}>
            {heads.staked}
          </th>
          <th scope="col" className={headClass}>
            <span className="sr-only">{heads.bar}</span>
          </th>
          <th scope="col" className={right}>
            {heads.happens}
          </th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ outcome, outcome_title: name, price, staked_cents: staked, if_cents: cents }) => (
          <tr key={outcome}>
            <th scope="row" className={classNames(cellClass, 'text-left font-bold')}>
              {name}
            </th>
            <td className={classNames(cellClass, 'text-right')}>{price === null ? '–' : priceText(price)}</td>
            <td className={classNames(cellClass, 'text-right whitespace-nowrap text-text-soft')}>
              {euroShort(staked)}
            </td>
            <td className={classNames(cellClass, isMain ? 'w-1/3' : 'w-1/4')}>
              <Bar cents={cents} most={most} />
            </td>
            <td
              className={classNames(cellClass, 'text-right font-bold whitespace-nowrap', cents < 0 && 'text-favourite')}
            >
              {euroSigned(cents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From the middle to the right what the house keeps, to the left what it pays. */
function Bar({ cents, most }: { cents: number; most: number }): ReactNode {
  const width = `${Math.max(0.5, (Math.abs(cents) / most) * 50)}%`;
  return (
    <span aria-hidden="true" className="relative block h-2.5 min-w-10 rounded-xs bg-surface-2">
      <i
        style={cents < 0 ? { right: '50%', width } : { left: '50%', width }}
        className={classNames('absolute inset-y-0 rounded-xs', cents < 0 ? 'bg-favourite' : 'bg-ice')}
      />
    </span>
  );
}
