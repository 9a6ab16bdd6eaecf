import { type Tx, writeEvents } from '../../kit/index.ts';
import { type ContestPlace, contestPlaces, type PrizeClaim, prizeIn } from '../../promotions/index.ts';
import type { StoredContest } from '../contest.ts';
import { lockContests, numberChanges } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import {
  endEntries,
  freeze,
  moveContest,
  notePaid,
  playersIn,
  type Winner,
  winnersAfter,
  winningTeam,
  writeResult,
} from './settle-store.ts';

const pageSize = 1_000;
/** So many prizes a transaction. */
const batchSize = 200;

/**
 * Decides a contest: the result is written down, prizes are claimed in the order of places, and it is finished. Each step is a
 * transaction that says how far it has come: whatever dies in between, the next look goes on there, and no prize is claimed twice.
 */
export async function settleContest(ports: TournamentsPorts, promotionId: number): Promise<void> {
  for (;;) {
    const isDone = await ports.database.tx(async (tx) => {
      const [contest] = await lockContests(ports, tx, [promotionId]);
      if (contest?.state !== 'settling') return true;
      if (contest.kind === 'tournament' && !contest.frozenAt) await writeDown(ports, tx, contest);
      const left = contest.kind === 'tournament' ? await claimNext(ports, tx, contest) : 0;
      if (left >= batchSize) return false;
      await finish(ports, tx, contest);
      return true;
    });
    if (isDone) return;
  }
}

/** Players whose account is closed, or gone: they are passed over. */
async function goneAmong(ports: TournamentsPorts, tx: Tx, promotionId: number): Promise<number[]> {
  const gone: number[] = [];
  for (let after = 0; ; ) {
    const playerIds = await playersIn(tx, { promotionId, after, limit: pageSize });
    const standings = await ports.identity.standingsOf(tx, playerIds);
    gone.push(...playerIds.filter((id) => standings.get(id)?.blocked ?? true));
    after = playerIds.at(-1) ?? after;
    if (playerIds.length < pageSize) return gone;
  }
}

async function writeDown(ports: TournamentsPorts, tx: Tx, contest: StoredContest): Promise<void> {
  const { promotionId, rule } = contest;
  const { teams } = rule.contest;
  const gone = await goneAmong(ports, tx, promotionId);
  const winnerTeam = teams ? await winningTeam(tx, { promotionId, best: teams.best, gone }) : null;
  await writeResult(tx, { promotionId, winnerTeam, byTeams: teams !== undefined, gone });
  await freeze(tx, { promotionId, winnerTeam, at: ports.clock.now() });
}

/** Claims the prizes of the next places. @returns how many there were */
async function claimNext(ports: TournamentsPorts, tx: Tx, contest: StoredContest): Promise<number> {
  const { promotionId, paidThrough } = contest;
  const places = contestPlaces(contest.rule.contest);
  const asked = { promotionId, after: paidThrough, last: places.length, limit: batchSize };
  const winners = await winnersAfter(tx, asked);
  const claims = await claimsOf(ports, tx, { contest, winners, places });
  const outcomes = await ports.promotions.claimPrizes(tx, claims);
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome === 'granted' || outcome === 'already' || outcome === 'nothing') continue;
    const { playerId, occasion } = claims[index] ?? {};
    ports.log.error({ promotionId, playerId, occasion, outcome }, 'a prize of a contest was not claimed');
  }
  const last = winners.at(-1);
  if (last) await notePaid(tx, promotionId, last.prizePlace);
  return winners.length;
}

/** In the player's own currency, by the frozen rate. */
async function claimsOf(
  ports: TournamentsPorts,
  tx: Tx,
  {
    contest: { promotionId, version, rule },
    winners,
    places,
  }: { contest: StoredContest; winners: readonly Winner[]; places: readonly ContestPlace[] },
): Promise<PrizeClaim[]> {
  const playerIds = winners.map(({ playerId }) => playerId);
  const players = await ports.promotions.knownPlayers(tx, playerIds);
  return winners.flatMap(({ playerId, prizePlace }): PrizeClaim[] => {
    const place = places[prizePlace - 1];
    if (!place) return [];
    const own = players.get(playerId)?.currency ?? rule.contest.currency;
    const { currency, amount: cash } = prizeIn(rule.contest, { cash: place.cash, own });
    const { rewards, cash: cost } = place;
    return [{ playerId, promotionId, version, occasion: `place:${prizePlace}`, currency, cash, cost, rewards }];
  });
}

async function finish(ports: TournamentsPorts, tx: Tx, { promotionId }: StoredContest): Promise<void> {
  const changed = (await numberChanges(tx, [promotionId])).get(promotionId) ?? 0n;
  await endEntries(tx, { promotionId, changed });
  await moveContest(tx, { promotionId, to: 'finished', at: ports.clock.now() });
  await ports.promotions.pools.close(tx, { promotionId, now: ports.clock.now() });
  await writeEvents(tx, 'tournaments.moved', [{ promotionId, state: 'finished' }]);
}
