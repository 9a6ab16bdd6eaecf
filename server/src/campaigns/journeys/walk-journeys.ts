import { type CampaignRule, type JourneyStep, Refusal } from '@halley/contract';
import { invariant, type Tx } from '../../kit/index.ts';
import { journeyRules, lockCampaign, openCampaigns } from '../campaign-store.ts';
import type { CampaignsPorts } from '../ports.ts';
import { judgeReach, neverReached, type Reach } from '../reach/judge-reach.ts';
import { readReachRules } from '../reach/reach-rules-store.ts';
import { lockedReach } from '../reach/read-reach.ts';
import { rulesOf } from '../segments/segment-store.ts';
import { moveBySelf } from '../sending/send-campaign.ts';
import { writeMessage } from '../sending/write-message.ts';
import { apart, isAnybodyUnderWay, lockDueRuns, moveRun, noteStep, type Run } from './run-store.ts';

const batchSize = 50;
/** So many batches a turn: the next minute goes on. */
const mostBatches = 200;
const hourMs = 60 * 60 * 1000;
const messageDays = 7;

type Journey = Extract<CampaignRule, { kind: 'journey' }>;

/** What becomes of a run: the step it stands before from then on, since when that is due, and what is noted of the last. */
type Next =
  | { to: 'next'; outcome: 'done' | 'refused'; why?: string; skip?: true; afterMs?: number }
  | { to: 'later'; at: Date }
  | { to: 'leave'; why: string };

/** Journeys whose time has come begin; those that nobody can come into any more, and nobody is in, are done. */
export async function startJourneys({ database, clock }: CampaignsPorts): Promise<void> {
  for (const { id } of await openCampaigns(database, 'journey')) {
    await database.tx(async (tx) => {
      const journey = await lockCampaign(tx, id, 'update');
      const now = clock.now();
      if (journey?.state === 'approved' && new Date(journey.rule.starts_at) <= now) {
        await moveBySelf(tx, { id, state: 'running', at: now });
      } else if (journey?.state === 'running' && journey.endsAt <= now && !(await isAnybodyUnderWay(tx, id))) {
        await moveBySelf(tx, { id, state: 'done', at: now });
      }
    });
  }
}

/** Does what is due, a step a player and transaction's batch: killed in between, nothing is lost and nothing is done twice. */
export async function walkJourneys(ports: CampaignsPorts): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    if ((await ports.database.tx((tx) => walkBatch(ports, tx))) === 0) return;
  }
}

async function walkBatch(ports: CampaignsPorts, tx: Tx): Promise<number> {
  const now = ports.clock.now();
  const runs = await lockDueRuns(tx, { now, limit: batchSize });
  if (runs.length === 0) return 0;
  const journeys = await journeyRules(
    tx,
    runs.map(({ campaignId: id, version }) => ({ id, version })),
  );
  // Everybody at once and in order: two batches never wait for each other.
  const playerIds = runs.map(({ playerId }) => playerId);
  const reach = await lockedReach(ports, tx, { playerIds, channel: 'notice' });
  for (const run of runs) {
    const journey = journeys.get(`${run.campaignId}:${run.version}`);
    invariant(journey?.rule.kind === 'journey', 'a run is of a journey in a version that is there');
    const { rule, state, pins } = journey;
    const player = reach.get(run.playerId);
    await apart(tx, {
      async work() {
        const isStopped = state === 'stopped';
        const next = isStopped ? leave('stopped') : await stepOf(ports, tx, { run, rule, pins, player, now });
        await noteNext(tx, { run, rule, next, now });
      },
      // One step that breaks keeps nobody else waiting: it comes again later.
      async otherwise(error) {
        ports.log.error({ err: error, campaignId: run.campaignId, step: run.step }, 'a step of a journey broke');
        await noteNext(tx, { run, rule, next: { to: 'later', at: new Date(now.getTime() + hourMs) }, now });
      },
    });
  }
  return runs.length;
}

const leave = (why: string): Next => ({ to: 'leave', why });

interface Standing {
  run: Run;
  rule: Journey;
  pins: Record<string, number>;
  player: Reach | undefined;
  now: Date;
}

async function stepOf(ports: CampaignsPorts, tx: Tx, { run, rule, pins, player, now }: Standing): Promise<Next> {
  if (!player) return leave('unknown');
  const kept = neverReached(player, now);
  if (kept !== null) return leave(kept);
  if (rule.leave_on.includes('deposited') && run.hasDeposited) return leave('deposited');
  if (rule.leave_on.includes('verified') && (await ports.isVerified(tx, [run.playerId])).size > 0) {
    return leave('verified');
  }
  const step = rule.steps[run.step];
  invariant(step, 'a run that goes on has a step before it');
  return kinds[step.do](ports, tx, { run, player, pins, now, step: step as never });
}

type Doing<Kind extends JourneyStep['do']> = (
  ports: CampaignsPorts,
  tx: Tx,
  asked: { run: Run; player: Reach; pins: Record<string, number>; now: Date; step: Extract<JourneyStep, { do: Kind }> },
) => Promise<Next>;

const kinds: { [Kind in JourneyStep['do']]: Doing<Kind> } = {
  wait: async (_ports, _tx, { step }) => ({ to: 'next', outcome: 'done', afterMs: step.hours * hourMs }),
  async check({ audience }, tx, { run, pins, step }) {
    const segment = (await rulesOf(tx, pins)).get(step.segment_id);
    invariant(segment, 'a journey that runs was proposed with versions of its segments');
    if ((await audience.among(tx, segment, [run.playerId])).has(run.playerId)) return { to: 'next', outcome: 'done' };
    return step.otherwise === 'leave' ? leave('check') : { to: 'next', outcome: 'done', skip: true };
  },
  async message(ports, tx, { run, now, step: { channel, content } }) {
    const { playerId, campaignId, step } = run;
    const reach = await lockedReach(ports, tx, { playerIds: [playerId], channel });
    const player = reach.get(playerId);
    invariant(player, 'whoever was there is there');
    const { rules } = await readReachRules(tx);
    const expiresAt = new Date(now.getTime() + messageDays * 24 * hourMs);
    const verdict = judgeReach(player, { channel, now, rules, until: expiresAt });
    if (verdict.do === 'wait') return { to: 'later', at: verdict.until };
    if (verdict.do === 'refuse') return { to: 'next', outcome: 'refused', why: verdict.why };
    await writeMessage(ports, tx, {
      player,
      channel,
      outgoing: { campaignId, step: step + 1, content, expiresAt, hasImage: false },
    });
    return { to: 'next', outcome: 'done' };
  },
  async offer({ giveOffer }, tx, { run, step: { promotion_id: promotionId } }) {
    const { playerId, campaignId, step } = run;
    const key = `journey:${campaignId}:${step}:${playerId}`;
    try {
      const reason = `step ${step + 1} of journey ${campaignId}`;
      await giveOffer(tx, { promotionId, playerId, key }, { actor: { kind: 'system' }, reason });
      return { to: 'next', outcome: 'done' };
    } catch (error) {
      // Used up, had before or not for this player: the journey goes on.
      if (!(error instanceof Refusal)) throw error;
      return { to: 'next', outcome: 'refused', why: error.code };
    }
  },
};

async function noteNext(
  tx: Tx,
  { run, rule, next, now }: { run: Run; rule: Journey; next: Next; now: Date },
): Promise<void> {
  const { id, step } = run;
  if (next.to === 'later') return moveRun(tx, { id, step, state: 'running', why: null, dueAt: next.at });
  if (next.to === 'leave') {
    await noteStep(tx, { run, step, outcome: 'left', why: next.why, at: now });
    return moveRun(tx, { id, step, state: 'left', why: next.why, dueAt: now });
  }
  await noteStep(tx, { run, step, outcome: next.outcome, why: next.why ?? null, at: now });
  const isSkipped = next.skip === true && step + 1 < rule.steps.length;
  if (isSkipped) await noteStep(tx, { run, step: step + 1, outcome: 'skipped', why: null, at: now });
  const after = step + (isSkipped ? 2 : 1);
  const isOver = after >= rule.steps.length;
  const dueAt = new Date(now.getTime() + (next.afterMs ?? 0));
  await moveRun(tx, { id, step: after, state: isOver ? 'done' : 'running', why: null, dueAt });
}
