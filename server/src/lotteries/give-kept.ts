import { mayHaveTickets, runningLotteries } from './give-tickets.ts';
import { issueTickets } from './issue-tickets.ts';
import { keptNames, takeKept } from './kept-store.ts';
import type { LotteriesPorts } from './ports.ts';

const pageSize = 500;

type Needs = Pick<LotteriesPorts, 'database' | 'promotions' | 'beacons' | 'sealer' | 'clock' | 'geo'>;

/**
 * Tickets that were won while no lottery of their name ran, once one does. They are looked at as a reward that comes now: who may
 * not be in it has none, and nobody has more than one may have.
 */
export async function giveKept(ports: Needs): Promise<void> {
  const { database, promotions, clock } = ports;
  const names = await keptNames(database);
  if (names.size === 0) return;
  const give = () =>
    database.tx(async (tx) => {
      const now = clock.now();
      const running = (await runningLotteries(ports, tx, now)).filter(({ rule }) => names.has(rule.contest.identifier));
      let most = 0;
      for (const terms of running.toSorted((one, other) => one.id - other.id)) {
        const { identifier, tickets } = terms.rule.contest;
        const kept = await takeKept(tx, { identifier, limit: pageSize, at: now });
        const players = await promotions.knownPlayers(
          tx,
          kept.map(({ playerId }) => playerId),
        );
        const wanted = kept.flatMap(({ playerId, reference, count }) => {
          const player = players.get(playerId);
          const isFor = player && mayHaveTickets(ports, terms, { player, currency: player.currency });
          return isFor ? [{ playerId, reference, count, source: 'reward' as const }] : [];
        });
        if (wanted.length > 0) await issueTickets(tx, { promotionId: terms.id, most: tickets.most, wanted, now });
        most = Math.max(most, kept.length);
      }
      return most;
    });
  while ((await give()) === pageSize);
}
