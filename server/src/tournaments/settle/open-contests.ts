import { randomBytes } from 'node:crypto';
import type { PromotionRule } from '@halley/contract';
import { commit } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { type Tx, writeEvents } from '../../kit/index.ts';
import type { StoredContest } from '../contest.ts';
import { contestsOf, holdCounts, insertContest, moveVersion } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';

const isOfThisRoom = (rule: PromotionRule): rule is StoredContest['rule'] =>
  rule.contest !== undefined && rule.kind !== 'lottery';

/** Whoever plays for a team that is shuffled can check afterwards that it was not chosen: the hash is there before the first. */
function newTeamSeed(): { seed: Buffer; hash: string } {
  const seed = randomBytes(32);
  return { seed, hash: commit(seed.toString('hex'), nodeHash.sha256) };
}

/** Makes contests of promotions that are live, and moves those that have a newer version. */
export async function openContests(
  ports: Pick<TournamentsPorts, 'clock' | 'promotions'>,
  tx: Tx,
): Promise<{ opened: number[] }> {
  const all = await ports.promotions.readLive(tx);
  const live = all.flatMap(({ id, version, rule }) => (isOfThisRoom(rule) ? [{ id, version, rule }] : []));
  if (live.length === 0) return { opened: [] };
  const ids = live.map(({ id }) => id);
  const known = new Map((await contestsOf(ports, tx, ids)).map((contest) => [contest.promotionId, contest]));
  const isNew = live.filter(({ id, version }) => known.get(id)?.version !== version);
  if (isNew.length === 0) return { opened: [] };
  await holdCounts(tx);
  const now = ports.clock.now();
  const { pools } = ports.promotions;
  const opened: number[] = [];
  for (const { id: promotionId, version, rule } of isNew) {
    const { from, to = from } = rule.schedule;
    const before = known.get(promotionId);
    const written = { promotionId, version, rule, endsAt: new Date(to) };
    const earliest = new Date(Math.max(Date.parse(from), now.getTime()));
    if (before) {
      // What has begun has begun when it did.
      const isMoved = await moveVersion(tx, {
        ...written,
        startsAt: before.startsAt <= now ? before.startsAt : earliest,
      });
      if (isMoved) await pools.setAside(tx, { promotionId, contest: rule.contest, now });
      continue;
    }
    if (written.endsAt <= now) continue;
    const teamSeed = rule.contest.teams?.by === 'shuffle' ? newTeamSeed() : null;
    if (!(await insertContest(tx, { ...written, startsAt: earliest, teamSeed }, now))) continue;
    await pools.setAside(tx, { promotionId, contest: rule.contest, now });
    opened.push(promotionId);
  }
  await writeEvents(
    tx,
    'tournaments.moved',
    opened.map((promotionId) => ({ promotionId, state: 'open' })),
  );
  return { opened };
}
