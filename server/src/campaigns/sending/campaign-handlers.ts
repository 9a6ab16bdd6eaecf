import { type campaignsCalls, Refusal } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { findCampaign } from '../campaign-store.ts';
import type { CampaignsPorts } from '../ports.ts';
import { mayBeReached } from '../reach/judge-reach.ts';
import { readReach } from '../reach/read-reach.ts';
import { findPopup, notePopup } from './message-store.ts';
import { unsubscribe } from './unsubscribe.ts';

export function campaignHandlers(ports: CampaignsPorts): Handlers<typeof campaignsCalls> {
  const { database, clock } = ports;
  return {
    /** Judged once more: a break may have begun, or a campaign have been stopped, since the popup was laid ready. */
    async readCampaignPopup(_input, { principal: { playerId } }) {
      const none = { status: 200 as const, body: { popup: null } };
      const found = await findPopup(database, { playerId, now: clock.now() });
      if (!found) return none;
      const { campaignId, ...popup } = found;
      if ((await findCampaign(database, campaignId))?.state === 'stopped') return none;
      const player = (await readReach(ports, database, { playerIds: [playerId], channel: 'popup' })).get(playerId);
      if (!player || mayBeReached(player, 'popup', clock.now()) !== null) return none;
      return { status: 200, body: { popup } };
    },
    async noteCampaignPopup({ params: { id }, body: { act } }, { principal: { playerId } }) {
      if (!(await notePopup(database, { id, playerId, act, at: clock.now() }))) throw new Refusal('NOT_FOUND');
      return { status: 204, body: null };
    },
    async unsubscribe({ params: { token } }, { address }) {
      await unsubscribe(ports, { token, address });
      return { status: 200, body: { receive_promos: false } };
    },
  };
}
