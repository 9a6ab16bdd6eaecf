import type { MarkerKind, ProtectionRules, StaffProtectionRules } from '@halley/contract';
import { Badge, Button, Card } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/index.ts';
import {
  type Action,
  action,
  actionColumn,
  Loading,
  mayCall,
  Page,
  showTime,
  TableSection,
} from '../../console/index.ts';
import { useStaff } from '../../session/index.ts';
import { ProtectionTabs } from '../ProtectionTabs.tsx';
import { protectionWords } from '../words.ts';
import { RulesForm } from './RulesForm.tsx';
import { kindsOf, settingsOf } from './rule-fields.ts';

const { rules: own } = protectionWords;
const heads = own.columns;
type Version = StaffProtectionRules['versions'][number];

/** The figures that judge, and their versions: what the site publishes is made from the same. */
export function RulesPage(): ReactNode {
  const loaded = useRead('readStaffProtectionRules');
  const { may } = useStaff();
  const [isEditing, setEditing] = useState(false);
  const { data } = loaded;
  return (
    <Page
      title={protectionWords.title}
      badge={data && <Badge tone="neutral">{own.inForce(data.version)}</Badge>}
      actions={
        data &&
        !isEditing &&
        mayCall(may, 'proposeProtectionRules') && (
          <Button size="small" look="secondary" icon="settings" onClick={() => setEditing(true)}>
            {own.edit}
          </Button>
        )
      }
    >
      <ProtectionTabs current="rules" />
      <p className="max-w-prose text-text-soft">{own.intro}</p>
      <Loading from={loaded}>
        {(found) =>
          isEditing ? (
            <RulesForm
              rules={found.rules}
              onDone={() => {
                setEditing(false);
                loaded.reload();
              }}
              onClosed={() => setEditing(false)}
            />
          ) : (
            <div className="grid gap-5">
              <Figures rules={found.rules} />
              <Versions versions={found.versions} onDone={loaded.reload} />
            </div>
          )
        }
      </Loading>
    </Page>
  );
}

function Figures({ rules }: { rules: ProtectionRules }): ReactNode {
  const more = (kind: MarkerKind) =>
    settingsOf(rules, kind)
      .map(([name, value]) => `${own.settings[name] ?? name}: ${value.toLocaleString('en')}`)
      .join(' · ');
  return (
    <>
      <TableSection
        title={own.columns.rule}
        empty={own.noVersions}
        rows={kindsOf(rules)}
        rowKey={(kind) => kind}
        columns={[
          { key: 'rule', head: heads.rule, cell: (kind) => <b>{protectionWords.kinds[kind]}</b> },
          {
            key: 'counts',
            head: heads.counts,
            cell: (kind) => <span className="whitespace-normal">{own.counts[kind]}</span>,
          },
          { key: 'days', head: heads.days, align: 'right', cell: (kind) => rules[kind].days },
          { key: 'watch', head: heads.watch, align: 'right', cell: (kind) => rules[kind].watch },
          { key: 'act', head: heads.act, align: 'right', cell: (kind) => rules[kind].act },
          {
            key: 'more',
            head: heads.more,
            cell: (kind) => <span className="whitespace-normal text-text-soft">{more(kind)}</span>,
            from: 'md',
          },
        ]}
      />
      <Card className="grid gap-1 text-13">
        <h2 className="title-card pb-2">{own.house}</h2>
        {(['act_from_signs', 'counts_days', 'act_within_hours', 'watch_within_hours'] as const).map((name) => (
          <p key={name}>
            {own.settings[name]}: <b>{rules[name]}</b>
          </p>
        ))}
      </Card>
    </>
  );
}

function Versions({ versions, onDone }: { versions: readonly Version[]; onDone: () => void }): ReactNode {
  const columns = own.versionColumns;
  return (
    <TableSection
      title={own.versions}
      empty={own.noVersions}
      rows={versions}
      rowKey={({ version }) => version}
      columns={[
        { key: 'version', head: columns.version, cell: ({ version }) => version },
        {
          key: 'state',
          head: columns.state,
          cell: ({ state, is_own: isOwn, decided_by: by }) => (
            <span className="whitespace-normal">
              {own.states[state]} {state === 'proposed' ? isOwn && own.own : by !== null && own.decidedBy(by)}
            </span>
          ),
        },
        { key: 'from', head: columns.from, cell: ({ from }) => showTime(from) },
        { key: 'by', head: columns.by, cell: ({ proposed_by: by }) => by },
        {
          key: 'reason',
          head: columns.reason,
          cell: ({ reason }) => <span className="whitespace-normal wrap-anywhere">{reason}</span>,
          from: 'md',
        },
        actionColumn(versionActions, onDone),
      ]}
    />
  );
}

/** Whoever proposed it decides nothing. */
function versionActions({ version, state, is_own: isOwn }: Version): Action[] {
  if (state !== 'proposed' || isOwn) return [];
  return [true, false].map((agree) =>
    action('decideProtectionRules', {
      label: agree ? own.agree : own.decline,
      name: own.nameOf(agree ? own.agree : own.decline, version),
      title: agree ? own.agreeTitle : own.declineTitle,
      look: agree ? 'secondary' : 'quiet',
      params: { id: String(version) },
      start: { agree },
      fields: [],
      done: agree ? own.agreed : own.declined,
    }),
  );
}
