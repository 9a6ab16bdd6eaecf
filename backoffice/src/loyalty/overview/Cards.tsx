import type { LoyaltyFigures } from '@halley/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkClass, TableSection } from '../../console/index.ts';
import { BudgetBar } from '../../promotions/index.ts';
import { loyaltyWords } from '../words.ts';
import { overviewWords as own } from './words.ts';

const { cardColumns: heads } = own;
const number = (count: number) => count.toLocaleString('en');

/** The cards that are live: what they sold, what is left, what they cost. */
export function Cards({ cards }: Pick<LoyaltyFigures, 'cards'>): ReactNode {
  return (
    <TableSection
      title={own.cards}
      empty={own.noCards}
      rows={cards}
      rowKey={({ promotion_id }) => promotion_id}
      columns={[
        {
          key: 'title',
          head: heads.title,
          cell: ({ promotion_id: id, title, group }) => (
            <span className="whitespace-normal">
              <Link to={`/promotions/${id}`} className={linkClass}>
                {title}
              </Link>{' '}
              <span className="text-text-faint">{group}</span>
            </span>
          ),
        },
        { key: 'type', head: heads.type, cell: ({ type }) => loyaltyWords.types[type], from: 'lg' },
        { key: 'price', head: heads.price, align: 'right', cell: ({ price }) => number(price) },
        { key: 'sold', head: heads.sold, align: 'right', cell: ({ sold }) => number(sold) },
        {
          key: 'left',
          head: heads.left,
          align: 'right',
          cell: ({ left }) => (left === null ? own.noEnd : number(left)),
        },
        { key: 'points', head: heads.points, align: 'right', cell: ({ points }) => number(points), from: 'md' },
        {
          key: 'budget',
          head: heads.budget,
          cell: ({ currency, budget_used_cents: spent_cents, budget_cents: hard_cents }) => (
            <BudgetBar budget={{ currency, spent_cents, reserved_cents: 0, hard_cents }} />
          ),
        },
      ]}
    />
  );
}
