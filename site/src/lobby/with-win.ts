import type { Winner } from '@halley/contract';
import type { PublicPayloads } from '@halley/contract/channels';

const most = 24;

/** A win that was just heard of, on top of those known. Only a return above the stake is one. */
export function withWin(
  known: readonly Winner[],
  { player, round, game }: PublicPayloads['public:wins'],
  nowMs: number,
): Winner[] {
  if (round.win <= round.bet) return [...known];
  const winner: Winner = {
    at: Math.floor(nowMs / 1000),
    bet_amount_cents: round.bet,
    win_amount_cents: round.win,
    currency: round.currency as Winner['currency'],
    game_identifier: game.identifier,
    game_title: game.title,
    game_table_url: '',
    game_table_image_path: '',
    humanized_win: '',
    nickname: player.nickname,
  };
  // Of a player in a game only the latest, as in the list of the server.
  const others = known.filter(
    (other) => other.nickname !== winner.nickname || other.game_identifier !== winner.game_identifier,
  );
  return [winner, ...others].slice(0, most);
}
