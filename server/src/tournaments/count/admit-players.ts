import { maskNickname } from '../../games/index.ts';
import type { Tx } from '../../kit/index.ts';
import type { StoredContest } from '../contest.ts';
import { insertEntries, numberEntries } from '../entries/entry-store.ts';
import { mayJoin } from '../entries/may-join.ts';
import type { TournamentsPorts } from '../ports.ts';
import type { ToldRound } from './tally.ts';

export interface Newcomer {
  contest: StoredContest;
  playerId: number;
  rounds: readonly ToldRound[];
}

type Needs = Pick<TournamentsPorts, 'geo' | 'clock' | 'promotions' | 'identity'>;

/** Who was not let in is not asked for again with every round. */
const askedAgainMs = 60_000;

/** Contests that nobody has to join: with the first round that counts, whoever they are for is in them. */
export function createAdmission(ports: Needs) {
  const refused = new Map<string, number>();

  return async function admit(tx: Tx, newcomers: readonly Newcomer[]): Promise<number> {
    const nowMs = ports.clock.now().getTime();
    for (const [key, untilMs] of refused) if (untilMs <= nowMs) refused.delete(key);
    const keyOf = ({ contest, playerId }: Newcomer) => `${playerId}:${contest.promotionId}:${contest.version}`;
    const asked = newcomers.filter((newcomer) => !refused.has(keyOf(newcomer)));
    if (asked.length === 0) return 0;
    const playerIds = [...new Set(asked.map(({ playerId }) => playerId))];
    const players = await ports.promotions.knownPlayers(tx, playerIds);
    const admitted = asked.filter((newcomer) => {
      const isIn = mayJoin(ports, newcomer.contest, players.get(newcomer.playerId));
      if (!isIn) refused.set(keyOf(newcomer), nowMs + askedAgainMs);
      return isIn;
    });
    if (admitted.length === 0) return 0;
    const names = await ports.identity.nicknames(
      admitted.map(({ playerId }) => playerId),
      tx,
    );
    const numbers = new Map<number, number>();
    for (const [promotionId, many] of Map.groupBy(admitted, ({ contest }) => contest.promotionId)) {
      numbers.set(promotionId, await numberEntries(tx, promotionId, many.length));
    }
    const nextOf = (promotionId: number) => {
      const number = numbers.get(promotionId) ?? 1;
      numbers.set(promotionId, number + 1);
      return number;
    };
    await insertEntries(
      tx,
      admitted.map(({ contest: { promotionId }, playerId, rounds }) => ({
        playerId,
        promotionId,
        number: nextOf(promotionId),
        nickname: maskNickname(names.get(playerId)),
        team: null,
        joinedAt: new Date(Math.min(...rounds.map(({ openedAt }) => openedAt.getTime()))),
        changed: 0n,
      })),
    );
    return admitted.length;
  };
}
