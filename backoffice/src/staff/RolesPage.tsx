import { Badge, Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../api/index.ts';
import { DataTable, Loading, linkClass, Page } from '../console/index.ts';
import { words } from '../words/index.ts';
import { StaffTabs } from './StaffTabs.tsx';

const own = words.roles;

/** Every role, who has it, and whether a change of it waits. */
export function RolesPage(): ReactNode {
  const staff = useRead('listStaffMembers');
  const proposals = useRead('listStaffProposals');
  const waits = (name: string) =>
    proposals.data?.proposals.some(({ role, subject, state }) => role && subject === name && state === 'waiting');
  return (
    <Page
      title={words.members.title}
      actions={
        <Button asChild size="small" look="primary" icon="plus">
          <Link to="/members/roles/new">{own.new}</Link>
        </Button>
      }
    >
      <StaffTabs current="roles" />
      <p className="max-w-prose text-13 text-text-soft">{own.intro}</p>
      <Loading from={staff}>
        {({ roles, members }) => (
          <DataTable
            caption={own.title}
            empty={words.none}
            rows={roles}
            rowKey={({ name }) => name}
            columns={[
              {
                key: 'title',
                head: own.columns.title,
                cell: ({ name, title }) => (
                  <Link to={`/members/roles/${name}`} className={linkClass}>
                    {title}
                  </Link>
                ),
              },
              {
                key: 'members',
                head: own.columns.members,
                cell: ({ name }) => members.filter(({ role, active }) => active && role === name).length,
                align: 'right',
              },
              {
                key: 'permissions',
                head: own.columns.permissions,
                cell: ({ permissions }) => permissions.length,
                align: 'right',
              },
              {
                key: 'waits',
                head: own.columns.waits,
                cell: ({ name }) => (waits(name) ? <Badge tone="warn">{own.waits}</Badge> : words.none),
              },
            ]}
          />
        )}
      </Loading>
    </Page>
  );
}
