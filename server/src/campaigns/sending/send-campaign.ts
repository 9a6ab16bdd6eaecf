import { randomUUID } from 'node:crypto';
import type { CampaignRule } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import { invariant, type Tx } from '../../kit/index.ts';
import { addJob } from '../../kit/jobs/index.ts';
import { assignArm } from '../assign-arm.ts';
import { lockCampaign, noteAssigned, noteState, openCampaigns, type StoredCampaign } from '../campaign-store.ts';
import type { CampaignsPorts } from '../ports.ts';
import { judgeReach, mayBeReached } from '../reach/judge-reach.ts';
import { readReachRules } from '../reach/reach-rules-store.ts';
import { lockedReach, readReach } from '../reach/read-reach.ts';
import { rulesOf } from '../segments/segment-store.ts';
import {
  claimDeliveries,
  type Delivered,
  insertDeliveries,
  lockClaimed,
  nextDue,
  noteDelivered,
} from './delivery-store.ts';
import { writeMessage } from './write-message.ts';

/** So many a transaction: whoever stops a campaign waits for no more than these. */
const assignSize = 500;
const batchSize = 50;
/** A worker that is silent for so long is dead, and somebody else goes on. */
const claimMs = 2 * 60 * 1000;

type OneMessage = Extract<CampaignRule, { kind: 'campaign' }>;

function messageOf({ rule }: StoredCampaign): OneMessage {
  invariant(rule.kind === 'campaign', 'journeys are walked, not sent');
  return rule;
}

export const jobKey = (campaignId: number) => `campaigns.send:${campaignId}`;

/** Campaigns whose time has come begin; those that run are minded, should their job have been lost. */
export async function startCampaigns({ database, clock }: CampaignsPorts): Promise<void> {
  for (const { id } of await openCampaigns(database, 'campaign')) {
    await database.tx(async (tx) => {
      const campaign = await lockCampaign(tx, id, 'update');
      if (campaign?.state === 'approved' && new Date(campaign.rule.starts_at) <= clock.now()) {
        await moveBySelf(tx, { id, state: 'running', at: clock.now() });
      } else if (campaign?.state !== 'running') return;
      await addJob(tx, 'campaigns.send', { campaignId: id }, { key: jobKey(id) });
    });
  }
}

export async function moveBySelf(tx: Tx, moved: { id: number; state: 'running' | 'done'; at: Date }): Promise<void> {
  await noteState(tx, moved);
  await writeSignificant(tx, {
    kind: 'campaigns.campaign_moved',
    actor: { kind: 'system' },
    target: { kind: 'campaign', id: moved.id },
    detail: { to: moved.state },
  });
}

/** The next of a campaign: players are assigned, then written to, then it is done. Leaves word for what comes after. */
export async function sendCampaign(ports: CampaignsPorts, { campaignId }: { campaignId: number }): Promise<void> {
  if (await assignNext(ports, campaignId)) return again(ports, campaignId);
  const claim = await claimNext(ports, campaignId);
  if (claim !== null) {
    await deliverClaim(ports, { campaignId, claim });
    return again(ports, campaignId);
  }
  await rest(ports, campaignId);
}

const again = ({ database }: Pick<CampaignsPorts, 'database'>, campaignId: number, runAt?: Date) =>
  database.tx((tx) =>
    addJob(tx, 'campaigns.send', { campaignId }, { key: jobKey(campaignId), ...(runAt && { runAt }) }),
  );

/** Those of the next players who could be reached now get a text or belong to the control group. @returns whether there may be more */
export async function assignNext(ports: CampaignsPorts, campaignId: number): Promise<boolean> {
  const { database, clock, audience } = ports;
  return database.tx(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId, 'update');
    if (campaign?.state !== 'running' || campaign.assigningAfter === null) return false;
    const rule = messageOf(campaign);
    const segment = (await rulesOf(tx, campaign.pins)).get(rule.segment_id);
    invariant(segment, 'a campaign that runs was proposed with a version of its segment');
    const { playerIds, last } = await audience.page(tx, segment, { after: campaign.assigningAfter, limit: assignSize });
    const now = clock.now();
    const { channel } = rule;
    const reach = await readReach(ports, tx, { playerIds, channel });
    const plan = { controlPercent: rule.control_percent, arms: rule.arms.length };
    const deliveries = [...reach.values()]
      .filter((player) => mayBeReached(player, channel, now) === null)
      .map(({ playerId }) => ({ playerId, arm: assignArm({ campaignId, playerId }, plan) }));
    await insertDeliveries(tx, { campaignId, deliveries, at: now });
    await noteAssigned(tx, campaignId, last);
    return last !== null;
  });
}

/** Null: nothing is due now, or it does not run. */
export async function claimNext({ database, clock }: CampaignsPorts, campaignId: number): Promise<string | null> {
  const claim = randomUUID();
  return database.tx(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId, 'share');
    if (campaign?.state !== 'running') return null;
    const now = clock.now();
    const until = new Date(now.getTime() + claimMs);
    const claimed = await claimDeliveries(tx, { campaignId, claim, now, until, limit: batchSize });
    return claimed > 0 ? claim : null;
  });
}

/** Judges and writes to those of a claim, all or none of them; a stop or a consent taken back before is seen. */
export async function deliverClaim(
  ports: CampaignsPorts,
  { campaignId, claim }: { campaignId: number; claim: string },
): Promise<void> {
  const { database, clock } = ports;
  await database.tx(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId, 'share');
    if (campaign?.state !== 'running') return;
    const { channel, arms } = messageOf(campaign);
    const until = campaign.endsAt;
    const claimed = await lockClaimed(tx, { campaignId, claim });
    const playerIds = claimed.map(({ playerId }) => playerId);
    const reach = await lockedReach(ports, tx, { playerIds, channel });
    const { rules } = await readReachRules(tx);
    const now = clock.now();
    const delivered: Delivered[] = [];
    for (const { playerId, arm } of claimed) {
      const player = reach.get(playerId);
      const verdict = player
        ? judgeReach(player, { channel, now, rules, until })
        : { do: 'refuse' as const, why: 'unknown' };
      if (player && verdict.do === 'send') {
        const content = arms[arm - 1];
        invariant(content, 'whoever is assigned to a text has one');
        await writeMessage(ports, tx, {
          player,
          channel,
          outgoing: {
            campaignId,
            step: 0,
            content,
            expiresAt: until,
            hasImage: rules.counts_opens && channel === 'mail',
          },
        });
      }
      delivered.push(outcomeOf(playerId, verdict));
    }
    await noteDelivered(tx, { campaignId, delivered, at: now });
  });
}

function outcomeOf(playerId: number, verdict: ReturnType<typeof judgeReach>): Delivered {
  if (verdict.do === 'wait') return { playerId, state: 'due', why: null, dueAt: verdict.until };
  if (verdict.do === 'refuse') return { playerId, state: 'refused', why: verdict.why, dueAt: null };
  return { playerId, state: 'sent', why: null, dueAt: null };
}

/** Nothing is due: it waits for whoever is in quiet hours or in somebody's batch, or it is done. */
async function rest({ database, clock }: CampaignsPorts, campaignId: number): Promise<void> {
  await database.tx(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId, 'update');
    if (campaign?.state !== 'running' || campaign.assigningAfter !== null) return;
    const next = await nextDue(tx, campaignId);
    if (next === null) return moveBySelf(tx, { id: campaignId, state: 'done', at: clock.now() });
    await addJob(tx, 'campaigns.send', { campaignId }, { key: jobKey(campaignId), runAt: next });
  });
}
