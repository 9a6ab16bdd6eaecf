import type { StaffPartnerFile } from '@halley/contract';
import { Badge, Button, toasts } from '@halley/ui';
import type { ReactNode } from 'react';
import { TableSection } from '../console/index.ts';
import { words } from '../words/index.ts';
import { partnerWords as own } from './words.ts';

const { link, hook } = own;

/** Where a partner's visitors come in. */
export function Links({ partner: { links } }: { partner: StaffPartnerFile }): ReactNode {
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toasts.show({ title: link.copied, tone: 'win' });
  };
  return (
    <TableSection
      title={own.parts.links}
      empty={link.none}
      rows={links}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', head: link.name, cell: ({ name }) => name },
        {
          key: 'url',
          head: link.url,
          cell: ({ url, name }) => (
            <span className="flex flex-wrap items-center gap-2">
              <code className="wrap-anywhere">{url}</code>
              <Button
                size="small"
                look="quiet"
                icon="copy"
                aria-label={`${link.copy} ${name}`}
                onClick={() => void copy(url)}
              >
                {link.copy}
              </Button>
            </span>
          ),
        },
        { key: 'brand', head: link.brand, cell: ({ brand }) => brand, from: 'lg' },
        { key: 'path', head: link.path, cell: ({ path }) => path, from: 'lg' },
        { key: 'campaign', head: link.campaign, cell: ({ campaign }) => campaign ?? words.none, from: 'md' },
        { key: 'visits', head: link.visits, align: 'right', cell: ({ visits }) => visits.toLocaleString('en') },
        {
          key: 'registrations',
          head: link.registrations,
          align: 'right',
          cell: ({ registrations }) => registrations.toLocaleString('en'),
        },
      ]}
    />
  );
}

/** Whom we tell of what. */
export function Hooks({ partner: { hooks } }: { partner: StaffPartnerFile }): ReactNode {
  return (
    <TableSection
      title={own.parts.hooks}
      empty={hook.none}
      rows={hooks}
      rowKey={({ id }) => id}
      columns={[
        { key: 'event', head: hook.event, cell: ({ event }) => own.events[event] },
        {
          key: 'url',
          head: hook.url,
          cell: ({ url }) => <code className="whitespace-normal wrap-anywhere">{url}</code>,
        },
        {
          key: 'active',
          head: hook.active,
          cell: ({ active }) => <Badge tone={active ? 'win' : 'neutral'}>{active ? hook.on : hook.off}</Badge>,
        },
      ]}
    />
  );
}
