import type { StaffContestPage, StaffContestRow } from '@halley/contract';
import { Badge, formatMoney, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { actionColumn, DataTable, type ListColumn, linkClass, SaveCsv } from '../console/index.ts';
import { rowActions } from './contest-actions.ts';
import { scoreInWords } from './score-in-words.ts';
import { contestDeskWords as own } from './words.ts';

const heads = own.rowColumns;

interface BoardProps {
  contest: StaffContestPage;
  onDone: () => void;
}

/** Who stands where, what each place would be given, and what people should look at. */
export function Board({ contest, onDone }: BoardProps): ReactNode {
  const columns = boardColumns(contest);
  return (
    <div className="grid gap-3">
      {contest.state === 'settling' && <Note tone="warn">{contest.frozen ? own.frozen : own.preview}</Note>}
      <DataTable
        caption={own.boardOf(contest.title)}
        empty={own.noRows}
        rows={contest.rows}
        rowKey={({ player_id }) => player_id}
        columns={[...columns, actionColumn(rowActions(contest), onDone)]}
      />
      {contest.rows.length > 0 && (
        <div>
          <SaveCsv
            list="readContest"
            name={`board-${contest.id}`}
            columns={columns}
            rows={contest.rows}
            filters={{ id: contest.id }}
            label={own.csv}
          />
        </div>
      )}
    </div>
  );
}

/** Who was excluded and why, and who has left. */
export function OffTheBoard({ contest }: { contest: StaffContestPage }): ReactNode {
  const [, player, score] = boardColumns(contest);
  return (
    <DataTable
      caption={own.off}
      empty={own.noneOff}
      rows={contest.off_the_board}
      rowKey={({ player_id }) => player_id}
      columns={[
        ...[player, score].filter((column) => column !== undefined),
        { key: 'state', head: heads.state, cell: ({ state }) => own.rowStates[state] },
        {
          key: 'reason',
          head: heads.reason,
          cell: ({ reason }) => <span className="whitespace-normal">{reason}</span>,
        },
      ]}
    />
  );
}

function boardColumns(contest: StaffContestPage): ListColumn<StaffContestRow>[] {
  const { currency, frozen } = contest;
  const money = (cents: number, of: string = currency) => formatMoney(cents, { currency: of, locale: 'en' });
  const giftsOf = ({ gifts }: StaffContestRow) => gifts.map((gift) => own.gift(gift, money)).join(', ');
  const signsOf = ({ signs }: StaffContestRow) => signs.map(({ kind, detail }) => `${own.signs[kind]}: ${detail}`);
  return [
    {
      key: 'place',
      head: heads.place,
      cell: ({ place }) => place ?? '',
      align: 'right',
      text: ({ place }) => String(place ?? ''),
    },
    {
      key: 'player',
      head: heads.player,
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-2 max-sm:justify-end">
          {row.simulated ? (
            <>
              {row.player_name} <Badge>{own.simulated}</Badge>
            </>
          ) : (
            <Link to={`/players/${row.player_id}`} className={linkClass}>
              {row.player_name}
            </Link>
          )}
          {row.team !== null && <span className="text-text-faint">{own.team(row.team)}</span>}
        </span>
      ),
      text: ({ player_id }) => String(player_id),
    },
    { key: 'score', head: heads.score, align: 'right', cell: (row) => scoreInWords(contest, row) },
    {
      key: 'stake',
      head: heads.stake,
      align: 'right',
      cell: ({ stake_cents }) => money(stake_cents),
      from: 'lg',
    },
    {
      key: 'rounds',
      head: heads.rounds,
      align: 'right',
      cell: ({ rounds }) => rounds.toLocaleString('en'),
      from: 'lg',
    },
    { key: 'gifts', head: frozen ? heads.given : heads.gifts, cell: giftsOf },
    {
      key: 'signs',
      head: heads.signs,
      cell: (row) =>
        row.signs.length === 0 ? (
          <span className="text-text-faint">{row.simulated ? '' : own.noSigns}</span>
        ) : (
          <span className="flex max-w-80 flex-wrap gap-1.5 py-1.5 whitespace-normal max-sm:justify-end">
            {row.signs.map(({ kind, detail }) => (
              <Badge key={`${kind} ${detail}`} tone="warn" className="whitespace-normal">
                {own.signs[kind]}: {detail}
              </Badge>
            ))}
          </span>
        ),
      text: (row) => signsOf(row).join('; '),
    },
  ];
}
