import { Refusal } from '@halley/contract';
import { games } from '@halley/studio/games';
import { holdOpenRounds, type WagerRule } from '../../wagers/index.ts';

const stepped = new Set<string>(
  Object.values(games)
    .filter((game) => game.kind === 'steps')
    .map((game) => game.identifier),
);

/**
 * PP-15: a round that waits for its player is finished before another one of the same game begins, in whatever currency.
 * Games that end with their stake are not asked about at all. Players are locked, in order: two wallets of one player
 * are two locks at the door, and must not both open a round.
 */
export const oneRoundAtATime: WagerRule = async (tx, stakes) => {
  const opening = stakes.filter((stake) => stake.opensRound && stepped.has(stake.game));
  const waiting = new Set<string>();
  if (opening.length > 0) {
    const players = [...new Set(opening.map((stake) => stake.playerId))];
    for (const { playerId, game } of await holdOpenRounds(tx, players)) waiting.add(`${playerId} ${game}`);
  }
  return {
    refusalOf: ({ playerId, game, opensRound }) =>
      opensRound && stepped.has(game) && waiting.has(`${playerId} ${game}`)
        ? new Refusal('ROUND_UNFINISHED')
        : undefined,
    accepted: ({ playerId, game, opensRound }) => {
      if (opensRound && stepped.has(game)) waiting.add(`${playerId} ${game}`);
    },
  };
};
