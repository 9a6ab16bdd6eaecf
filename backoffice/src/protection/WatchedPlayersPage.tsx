import type { WatchedPlayer } from '@halley/contract';
import { formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ListColumn, linkClass, Page, ResourceList } from '../console/index.ts';
import { words } from '../words/index.ts';
import { LevelBadge } from './LevelBadge.tsx';
import { ProtectionTabs } from './ProtectionTabs.tsx';
import { protectionWords } from './words.ts';

const { players: own, levels, kinds } = protectionWords;
const heads = own.columns;

const columns: readonly ListColumn<WatchedPlayer>[] = [
  {
    key: 'player',
    head: heads.player,
    cell: ({ player_id: id, nickname }) => (
      <Link to={`/players/${id}`} className={linkClass}>
        {protectionWords.playerName(id, nickname)}
      </Link>
    ),
  },
  { key: 'level', head: heads.level, cell: ({ level }) => <LevelBadge level={level} /> },
  {
    key: 'signs',
    head: heads.signs,
    cell: ({ signs }) => (
      <span className="inline-block max-w-72 whitespace-normal">
        {signs.map((kind) => kinds[kind]).join(', ') || words.none}
      </span>
    ),
  },
  {
    key: 'deposited',
    head: heads.deposited,
    align: 'right',
    cell: ({ deposited_cents: cents }) => formatMoney(cents, { currency: 'EUR', locale: 'en' }),
    from: 'md',
  },
  {
    key: 'longest',
    head: heads.longest,
    align: 'right',
    cell: ({ longest_minutes: minutes }) => own.minutes(minutes),
    from: 'md',
  },
  { key: 'chases', head: heads.chases, align: 'right', cell: ({ chases }) => chases, from: 'lg' },
  { key: 'asked', head: heads.asked, align: 'right', cell: ({ limits_asked: asked }) => asked, from: 'lg' },
  {
    key: 'used',
    head: heads.used,
    align: 'right',
    cell: ({ limit_used_percent: used }) => (used === null ? words.none : own.percent(used)),
  },
  {
    key: 'case',
    head: heads.case,
    cell: ({ case_id: id }) =>
      id === null ? (
        words.none
      ) : (
        <Link to={`/protection/cases/${id}`} className={linkClass}>
          {own.open}
        </Link>
      ),
  },
];

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Who is near a limit, asked for more, plays long or chases: with filters for each. */
export function WatchedPlayersPage(): ReactNode {
  return (
    <Page title={protectionWords.title}>
      <ProtectionTabs current="players" />
      <p className="max-w-prose text-text-soft">{own.intro}</p>
      <ResourceList
        call="listWatchedPlayers"
        caption={protectionWords.tabs.players}
        empty={own.none}
        rows={(players) => players}
        rowKey={({ player_id: id }) => id}
        columns={columns}
        filters={{
          level: { label: own.filters.level, options: optionsOf({ watch: levels.watch, act: levels.act }) },
          sign: { label: own.filters.sign, options: optionsOf(kinds) },
          limit_used: { label: own.filters.used, options: optionsOf(own.usedFrom) },
        }}
      />
    </Page>
  );
}
