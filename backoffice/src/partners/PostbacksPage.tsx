import type { PartnerPostback } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { type Action, action, type ListColumn, Page, ResourceList, showTime } from '../console/index.ts';
import { PartnerTabs } from './PartnerTabs.tsx';
import { partnerWords as own } from './words.ts';

const { postback: heads } = own;
const tones = { waiting: 'warn', sent: 'win', failed: 'danger' } as const;
const wrapped = (text: string) => <span className="whitespace-normal wrap-anywhere">{text}</span>;

const columns: readonly ListColumn<PartnerPostback>[] = [
  { key: 'partner', head: own.payout.partner, cell: ({ partner_name }) => partner_name },
  { key: 'event', head: heads.event, cell: ({ event }) => own.events[event] },
  { key: 'url', head: heads.url, cell: ({ url }) => wrapped(url), from: 'lg' },
  {
    key: 'answer',
    head: heads.answer,
    cell: ({ status, answer }) => wrapped([status, answer].filter(Boolean).join(' ') || heads.noAnswer),
  },
  { key: 'attempts', head: heads.attempts, align: 'right', cell: ({ attempts }) => attempts },
  { key: 'at', head: heads.at, cell: ({ at }) => showTime(at), from: 'md' },
  { key: 'tried', head: heads.tried, cell: ({ tried_at }) => showTime(tried_at), from: 'lg' },
  {
    key: 'state',
    head: heads.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{own.postbackStates[state]}</Badge>,
  },
];

const replay = ({ id, state }: PartnerPostback): (Action | false)[] => [
  state !== 'waiting' &&
    action('replayPostback', {
      label: heads.replay,
      title: heads.replayTitle,
      text: heads.replayText,
      look: 'quiet',
      params: { id: String(id) },
      done: heads.done,
    }),
];

/** What partners' servers were told, and what they said. */
export function PostbacksPage(): ReactNode {
  return (
    <Page title={own.title}>
      <PartnerTabs current="postbacks" />
      <ResourceList
        call="listPostbacks"
        caption={heads.caption}
        empty={heads.none}
        rows={({ postbacks }) => postbacks}
        rowKey={({ id }) => id}
        columns={columns}
        filters={{
          state: {
            label: heads.state,
            options: Object.entries(own.postbackStates).map(([value, label]) => ({ value, label })),
          },
        }}
        actions={replay}
      />
    </Page>
  );
}
