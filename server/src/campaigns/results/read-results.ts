import { type CampaignArm, type CampaignResults, Refusal } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { findCampaign } from '../campaign-store.ts';
import type { CampaignsPorts } from '../ports.ts';
import { type Count, newcombe, plannedPerArm, verdictOf, wilson } from './intervals.ts';
import { type ArmRow, readArms, readRefused } from './results-store.ts';

const names = ['control', 'A', 'B'] as const;

const method =
  'Everybody who was assigned counts, also who could not be reached in the end. Shares with Wilson’s interval, differences to the control group with Newcombe’s (method 10), 95 % for all comparisons together. How many are needed was planned before the first message, for a power of 80 %; a look before that is marked as early and decides nothing.';

/** What the figure of mails opened is worth. */
const ofOpens =
  'A mail counts as opened once its image was loaded: programs that load images before anybody reads say so too, those that load none never do. The figure is a hint, compares nothing and decides nothing.';

/** Of as many comparisons as there are texts, all hold together with 95 %. */
const confidenceFor = (comparisons: number): number => 1 - 0.05 / Math.max(1, comparisons);

const nobody: Omit<ArmRow, 'arm'> = {
  assigned: 0,
  delivered: 0,
  telling: 0,
  opened: 0,
  clicked: 0,
  deposited: 0,
  played: 0,
  measured: 0,
};

/** What a campaign has brought about. Throws `NOT_FOUND`, also for a journey. */
export async function readResults(
  { clock }: Pick<CampaignsPorts, 'clock'>,
  db: Queryable,
  id: number,
): Promise<CampaignResults> {
  const campaign = await findCampaign(db, id);
  if (campaign?.rule.kind !== 'campaign') throw new Refusal('NOT_FOUND');
  const { goal, measure_days: days, arms, channel, control_percent, baseline_percent, least_points } = campaign.rule;
  const found = await readArms(db, { campaignId: id, days, now: clock.now() });
  const refused = await readRefused(db, id);
  const places = [...(control_percent > 0 ? [0] : []), ...arms.map((_, index) => index + 1)];
  const rows = places.map((arm) => found.find((row) => row.arm === arm) ?? { arm, ...nobody });
  const control = rows.find(({ arm }) => arm === 0);
  const confidence = confidenceFor(control ? arms.length : 1);
  const planned = plannedPerArm({ baseline: baseline_percent / 100, least: least_points / 100, confidence });
  const goalOf = (row: ArmRow): Count => ({ did: row[goal], of: row.assigned });
  const share = (did: number, of: number) => ({ players: did, ...wilson({ did, of }, confidence) });

  const describe = (row: ArmRow): CampaignArm => ({
    name: names[row.arm] ?? 'B',
    assigned: row.assigned,
    delivered: row.delivered,
    not_reached: refused.filter(({ arm }) => arm === row.arm).map(({ why, players }) => ({ why, players })),
    // Popups say so themselves, mails by their image where the house counts that; notices are read where nobody looks.
    opened: row.arm > 0 && row.telling > 0 ? share(row.opened, row.telling) : null,
    clicked: channel === 'popup' && row.arm > 0 ? share(row.clicked, row.delivered) : null,
    deposited: share(row.deposited, row.assigned),
    played: share(row.played, row.assigned),
    effect: control && row.arm > 0 ? effectOf(goalOf(row), goalOf(control), confidence) : null,
  });
  return {
    goal,
    measure_days: days,
    counted_at: campaign.measuredAt?.toISOString() ?? null,
    planned_per_arm: planned,
    is_early: rows.some(({ measured, assigned }) => measured < planned || measured < assigned),
    measured: rows.reduce((sum, { measured }) => sum + measured, 0),
    confidence_percent: Math.round(confidence * 1000) / 10,
    method: channel === 'mail' && rows.some(({ telling }) => telling > 0) ? `${method} ${ofOpens}` : method,
    arms: rows.map(describe),
  };
}

function effectOf(treated: Count, control: Count, confidence: number): CampaignArm['effect'] {
  const { share, low, high } = newcombe(treated, control, confidence);
  const points = (value: number) => Math.round(value * 1000) / 10;
  return {
    points: points(share),
    low: points(low),
    high: points(high),
    verdict: verdictOf(treated, control, confidence),
  };
}
