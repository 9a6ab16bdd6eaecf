import type { CampaignState } from '@halley/contract';

/** What may become of a campaign or journey. What was agreed to is not written over: it is stopped, and another one is written. */
const moves: Record<CampaignState, readonly CampaignState[]> = {
  draft: ['waiting', 'stopped'],
  waiting: ['draft', 'approved', 'stopped'],
  approved: ['running', 'stopped'],
  running: ['done', 'stopped'],
  done: [],
  stopped: [],
};

export const mayMove = (from: CampaignState, to: CampaignState): boolean => moves[from].includes(to);

/** Writing at what waits takes it back: what is agreed to is what was read. */
export const maySave = (state: CampaignState): boolean => state === 'draft' || state === 'waiting';
