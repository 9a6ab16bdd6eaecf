import type { StaffClaim } from '@halley/contract';
import { formatMoney, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../api/index.ts';
import { Loading, Page } from '../../console/index.ts';
import { Figures } from '../Figures.tsx';
import { SportsbookTabs } from '../SportsbookTabs.tsx';
import { ClaimTable } from './ClaimTable.tsx';
import { riskWords as own } from './words.ts';

const rank = { waiting: 0, recovering: 1, over: 2, written_off: 3 } as const;

/** Money that a result paid which did not stand: what waits for people first. */
export function ClaimsPage(): ReactNode {
  const claims = useRead('listClaims', { query: {} });
  return (
    <Page title={own.claims}>
      <SportsbookTabs current="claims" />
      <Note>{own.claimsText}</Note>
      <Loading from={claims}>
        {(list) => (
          <>
            <Sums claims={list} />
            <ClaimTable
              claims={list.toSorted((one, other) => rank[one.state] - rank[other.state])}
              onDone={claims.reload}
            />
          </>
        )}
      </Loading>
    </Page>
  );
}

function Sums({ claims }: { claims: readonly StaffClaim[] }): ReactNode {
  const of = (state: StaffClaim['state']) => claims.filter((claim) => claim.state === state);
  const sum = (list: readonly StaffClaim[], read: (claim: StaffClaim) => number) =>
    [...Map.groupBy(list, ({ currency }) => currency)]
      .map(([currency, own]) =>
        formatMoney(
          own.reduce((all, claim) => all + read(claim), 0),
          { currency, locale: 'en' },
        ),
      )
      .join(' · ') || '–';
  const [waiting, recovering, written] = [of('waiting'), of('recovering'), of('written_off')];
  const left = ({ amount_cents: all, recovered_cents: back }: StaffClaim) => all - back;
  return (
    <Figures
      label={own.claims}
      figures={[
        { name: own.sumWaiting, value: sum(waiting, left), text: own.sumText(waiting.length), tone: 'warn' },
        { name: own.sumRecovering, value: sum(recovering, left), text: own.sumText(recovering.length) },
        { name: own.sumRecovered, value: sum(claims, ({ recovered_cents: back }) => back), tone: 'win' },
        { name: own.sumWrittenOff, value: sum(written, left), text: own.sumText(written.length) },
      ]}
    />
  );
}
