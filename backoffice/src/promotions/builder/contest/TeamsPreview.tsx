import type { Contest } from '@halley/contract';
import type { ReactNode } from 'react';
import { DataTable } from '../../../console/index.ts';
import { contestWords as own } from '../../contest-words.ts';

/** The teams of a tournament as players see them before anybody has joined. */
export function TeamsPreview({ teams }: { teams: NonNullable<Contest['teams']> }): ReactNode {
  const { names, by, best } = teams;
  return (
    <div className="grid gap-2">
      <h3 className="text-13 font-bold text-text-soft">{own.teams}</h3>
      <DataTable
        caption={own.teams}
        empty={own.teamNamesHint}
        rows={names.map((name, index) => ({ id: index + 1, name }))}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', head: own.teams, cell: ({ name }) => <b>{name}</b> },
          { key: 'players', head: own.teamsPreview.players, align: 'right', cell: () => 0 },
          { key: 'score', head: own.teamsPreview.score, align: 'right', cell: () => 0 },
        ]}
      />
      <p className="text-13 text-text-soft">
        {own.teamsPreview.by[by]} {own.teamsPreview.best(best)}
      </p>
    </div>
  );
}
