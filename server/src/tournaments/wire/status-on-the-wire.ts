import { formatAmount, type TournamentStatus, wireCents } from '@halley/contract';
import type { BoardEntry, Standing } from '../board/board.ts';
import type { StoredContest } from '../contest.ts';

const million = 1_000_000;

/** How somebody stands, as everybody sees it: the same text and figures on the board, in the own status and in live news. */
export function statusOnTheWire(
  { promotionId, rule }: Pick<StoredContest, 'promotionId' | 'rule'>,
  standing: BoardEntry & Partial<Pick<Standing, 'place' | 'placeInTeam'>>,
): TournamentStatus {
  const { currency } = rule.contest;
  return {
    tournament_id: promotionId,
    tournament_team_id: standing.team,
    nickname: standing.nickname,
    user_confirmed: standing.isOn,
    bets: formatAmount(standing.bets, currency),
    bet_cents: wireCents(standing.bets),
    wins: formatAmount(standing.wins, currency),
    win_cents: wireCents(standing.wins),
    rate: standing.rate / million,
    games_taken: standing.gamesTaken,
    award_place: standing.place ?? null,
    award_place_in_team: standing.placeInTeam ?? null,
    points: standing.points / million,
    ...(standing.number !== null && { number: standing.number }),
    ...(standing.simulated && { simulated: true }),
  };
}

/** Of who has not joined. */
export function statusOfNobody(
  { promotionId }: Pick<StoredContest, 'promotionId'>,
  nickname: string,
): TournamentStatus {
  return {
    tournament_id: promotionId,
    tournament_team_id: null,
    nickname,
    user_confirmed: null,
    bets: '0.0',
    bet_cents: 0,
    wins: '0.0',
    win_cents: 0,
    rate: 0,
    games_taken: 0,
    award_place: null,
    award_place_in_team: null,
    points: 0,
  };
}
