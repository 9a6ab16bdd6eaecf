import { invariant, type Tx, writeEvents } from '../../kit/index.ts';
import { type StoredContest, strategyOf } from '../contest.ts';
import { holdCounts, insertContest, lockContests, numberChanges } from '../contest-store.ts';
import { scoreOf } from '../count/tally.ts';
import type { TournamentsPorts } from '../ports.ts';
import { saveRivals } from './rival-store.ts';
import { type RivalTally, rivalCount, rivalTally } from './rival-tally.ts';

type Needs = Pick<TournamentsPorts, 'clock' | 'promotions'>;

const dayMs = 24 * 60 * 60 * 1000;

/** What the demo asks of this room; nobody else does. */
export const demoContests = (ports: Needs) => ({
  openAsDated: (tx: Tx, contest: { promotionId: number; version: number }) => openAsDated(ports, tx, contest),
  keepRivals: (tx: Tx, promotionIds: readonly number[]) => keepRivals(ports, tx, promotionIds),
});

/**
 * Opens a contest with the dates of its rule, wherever the clock stands: one that is over goes the way of
 * everything that is over, and has a result. Nobody can have played in it while the house was not there.
 */
async function openAsDated(
  { clock, promotions }: Needs,
  tx: Tx,
  { promotionId, version }: { promotionId: number; version: number },
): Promise<void> {
  const [terms] = await promotions.versionsOf(tx, [{ promotionId, version }]);
  invariant(terms?.rule.contest && terms.rule.schedule.to, 'a contest has its part and an end');
  const { rule } = terms;
  invariant(rule.contest?.teams?.by !== 'shuffle', 'teams that are shuffled are opened like everybody’s');
  await holdCounts(tx);
  const isNew = await insertContest(
    tx,
    {
      promotionId,
      version,
      rule: { ...rule, contest: terms.rule.contest },
      startsAt: new Date(rule.schedule.from),
      endsAt: new Date(terms.rule.schedule.to),
      teamSeed: null,
    },
    clock.now(),
  );
  if (isNew) await writeEvents(tx, 'tournaments.moved', [{ promotionId, state: 'open' }]);
}

/** Rivals of these tournaments stand where they stand by now. They are marked, and win nothing. */
async function keepRivals(ports: Needs, tx: Tx, promotionIds: readonly number[]): Promise<void> {
  const now = ports.clock.now();
  const running = (await lockContests(ports, tx, promotionIds)).filter(
    ({ kind, state, startsAt }) => kind === 'tournament' && state === 'open' && startsAt <= now,
  );
  const numbers = await numberChanges(
    tx,
    running.map(({ promotionId }) => promotionId),
  );
  await saveRivals(
    tx,
    running.flatMap((contest) => {
      const { promotionId, startsAt, endsAt } = contest;
      const shared = {
        promotionId,
        joinedAt: startsAt,
        reachedAt: now < endsAt ? now : endsAt,
        changed: numbers.get(promotionId) ?? 0n,
      };
      return rivalsOf(contest, now).map((rival, index) => ({
        ...shared,
        ...rival,
        playerId: -1 - index,
        score: scoreOf(strategyOf(contest), rival),
      }));
    }),
  );
}

function rivalsOf({ promotionId, startsAt, endsAt, rule }: StoredContest, now: Date): RivalTally[] {
  const lengthMs = endsAt.getTime() - startsAt.getTime();
  const shared = {
    seed: `${rule.contest.identifier} ${promotionId}`,
    days: lengthMs / dayMs,
    elapsed: (now.getTime() - startsAt.getTime()) / lengthMs,
    limit: rule.contest.gamesTakenLimit ?? null,
    teams: rule.contest.teams?.names.length ?? 0,
  };
  return Array.from({ length: rivalCount }, (_, index) => rivalTally({ ...shared, index }));
}
