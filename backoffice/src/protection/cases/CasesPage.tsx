import type { MarkerKind, ProtectionCase } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  Actions,
  assignedColumn,
  type ListColumn,
  linkClass,
  MineSwitch,
  Page,
  ResourceList,
  showTime,
  useQueueWork,
} from '../../console/index.ts';
import { useQueues } from '../../session/index.ts';
import { CaseStateBadge, LevelBadge } from '../LevelBadge.tsx';
import { ProtectionTabs } from '../ProtectionTabs.tsx';
import { protectionWords } from '../words.ts';
import { openCase } from './case-actions.ts';

const { cases: own, levels } = protectionWords;
const heads = own.columns;

/** Rules name themselves; people say why. */
export function whyOf({ opened_by: by, opened_why: why }: ProtectionCase): string {
  if (by !== null) return why;
  return why
    .split(', ')
    .map((kind) => protectionWords.kinds[kind as MarkerKind] ?? kind)
    .join(', ');
}

const columns: readonly ListColumn<ProtectionCase>[] = [
  {
    key: 'player',
    head: heads.player,
    cell: ({ id, player_id: playerId, nickname }) => (
      <Link to={`/protection/cases/${id}`} className={linkClass}>
        {protectionWords.playerName(playerId, nickname)}
      </Link>
    ),
  },
  { key: 'level', head: heads.level, cell: ({ level }) => <LevelBadge level={level} /> },
  { key: 'state', head: heads.state, cell: ({ state }) => <CaseStateBadge state={state} /> },
  {
    key: 'why',
    head: heads.why,
    cell: (one) => <span className="inline-block max-w-80 whitespace-normal wrap-anywhere">{whyOf(one)}</span>,
    from: 'md',
  },
  {
    key: 'due',
    head: heads.due,
    cell: ({ due_at: due, is_late: isLate, state, outcome }) =>
      state === 'closed' && outcome ? (
        own.outcomes[outcome]
      ) : (
        <span className="flex flex-wrap items-center gap-2">
          {showTime(due)} {isLate && <Badge tone="danger">{own.late}</Badge>}
        </span>
      ),
  },
  { key: 'opened', head: heads.opened, cell: ({ opened_at: at }) => showTime(at), from: 'lg' },
];

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Players somebody has to speak with: what is due first at the top, what is closed below. */
export function CasesPage(): ReactNode {
  const open = useQueues().protection_cases?.open;
  const work = useQueueWork('protection_cases');
  return (
    <Page
      title={protectionWords.title}
      badge={open !== undefined && <Badge tone={open > 0 ? 'warn' : 'neutral'}>{own.open(open)}</Badge>}
      actions={<Actions actions={[openCase]} onDone={() => undefined} />}
    >
      <ProtectionTabs current="cases" />
      <MineSwitch work={work} />
      <ResourceList
        call="listProtectionCases"
        caption={protectionWords.tabs.cases}
        empty={own.none}
        rows={(cases) => cases.filter(({ id }) => work.isShown(id))}
        rowKey={({ id }) => id}
        columns={[...columns, assignedColumn<ProtectionCase>(work, ({ state }) => state !== 'closed')]}
        version={open}
        filters={{
          state: {
            label: own.filters.state,
            options: [{ value: 'not_closed', label: own.notClosed }, ...optionsOf(own.states)],
          },
          level: { label: own.filters.level, options: optionsOf({ watch: levels.watch, act: levels.act }) },
          player_id: { label: own.filters.player, short: 'player' },
        }}
      />
    </Page>
  );
}
