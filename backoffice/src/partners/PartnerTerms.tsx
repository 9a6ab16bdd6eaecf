import type { PartnerPlan, StaffPartnerFile } from '@halley/contract';
import { formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { showTime, TableSection } from '../console/index.ts';
import { partnerWords as own } from './words.ts';

const { terms } = own;
const percent = (hundredths: number) => (hundredths / 100).toLocaleString('en');

/** Every version, the newest first: what holds, and what held. */
export function PartnerTerms({ partner }: { partner: StaffPartnerFile }): ReactNode {
  if (partner.terms.length === 0) return <p className="text-text-soft">{terms.none}</p>;
  const money = (cents: number) => formatMoney(cents, { currency: partner.currency, locale: 'en' });
  const inWords = ({ share }: PartnerPlan) =>
    share
      ? [
          ...share.tiers.map((tier) => terms.tier(percent(tier.hundredths), money(tier.from_cents))),
          terms.feeOf(percent(share.admin_fee_hundredths)),
          ...(share.deducts_bonus ? [terms.deducts] : []),
          ...(share.carries_over ? [terms.carries] : []),
        ].join(', ')
      : terms.no;
  return (
    <>
      <p className="max-w-prose text-13 text-text-soft">{own.statement.result}</p>
      {partner.terms.map(({ version, from_month, plans, made_by, made_at }) => (
        <section key={version} className="grid gap-2">
          <TableSection
            title={terms.caption(version, from_month)}
            empty={terms.none}
            rows={plans}
            rowKey={({ market, product }) => `${market} ${product}`}
            columns={[
              {
                key: 'plan',
                head: terms.plan,
                cell: ({ market, product }) =>
                  [market ?? own.all, product ? own.products[product] : undefined].filter(Boolean).join(', '),
              },
              {
                key: 'share',
                head: terms.tiers,
                cell: (plan) => <span className="whitespace-normal">{inWords(plan)}</span>,
              },
              {
                key: 'cpa',
                head: terms.conditions,
                cell: ({ cpa }) =>
                  cpa
                    ? terms.cpaOf(
                        money(cpa.amount_cents),
                        money(cpa.first_deposit_cents),
                        money(cpa.wagered_cents),
                        cpa.within_days,
                      )
                    : terms.no,
              },
            ]}
          />
          <p className="text-13 text-text-faint">{terms.made(made_by, showTime(made_at))}</p>
        </section>
      ))}
    </>
  );
}
