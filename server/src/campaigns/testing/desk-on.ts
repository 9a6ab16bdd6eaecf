import { silentLog } from '../../kit/index.ts';
import { createCampaignDesk } from '../create-campaign-desk.ts';
import type { CampaignsPorts } from '../ports.ts';

/** The desk alone: nobody is written to, and everything is given. */
export const deskOn = (ports: Pick<CampaignsPorts, 'database' | 'clock' | 'identity' | 'queueMail'>) =>
  createCampaignDesk({
    ...ports,
    log: silentLog,
    keys: ['ab'.repeat(32)],
    publicUrl: 'https://halley.test',
    audience: { page: async () => ({ playerIds: [], last: null }), among: async () => new Set() },
    keptBy: async () => new Map(),
    atRisk: async () => new Set(),
    isExcludedElsewhere: async () => false,
    notifications: { write: async () => 0, takeOffers: async () => new Set() },
    giveOffer: async () => undefined,
    isOffer: async () => true,
    firstPlays: async () => new Map(),
    isVerified: async () => new Set(),
  });
