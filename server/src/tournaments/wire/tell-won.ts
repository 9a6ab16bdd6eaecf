import type { Consumer } from '../../kit/index.ts';
import { selectWinners } from '../board/result-store.ts';
import { contestsOf } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import { wonWords } from './notice-words.ts';

const pageSize = 500;

/** Whoever has won something is told when the result is final. It concerns the account: who is on a break is told too. */
export function tellWon({ promotions, notify }: Pick<TournamentsPorts, 'promotions' | 'notify'>): Consumer {
  return {
    name: 'tournaments-won',
    topics: ['tournaments.moved'],
    async handle(tx, events) {
      const finished = events.flatMap((event) =>
        event.topic === 'tournaments.moved' && event.data.state === 'finished' ? [event.data.promotionId] : [],
      );
      for (const { promotionId, rule } of await contestsOf({ promotions }, tx, [...new Set(finished)])) {
        const message = { ...wonWords(rule.texts), link: `/tournaments/${rule.contest.identifier}` };
        const key = `tournament:won:${promotionId}`;
        for (let after = 0; ; ) {
          const page = await selectWinners(tx, { promotionId, after, limit: pageSize });
          const playerIds = page.map(({ playerId }) => playerId);
          if (playerIds.length > 0) await notify(tx, { playerIds, kind: 'service', message, key });
          if (page.length < pageSize) break;
          after = page.at(-1)?.place ?? after;
        }
      }
    },
  };
}
