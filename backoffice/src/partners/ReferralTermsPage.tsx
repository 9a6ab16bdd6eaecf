import type { StaffReferralTerms } from '@halley/contract';
import { Badge, Card, Facts, formatMoney, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { type Action, Actions, action, actionColumn, DataTable, Loading, Page, showTime } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { PartnerTabs } from './PartnerTabs.tsx';
import { partnerWords as own } from './words.ts';

const { referral: heads } = own;
const euro = (cents: number) => <Money cents={cents} currency="EUR" locale="en" />;

function writeTerms(last: StaffReferralTerms | undefined): Action {
  const money = { money: 'EUR' };
  return action('writeReferralTerms', {
    label: heads.write,
    title: heads.writeTitle,
    text: heads.writeText,
    labels: {
      reward_cents: { label: heads.reward, ...money },
      deposit_cents: { label: heads.deposit, ...money },
      wagered_cents: { label: heads.wagered, ...money },
      within_days: heads.days,
      most_per_month: heads.month,
      most_codes: heads.codes,
      closed_markets: { label: heads.closed, hint: heads.closedHint },
    },
    start: {
      from_version: last?.version ?? 0,
      ...(last?.rule ?? {
        reward_cents: 1_000,
        deposit_cents: 2_000,
        wagered_cents: 5_000,
        within_days: 30,
        most_per_month: 5,
        most_codes: 2,
        closed_markets: [],
      }),
    },
    done: heads.written,
  });
}

/** Terms of players' invitations, by two people, and how they go. */
export function ReferralTermsPage(): ReactNode {
  const { member } = useStaff();
  const loaded = useRead('readReferralTerms', {});
  const [last] = loaded.data?.terms ?? [];
  const agree = (terms: StaffReferralTerms) => [
    terms.version === last?.version &&
      terms.agreed_at === null &&
      terms.made_by.id !== member.id &&
      action('agreeReferralTerms', {
        label: heads.agree,
        title: heads.agreeTitle,
        text: heads.agreeText,
        look: 'secondary',
        params: { version: String(terms.version) },
        done: heads.holds,
      }),
  ];
  return (
    <Page title={own.title} actions={loaded.data && <Actions actions={[writeTerms(last)]} onDone={loaded.reload} />}>
      <PartnerTabs current="referral" />
      <p className="text-13 text-text-soft">{heads.intro}</p>
      <Loading from={loaded}>
        {({ terms, invited, claimed, given }) => (
          <div className="grid gap-5">
            <Card>
              <Facts
                className="text-13"
                facts={[
                  { name: heads.invited, value: invited.toLocaleString('en') },
                  { name: heads.claimed, value: claimed.toLocaleString('en') },
                  {
                    name: heads.given,
                    value:
                      given
                        .map(({ amount_cents: cents, currency }) => formatMoney(cents, { currency, locale: 'en' }))
                        .join(', ') || heads.nothing,
                  },
                ]}
              />
            </Card>
            <DataTable
              caption={heads.caption}
              empty={heads.none}
              rows={terms}
              rowKey={({ version }) => version}
              columns={[
                { key: 'version', head: heads.version, cell: ({ version }) => version },
                { key: 'reward', head: heads.reward, align: 'right', cell: ({ rule }) => euro(rule.reward_cents) },
                { key: 'deposit', head: heads.deposit, align: 'right', cell: ({ rule }) => euro(rule.deposit_cents) },
                { key: 'wagered', head: heads.wagered, align: 'right', cell: ({ rule }) => euro(rule.wagered_cents) },
                { key: 'days', head: heads.days, align: 'right', cell: ({ rule }) => rule.within_days },
                {
                  key: 'month',
                  head: heads.month,
                  align: 'right',
                  cell: ({ rule }) => rule.most_per_month,
                  from: 'lg',
                },
                {
                  key: 'made',
                  head: heads.made,
                  cell: ({ made_by, made_at }) => `${made_by.name}, ${showTime(made_at)}`,
                  from: 'md',
                },
                {
                  key: 'agreed',
                  head: heads.agreed,
                  cell: ({ agreed_by, agreed_at }) =>
                    agreed_by ? `${agreed_by.name}, ${showTime(agreed_at)}` : <Badge tone="warn">{heads.waits}</Badge>,
                },
                actionColumn(agree, loaded.reload),
              ]}
            />
          </div>
        )}
      </Loading>
    </Page>
  );
}
