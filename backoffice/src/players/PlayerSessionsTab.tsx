import { Badge, Button, toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { call, inWords, useRead } from '../api/index.ts';
import { DataTable, Loading, showTime } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';

const heads = words.player.sessionColumns;

export function PlayerSessionsTab({ id }: { id: string }): ReactNode {
  const { may } = useStaff();
  const sessions = useRead('listPlayerSessions', { params: { id } });
  const end = (session: number) => {
    call('endPlayerSession', { params: { id, session: String(session) } }).then(
      () => {
        toasts.show({ title: words.player.ended, tone: 'win' });
        sessions.reload();
      },
      (error: unknown) => toasts.show({ title: inWords(error), tone: 'danger' }),
    );
  };
  return (
    <Loading from={sessions}>
      {(list) => (
        <DataTable
          caption={words.player.tabs.sessions}
          empty={words.player.noSessions}
          rows={list}
          rowKey={(session) => session.id}
          columns={[
            {
              key: 'device',
              head: heads.device,
              cell: (session) => <span title={session.user_agent}>{session.device}</span>,
            },
            {
              key: 'address',
              head: heads.address,
              cell: (session) => `${session.address} ${session.country}`,
              from: 'sm',
            },
            { key: 'since', head: heads.since, cell: (session) => showTime(session.created_at), from: 'lg' },
            { key: 'seen', head: heads.seen, cell: (session) => showTime(session.last_seen_at), from: 'md' },
            {
              key: 'state',
              head: heads.state,
              cell: (session) =>
                session.open ? (
                  <span className="flex items-center gap-3">
                    <Badge tone="win">{words.player.open}</Badge>
                    {may('players.lock') && (
                      <Button size="small" look="outline" onClick={() => end(session.id)}>
                        {words.player.end}
                      </Button>
                    )}
                  </span>
                ) : (
                  <Badge>{words.player.over}</Badge>
                ),
            },
          ]}
        />
      )}
    </Loading>
  );
}
