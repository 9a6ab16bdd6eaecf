import type { AuditEntry } from '@halley/contract';
import type { TableColumn } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DataTable, showExactTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { kindWords } from './kind-words.ts';

const heads = words.trail.columns;

export const trailColumns: readonly TableColumn<AuditEntry>[] = [
  { key: 'at', head: heads.at, cell: (entry) => showExactTime(entry.at) },
  { key: 'who', head: heads.who, cell: (entry) => <Who entry={entry} /> },
  { key: 'what', head: heads.what, cell: (entry) => kindWords[entry.kind] },
  { key: 'about', head: heads.about, cell: (entry) => <About entry={entry} /> },
  { key: 'reason', head: heads.reason, cell: (entry) => <Reason entry={entry} />, from: 'md' },
  {
    key: 'seal',
    head: heads.seal,
    from: 'lg',
    cell: ({ seal }) =>
      seal ? <code title={seal.hash}>{`${seal.number} · ${seal.hash.slice(0, 8)}`}</code> : words.trail.pending,
  },
];

export function TrailTable({ entries }: { entries: readonly AuditEntry[] }): ReactNode {
  return (
    <DataTable
      caption={words.trail.title}
      empty={words.trail.empty}
      columns={trailColumns}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}

function Who({ entry: { actor, address } }: { entry: AuditEntry }): ReactNode {
  const name = { staff: actor.name, player: words.trail.aPlayer(actor.id), system: words.trail.house }[actor.kind];
  return (
    <span>
      <span className="block">{name}</span>
      {address && <span className="block text-xs text-text-faint">{address}</span>}
    </span>
  );
}

function About({ entry: { target, player_id } }: { entry: AuditEntry }): ReactNode {
  const isPlayer = target?.kind === 'player';
  if (player_id === null && (!target || isPlayer)) return null;
  return (
    <span>
      {target && !isPlayer && <span className="block">{`${target.kind} ${target.id}`.slice(0, 40)}</span>}
      {player_id !== null && (
        <Link to={`/players/${player_id}`} className="text-ice underline-offset-3 hover:underline">
          {words.player.title(player_id)}
        </Link>
      )}
    </span>
  );
}

function Reason({ entry: { reason, detail } }: { entry: AuditEntry }): ReactNode {
  const facts = Object.entries(detail).filter(([, value]) => value !== null && value !== '');
  if (!reason && facts.length === 0) return null;
  return (
    <span className="block max-w-72 whitespace-normal">
      {reason && <span className="block">{reason}</span>}
      {facts.length > 0 && (
        <details className="text-xs text-text-faint">
          <summary>{words.trail.detail}</summary>
          <ul>
            {facts.map(([name, value]) => (
              <li key={name} className="break-all">
                {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </span>
  );
}
