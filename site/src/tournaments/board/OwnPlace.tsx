import type { Tournament, TournamentBoard, TournamentStatus } from '@halley/contract';
import { Badge, Card, Facts } from '@halley/ui';
import { useSpeech } from '../../i18n/index.ts';
import { prizePlace } from '../board-rows.ts';
import { giftsText } from '../gift-text.ts';
import { type PrizeRow, prizeOf } from '../prizes.ts';
import { scoreNames, statusText } from './score-text.ts';

interface OwnPlaceProps {
  board: TournamentBoard;
  status: TournamentStatus | undefined;
  tournament: Tournament;
  prizes: readonly PrizeRow[];
}

/** Where the player stands, in numbers. Nothing says how far somebody else is. */
export function OwnPlace({ board, status, tournament, prizes }: OwnPlaceProps) {
  const { say, tag } = useSpeech();
  const own = board.own ?? (status?.award_place == null ? null : status);
  const isOver = board.state === 'finished';
  // Who has not taken part has no place to be told of afterwards.
  if (!own && (isOver || !status?.user_confirmed)) return null;
  const place = own?.award_place ?? null;
  const prizeAt = own ? prizePlace(board, own) : null;
  const prize = prizeAt === null ? undefined : prizeOf(prizes, prizeAt);
  const team = board.teams.find(({ id }) => id === own?.tournament_team_id);
  return (
    <Card className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="title-card">{say('tournaments.own')}</h2>
        {prize && <Badge tone="win">{say('tournaments.own.inPrizes')}</Badge>}
      </div>
      {own && place !== null ? (
        <>
          <p className="flex items-baseline gap-2">
            <span className="figure text-4xl" data-testid="own-place">
              {place}
            </span>
            <span className="text-text-soft">{say('tournaments.own.of', { count: board.players })}</span>
          </p>
          <Facts
            facts={[
              {
                name: say(scoreNames[tournament.strategy]),
                value: <span suppressHydrationWarning>{statusText(own, tournament, tag)}</span>,
              },
              ...(prizeAt === null
                ? []
                : [
                    {
                      name: say(isOver ? 'tournaments.own.prizeThen' : 'tournaments.own.prizeNow'),
                      value: (
                        <span suppressHydrationWarning>
                          {prize
                            ? giftsText(prize.gifts, { say, tag, stuff: prize.stuff })
                            : say('tournaments.own.noPrize')}
                        </span>
                      ),
                    },
                  ]),
              ...(team ? [{ name: say('tournaments.own.team'), value: team.name }] : []),
              ...(own.award_place_in_team === null
                ? []
                : [{ name: say('tournaments.own.inTeam'), value: own.award_place_in_team }]),
            ]}
          />
        </>
      ) : (
        <div className="grid gap-1">
          <p className="font-semibold">{say('tournaments.own.none')}</p>
          <p className="text-text-soft">{say('tournaments.own.noneText')}</p>
        </div>
      )}
    </Card>
  );
}
