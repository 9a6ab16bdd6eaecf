import type { Tournament, TournamentBoard, TournamentStatus } from '@halley/contract';
import { Badge, Button, Card, EmptyState, Skeleton, Table } from '@halley/ui';
import { classNames } from '@halley/ui/class-names.ts';
import { type ComponentProps, useState } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { Loaded } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { isSameRow, prizePlace, shownRows } from '../board-rows.ts';
import { giftsText } from '../gift-text.ts';
import { type PrizeRow, prizeOf } from '../prizes.ts';
import { playerName } from './player-name.ts';
import { scoreNames, statusText } from './score-text.ts';

interface LeaderboardProps {
  query: ComponentProps<typeof Loaded<TournamentBoard>>['query'];
  tournament: Tournament;
  prizes: readonly PrizeRow[];
}

const few = 10;

/** Who stands where, with the own row in its place or, where that is further down, below the others. */
export function Leaderboard({ query, tournament, prizes }: LeaderboardProps) {
  const { say, tag } = useSpeech();
  const state = query.data?.state ?? tournament.state;
  return (
    <Card className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="board" className="title-section">
          {say(state === 'finished' ? 'tournaments.board.result' : 'tournaments.board')}
        </h2>
        {query.data && (
          <span className="text-xs text-text-faint" suppressHydrationWarning>
            {say('tournaments.board.players', { count: query.data.players })}
          </span>
        )}
      </div>
      <Loaded query={query} name="readTournamentBoard" skeleton={<Skeleton className="h-120" />}>
        {(board) =>
          board.top.length === 0 ? (
            <EmptyState
              picture="no-gifts"
              title={say('tournaments.board.empty')}
              text={say('tournaments.board.emptyText')}
            />
          ) : (
            <Rows board={board} tournament={tournament} prizes={prizes} tag={tag} />
          )
        }
      </Loaded>
    </Card>
  );
}

interface RowsProps extends Omit<LeaderboardProps, 'query'> {
  board: TournamentBoard;
  tag: string;
}

function Rows({ board, tournament, prizes, tag }: RowsProps) {
  const { say } = useSpeech();
  const [isWhole, setIsWhole] = useState(false);
  const { own, top } = board;
  const nickname = usePlayer()?.nickname;
  const you = nickname ? say('tournaments.board.youNamed', { name: nickname }) : say('tournaments.board.you');
  const { first, around } = shownRows(board, isWhole ? top.length : few);
  const isMe = (row: TournamentStatus) => own !== null && isSameRow(row, own);
  const prize = (row: TournamentStatus) => {
    const place = prizePlace(board, row);
    const won = place === null ? undefined : prizeOf(prizes, place);
    return won ? <b>{giftsText(won.gifts, { say, tag, stuff: won.stuff })}</b> : '–';
  };
  return (
    <>
      <Table
        caption={say('tournaments.board')}
        rows={[...first, ...around]}
        rowKey={(row) => `${row.award_place} ${row.nickname}`}
        isMe={isMe}
        columns={[
          {
            key: 'place',
            head: say('tournaments.board.place'),
            cell: (row) => <Medal place={row.award_place} isMe={isMe(row)} />,
          },
          {
            key: 'player',
            head: say('tournaments.board.player'),
            cell: (row) => (
              <span className="flex items-center gap-2 font-semibold">
                {isMe(row) ? you : playerName(row, say)}
                {row.simulated && <Badge>{say('tournaments.board.simulated')}</Badge>}
              </span>
            ),
          },
          {
            key: 'score',
            head: say(scoreNames[tournament.strategy]),
            align: 'right',
            cell: (row) => (
              <span className="tabular-nums text-text-soft" suppressHydrationWarning>
                {statusText(row, tournament, tag)}
              </span>
            ),
          },
          {
            key: 'prize',
            head: say('tournaments.board.prize'),
            align: 'right',
            from: 'sm',
            cell: (row) => (
              <span className="tabular-nums" suppressHydrationWarning>
                {prize(row)}
              </span>
            ),
          },
        ]}
      />
      {top.length > few && (
        <Button size="small" look="quiet" className="justify-self-start" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? say('tournaments.board.less') : say('tournaments.board.more', { count: top.length })}
        </Button>
      )}
      {top.some(({ simulated }) => simulated) && (
        <p className="text-xs text-text-faint">{say('tournaments.board.simulatedText')}</p>
      )}
    </>
  );
}

const medals = ['bg-[#ffd98c] text-[#3a2406]', 'bg-[#d7e0f5] text-[#1a2238]', 'bg-[#f0b48c] text-[#3a1c0a]'];

function Medal({ place, isMe }: { place: number | null; isMe: boolean }) {
  if (place === null) return null;
  return (
    <span
      className={classNames(
        'inline-grid h-7 min-w-7 place-items-center rounded-full px-1.5 text-xs font-extrabold tabular-nums',
        medals[place - 1] ?? (isMe ? 'bg-ice text-ink' : 'bg-surface-3 text-text-soft'),
      )}
    >
      {place}
    </span>
  );
}
