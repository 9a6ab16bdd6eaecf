import type { Author } from '../../audit/index.ts';
import type { Documents } from '../../config/index.ts';
import type { Clock, Database, Tx } from '../../kit/index.ts';
import type { Promotions } from '../../promotions/index.ts';
import { keyOfPlan, type Planned, planContests } from './contest-calendar.ts';
import { contestRule, type QuestThresholds } from './contest-rule.ts';

export interface ContestsOptions {
  database: Database;
  clock: Clock;
  promotions: Pick<Promotions, 'versionsOf'> & {
    desk: Pick<Promotions['desk'], 'list' | 'save' | 'move' | 'approve'>;
  };
  documents: Pick<Documents, 'read'>;
}

const author = (id: number, name: string): Author => ({
  actor: { kind: 'staff', id, name },
  reason: 'something to try',
});
const member = { id: 0, permissions: [] };
/** Two people, as everywhere. */
const maker = { author: author(-1, 'Demo maker'), member };
const approver = { author: author(-2, 'Demo approver'), member };
const kinds = ['tournament', 'quest', 'achievement', 'lottery'] as const;

/**
 * Keeps contests running in the demo: whatever is planned for now is published, once, by whichever process comes first. What an
 * operator has changed, paused or ended stays as it is.
 */
export function createContestKeeper({ database, clock, promotions, documents }: ContestsOptions) {
  /** What is there stays there: most times nothing has to be looked up. */
  const known = new Set<string>();

  async function keep(): Promise<void> {
    const missing = () => planContests(clock.now()).filter((one) => !known.has(keyOfPlan(one)));
    if (missing().length === 0) return;
    const levels = await documents.read('quest-levels');
    const published = await database.tx(async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtextextended('demo contests', 0))");
      const there = await publishedContests(promotions, tx);
      for (const plan of missing()) {
        if (there.has(keyOfPlan(plan))) continue;
        await publish(promotions, tx, { plan, levels });
        there.add(keyOfPlan(plan));
      }
      return there;
    });
    for (const key of published) known.add(key);
  }

  return { keep };
}

async function publishedContests({ desk, versionsOf }: ContestsOptions['promotions'], tx: Tx): Promise<Set<string>> {
  const listed = [];
  for (const kind of kinds) listed.push(...(await desk.list(tx, { kind })));
  const named = listed.map(({ id, version }) => ({ promotionId: id, version }));
  return new Set(
    (await versionsOf(tx, named)).map(({ rule: { contest, schedule } }) =>
      keyOfPlan({ identifier: contest?.identifier ?? '', from: new Date(schedule.from) }),
    ),
  );
}

async function publish(
  { desk }: ContestsOptions['promotions'],
  tx: Tx,
  { plan, levels }: { plan: Planned; levels: QuestThresholds },
): Promise<number> {
  const { id, version } = await desk.save(tx, { rule: contestRule(plan, levels) }, maker);
  await desk.move(tx, { id, version, to: 'proposed' }, maker);
  await desk.approve(tx, { id, version }, approver);
  await desk.move(tx, { id, version, to: 'live' }, approver);
  return id;
}
