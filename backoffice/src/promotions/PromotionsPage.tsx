import type { PromotionSummary } from '@halley/contract';
import { Button, type SelectOption } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ListColumn, Page, ResourceList, showTime } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { BudgetBar } from './BudgetBar.tsx';
import { PromotionState } from './PromotionState.tsx';
import { promotionWords } from './words.ts';

const { columns: heads } = promotionWords;
const optionsOf = (names: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const columns: readonly ListColumn<PromotionSummary>[] = [
  { key: 'title', head: heads.title, cell: ({ title }) => title },
  { key: 'state', head: heads.state, cell: (promotion) => <PromotionState promotion={promotion} /> },
  { key: 'kind', head: heads.kind, cell: ({ kind }) => promotionWords.kinds[kind], from: 'md' },
  { key: 'budget', head: heads.budget, cell: (promotion) => <BudgetBar budget={promotion} /> },
  { key: 'taken', head: heads.taken, align: 'right', cell: ({ taken }) => taken.toLocaleString('en') },
  {
    key: 'dates',
    head: heads.dates,
    cell: ({ from, to }) => (
      <span className="grid text-xs text-text-soft">
        <span>{showTime(from)} –</span>
        <span>{to === null ? promotionWords.open : showTime(to)}</span>
      </span>
    ),
    from: 'lg',
  },
];

export function PromotionsPage(): ReactNode {
  const { may } = useStaff();
  return (
    <Page
      title={promotionWords.title}
      actions={
        may('promotions.manage') && (
          <Button asChild look="primary" size="small" icon="plus">
            <Link to="/promotions/new">{promotionWords.create}</Link>
          </Button>
        )
      }
    >
      <ResourceList
        call="listPromotions"
        caption={promotionWords.title}
        empty={promotionWords.none}
        rows={(list) => list}
        rowKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/promotions/${id}`}
        filters={{
          state: { label: promotionWords.filters.state, options: optionsOf(promotionWords.states) },
          kind: { label: promotionWords.filters.kind, options: optionsOf(promotionWords.kinds) },
        }}
      />
    </Page>
  );
}
