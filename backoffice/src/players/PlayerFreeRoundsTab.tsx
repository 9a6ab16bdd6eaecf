import type { FreeRounds, PlayerFile } from '@halley/contract';
import { Badge, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { type Loaded, useRead } from '../api/index.ts';
import { type Action, Actions, action, actionWith, DataTable, Loading, showTime } from '../console/index.ts';
import { freeRoundsWords } from './free-rounds-words.ts';
import { GrantDialog } from './GrantDialog.tsx';

const heads = freeRoundsWords.columns;

/** What was granted, and granting more: for those whose role allows it. */
export function PlayerFreeRoundsTab({ id, file }: { id: string; file: Loaded<PlayerFile> }): ReactNode {
  const grants = useRead('listPlayerFreeRounds', { params: { id } });
  const money = (cents: number, { currency }: FreeRounds) => <Money cents={cents} currency={currency} locale="en" />;
  return (
    <div className="grid gap-5">
      <div>{file.data && <Actions actions={[grantFreeRounds(file.data)]} onDone={grants.reload} />}</div>
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
              {
                key: 'actions',
                head: <span className="sr-only">{heads.actions}</span>,
                cell: (grant) => (
                  <Actions actions={[grant.state === 'open' && withdraw(grant)]} onDone={grants.reload} />
                ),
              },
            ]}
          />
        )}
      </Loading>
    </div>
  );
}

function grantFreeRounds(player: PlayerFile): Action {
  return actionWith('grantFreeRounds', {
    label: freeRoundsWords.grant,
    look: 'primary',
    icon: 'gift',
    dialog: (props) => <GrantDialog player={player} {...props} />,
  });
}

function withdraw({ id, left, title }: FreeRounds): Action {
  return action('withdrawFreeRounds', {
    label: freeRoundsWords.withdraw,
    title: freeRoundsWords.withdrawTitle,
    text: freeRoundsWords.withdrawText(left, title),
    look: 'danger',
    params: { grant: id },
    done: freeRoundsWords.withdrawn,
  });
}
