import type { Tournament, TournamentStatus, TournamentTeam } from '@halley/contract';
import { Badge, Card, Table } from '@halley/ui';
import { useSpeech } from '../../i18n/index.ts';
import { ShuffleCheck } from './ShuffleCheck.tsx';
import { scoreNames, scoreText } from './score-text.ts';

interface TeamsProps {
  teams: readonly TournamentTeam[];
  /** The player's own row. */
  own: TournamentStatus | null;
  tournament: Tournament;
}

/** Teams in their order, and which is the player's. */
export function Teams({ teams, own, tournament }: TeamsProps) {
  const { say, tag } = useSpeech();
  const ownTeam = own?.tournament_team_id ?? null;
  const place = ({ place: at }: TournamentTeam) => at ?? Number.MAX_SAFE_INTEGER;
  return (
    <Card className="grid content-start gap-3">
      <h2 className="title-section">{say('tournaments.teams')}</h2>
      <p className="text-13 text-text-soft">{say('tournaments.teams.text')}</p>
      <Table
        caption={say('tournaments.teams')}
        rows={teams.toSorted((one, other) => place(one) - place(other))}
        rowKey={({ id }) => id}
        isMe={({ id }) => id === ownTeam}
        columns={[
          { key: 'place', head: say('tournaments.board.place'), cell: ({ place: at }) => at ?? '–' },
          {
            key: 'team',
            head: say('tournaments.teams'),
            cell: ({ id, name }) => (
              <span className="flex items-center gap-2 font-semibold">
                {name}
                {id === ownTeam && <Badge tone="info">{say('tournaments.teams.yours')}</Badge>}
                {id === tournament.winner_team_id && <Badge tone="win">{say('tournaments.teams.won')}</Badge>}
              </span>
            ),
          },
          {
            key: 'players',
            head: say('tournaments.fact.players'),
            align: 'right',
            from: 'sm',
            cell: ({ players }) => players,
          },
          {
            key: 'score',
            head: say(scoreNames[tournament.strategy]),
            align: 'right',
            cell: ({ score }) => <span suppressHydrationWarning>{scoreText(score, tournament, tag)}</span>,
          },
        ]}
      />
      {!tournament.team_by_choice && <ShuffleCheck id={tournament.id} number={own?.number} />}
    </Card>
  );
}
