import type { FreeRounds, PlayerFile } from '@halley/contract';
import { Badge, Button, Money, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { type Loaded, useCall } from '../api/use-call.ts';
import { DataTable } from '../shell/DataTable.tsx';
import { showTime } from '../shell/format.ts';
import { Loading } from '../shell/Loading.tsx';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff-state.ts';
import { freeRoundsWords } from './free-rounds-words.ts';
import { GrantDialog } from './GrantDialog.tsx';

const heads = freeRoundsWords.columns;

/** What was granted, and granting more: for those whose role allows it. */
export function PlayerFreeRoundsTab({ id, file }: { id: string; file: Loaded<PlayerFile> }): ReactNode {
  const { may } = useStaff();
  const grants = useCall('listPlayerFreeRounds', { params: { id } });
  const [isGranting, setGranting] = useState(false);
  const [withdrawing, setWithdrawing] = useState<FreeRounds>();
  const money = (cents: number, { currency }: FreeRounds) => <Money cents={cents} currency={currency} locale="en" />;
  const mayManage = may('bonuses.manage');
  return (
    <div className="grid gap-5">
      {mayManage && file.data && (
        <div>
          <Button look="primary" icon="gift" onClick={() => setGranting(true)}>
            {freeRoundsWords.grant}
          </Button>
        </div>
      )}
      <Loading from={grants}>
        {(list) => (
          <DataTable
            caption={freeRoundsWords.title}
            empty={freeRoundsWords.none}
            rows={list}
            rowKey={(grant) => grant.id}
            columns={[
              { key: 'at', head: heads.at, cell: (grant) => showTime(grant.granted_at), from: 'lg' },
              { key: 'game', head: heads.game, cell: (grant) => <b>{grant.title}</b> },
              { key: 'stake', head: heads.stake, align: 'right', cell: (grant) => money(grant.stake_cents, grant) },
              {
                key: 'left',
                head: heads.left,
                align: 'right',
                cell: (grant) => freeRoundsWords.left(grant.left, grant.rounds),
              },
              {
                key: 'win',
                head: heads.win,
                align: 'right',
                cell: (grant) => money(grant.win_cents, grant),
                from: 'md',
              },
              { key: 'until', head: heads.until, cell: (grant) => showTime(grant.expires_at), from: 'md' },
              {
                key: 'state',
                head: heads.state,
                cell: ({ state }) => (
                  <Badge tone={state === 'open' ? 'win' : 'neutral'}>{freeRoundsWords.states[state]}</Badge>
                ),
              },
              ...(mayManage
                ? [
                    {
                      key: 'actions',
                      head: heads.actions,
                      cell: (grant: FreeRounds) =>
                        grant.state === 'open' ? (
                          <Button size="small" look="outline" onClick={() => setWithdrawing(grant)}>
                            {freeRoundsWords.withdraw}
                          </Button>
                        ) : null,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Loading>
      {isGranting && file.data && (
        <GrantDialog player={file.data} onClosed={() => setGranting(false)} onDone={grants.reload} />
      )}
      {withdrawing && (
        <ReasonDialog
          title={freeRoundsWords.withdrawTitle}
          text={freeRoundsWords.withdrawText(withdrawing.left, withdrawing.title)}
          label={freeRoundsWords.withdraw}
          onClosed={() => setWithdrawing(undefined)}
          onConfirm={async (reason) => {
            await call('withdrawFreeRounds', { params: { grant: withdrawing.id }, body: { reason } });
            toasts.show({ title: freeRoundsWords.withdrawn, tone: 'win' });
            grants.reload();
          }}
        />
      )}
    </div>
  );
}
