import type { StaffFactor } from '@halley/contract';
import { Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../api/index.ts';
import { Actions, actionColumn, DataTable, Loading, linkClass, Page, showTime } from '../../console/index.ts';
import { SportsbookTabs } from '../SportsbookTabs.tsx';
import { sportsbookWords } from '../words.ts';
import { FactorBar } from './FactorBar.tsx';
import { factorAction, sportName } from './factor-action.ts';
import { riskWords as own } from './words.ts';

const { factorHeads: heads } = own;

/** Players whose limits are not the usual ones, the smallest part first. */
export function FactorsPage(): ReactNode {
  const factors = useRead('listFactors', { query: {} });
  return (
    <Page title={own.factors} actions={<Actions actions={[factorAction({})]} onDone={factors.reload} />}>
      <SportsbookTabs current="factors" />
      <Note>{own.factorsText}</Note>
      <Loading from={factors}>
        {(list) => (
          <DataTable
            caption={own.factors}
            empty={own.noFactors}
            rows={list.toSorted((one, other) => one.factor - other.factor)}
            rowKey={({ player_id: player, sport }) => `${player} ${sport}`}
            columns={[
              {
                key: 'player',
                head: heads.player,
                cell: ({ player_id: player }) => (
                  <Link to={`/players/${player}/bets`} className={linkClass}>
                    {sportsbookWords.player(player)}
                  </Link>
                ),
              },
              { key: 'sport', head: heads.sport, cell: ({ sport }) => sportName(sport) },
              { key: 'part', head: heads.part, cell: ({ factor }) => <FactorBar factor={factor} /> },
              {
                key: 'reason',
                head: heads.reason,
                cell: ({ reason }) => <span className="whitespace-normal wrap-anywhere">{reason}</span>,
              },
              {
                key: 'by',
                head: heads.by,
                from: 'lg',
                cell: ({ set_by: by, set_at: at }) => <span title={showTime(at)}>{by}</span>,
              },
              actionColumn(
                (factor: StaffFactor) => [factorAction({ player: factor.player_id, factor })],
                factors.reload,
              ),
            ]}
          />
        )}
      </Loading>
    </Page>
  );
}
