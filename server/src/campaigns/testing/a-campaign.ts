import { type CampaignContent, type CampaignRule, campaignLanguages } from '@halley/contract';
import type { Author } from '../../audit/index.ts';

let made = 0;
/** A name that nothing else has. */
export const aName = (of: string): string => {
  made += 1;
  return `${of} ${process.pid} ${made}`;
};

export const author = (id: number, reason = 'for a test'): Author => ({
  actor: { kind: 'staff', id, name: `Member ${id}` },
  reason,
});

export const aContent = (title = 'News from the house'): CampaignContent => {
  const words = Object.fromEntries(
    campaignLanguages.map((language) => [
      language,
      { title: `${title} (${language})`, text: `There is something new (${language}).`, button: 'Have a look' },
    ]),
  ) as CampaignContent['words'];
  return { words, path: '/games' };
};

const dayMs = 24 * 60 * 60 * 1000;

/** A campaign that may begin at once, for a week. */
export const aCampaign = (
  segmentId: number,
  now: Date,
  changed: Partial<Extract<CampaignRule, { kind: 'campaign' }>> = {},
): Extract<CampaignRule, { kind: 'campaign' }> => ({
  kind: 'campaign',
  name: aName('Campaign'),
  segment_id: segmentId,
  channel: 'mail',
  starts_at: now.toISOString(),
  ends_at: new Date(now.getTime() + 7 * dayMs).toISOString(),
  arms: [aContent()],
  control_percent: 0,
  goal: 'played',
  measure_days: 7,
  baseline_percent: 20,
  least_points: 10,
  ...changed,
});

export const aJourney = (
  now: Date,
  changed: Partial<Extract<CampaignRule, { kind: 'journey' }>> = {},
): Extract<CampaignRule, { kind: 'journey' }> => ({
  kind: 'journey',
  name: aName('Journey'),
  event: 'email_confirmed',
  segment_id: null,
  starts_at: now.toISOString(),
  ends_at: new Date(now.getTime() + 30 * dayMs).toISOString(),
  leave_on: [],
  steps: [{ do: 'message', channel: 'notice', content: aContent() }],
  ...changed,
});
