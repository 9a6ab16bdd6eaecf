import { type PromotionRule, Refusal } from '@halley/contract';
import type { Author } from '../../audit/index.ts';
import type { Documents } from '../../config/index.ts';
import type { Clock, Database, Log, Tx } from '../../kit/index.ts';
import type { Promotions } from '../../promotions/index.ts';
import { keyOfPlan, type Planned, planContests } from './contest-calendar.ts';
import { contestRule } from './contest-rule.ts';
import { ticketCard } from './ticket-card.ts';

export interface ContestsOptions {
  database: Database;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  promotions: Pick<Promotions, 'versionsOf'> & {
    desk: Pick<Promotions['desk'], 'list' | 'save' | 'move' | 'approve'>;
  };
  documents: Pick<Documents, 'read'>;
  /** What the room of tournaments does for the demo alone. */
  tournaments: {
    demo: {
      /** Opens a contest with the dates of its rule, also one that is over. */
      openAsDated(tx: Tx, contest: { promotionId: number; version: number }): Promise<void>;
      /** Rivals of these tournaments stand where they stand by now. */
      keepRivals(tx: Tx, promotionIds: readonly number[]): Promise<void>;
    };
  };
}

const author = (id: number, name: string): Author => ({
  actor: { kind: 'staff', id, name },
  reason: 'something to try',
});
const member = { id: 0, permissions: [] };
/** Two people, as everywhere. */
const maker = { author: author(-1, 'Demo maker'), member };
const approver = { author: author(-2, 'Demo approver'), member };
const cardKey = 'tickets for points';
const kinds = ['tournament', 'quest', 'achievement', 'lottery'] as const;

/**
 * Keeps contests running in the demo: whatever is planned for now is published, once, by whichever process comes first, and the
 * rivals of tournaments move on. What an operator has changed, paused or ended stays as it is.
 */
export function createContestKeeper({ database, clock, log, promotions, documents, tournaments }: ContestsOptions) {
  /** What is there stays there: most times nothing has to be looked up. Null: the house has refused it. */
  const known = new Map<string, number | null>();

  /** In a transaction of its own: what is refused, as when an operator's contest has its name, keeps nothing else back. */
  async function publishOnce(plan: Planned): Promise<number | null> {
    const rule = contestRule(plan, await documents.read('quest-levels'));
    const publishing = database.tx(async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtextextended('demo contests', 0))");
      const there = (await publishedContests(promotions, tx)).get(keyOfPlan(plan));
      if (there !== undefined) return there;
      const { id, version } = await publish(promotions, tx, rule);
      // With its rivals from the first moment on: one that is over is decided with the next look.
      if (rule.kind === 'tournament') {
        await tournaments.demo.openAsDated(tx, { promotionId: id, version });
        await tournaments.demo.keepRivals(tx, [id]);
      }
      return id;
    });
    return refusedToNull(publishing, keyOfPlan(plan));
  }

  /** Tickets for points, once: there is a lottery by now. */
  function publishCard(): Promise<number | null> {
    const publishing = database.tx(async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtextextended('demo contests', 0))");
      const listed = await promotions.desk.list(tx, { kind: 'shop' });
      const named = listed.map(({ id, version }) => ({ promotionId: id, version }));
      const there = (await promotions.versionsOf(tx, named)).find(
        ({ rule }) => rule.card?.group === ticketCard.card?.group,
      );
      return there?.id ?? (await publish(promotions, tx, ticketCard)).id;
    });
    return refusedToNull(publishing, cardKey);
  }

  function refusedToNull(publishing: Promise<number>, contest: string): Promise<number | null> {
    return publishing.catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      log.warn({ contest, code: error.code }, 'a contest of the demo was refused');
      return null;
    });
  }

  async function keep(): Promise<void> {
    for (const plan of planContests(clock.now())) {
      const key = keyOfPlan(plan);
      if (!known.has(key)) known.set(key, await publishOnce(plan));
    }
    if (known.get(cardKey) === undefined) known.set(cardKey, await publishCard());
    // Those that are decided are left alone there.
    const ids = [...known].flatMap(([key, id]) => (id === null || key === cardKey ? [] : [id]));
    await database.tx((tx) => tournaments.demo.keepRivals(tx, ids));
  }

  return { keep };
}

async function publishedContests(
  { desk, versionsOf }: ContestsOptions['promotions'],
  tx: Tx,
): Promise<Map<string, number>> {
  const listed = [];
  for (const kind of kinds) listed.push(...(await desk.list(tx, { kind })));
  const named = listed.map(({ id, version }) => ({ promotionId: id, version }));
  return new Map(
    (await versionsOf(tx, named)).map(({ id, rule: { contest, schedule } }) => [
      keyOfPlan({ identifier: contest?.identifier ?? '', from: new Date(schedule.from) }),
      id,
    ]),
  );
}

async function publish({ desk }: ContestsOptions['promotions'], tx: Tx, rule: PromotionRule) {
  const { id, version } = await desk.save(tx, { rule }, maker);
  await desk.move(tx, { id, version, to: 'proposed' }, maker);
  await desk.approve(tx, { id, version }, approver);
  await desk.move(tx, { id, version, to: 'live' }, approver);
  return { id, version };
}
