import type { StaffSportOfferCost } from '@halley/contract';
import type { ReactNode } from 'react';
import { DataTable } from '../../console/index.ts';
import { euro } from '../figures.ts';
import { reportWords as own } from './words.ts';

/** What offers of sport were given, used, and have cost. */
export function OfferCosts({ offers }: { offers: readonly StaffSportOfferCost[] }): ReactNode {
  const { offerHeads: heads } = own;
  const count = (value: number) => value.toLocaleString('en');
  return (
    <section className="grid gap-2">
      <h2 className="title-card">{own.offers}</h2>
      <p className="text-13 text-text-soft">{own.offersText}</p>
      <DataTable
        caption={own.offers}
        empty={own.noOffers}
        rows={offers}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'kind', head: heads.kind, cell: ({ kind }) => own.offerKinds[kind] },
          { key: 'given', head: heads.given, align: 'right', cell: ({ given }) => count(given) },
          { key: 'waiting', head: heads.waiting, align: 'right', cell: ({ waiting }) => count(waiting), from: 'md' },
          { key: 'used', head: heads.used, align: 'right', cell: ({ used }) => count(used) },
          { key: 'staked', head: heads.staked, align: 'right', cell: (one) => euro(one.staked_cents) },
          { key: 'added', head: heads.added, align: 'right', cell: (one) => euro(one.added_cents) },
          { key: 'back', head: heads.back, align: 'right', cell: (one) => euro(one.back_cents) },
        ]}
      />
    </section>
  );
}
