import type { FastifyInstance } from 'fastify';
import type { Bonuses } from '../bonuses/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Base } from '../kit/index.ts';
import type { Tasks } from '../kit/jobs/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Promotions } from '../promotions/index.ts';
import { readFirstPlays } from '../wagers/index.ts';
import { createCampaignDesk } from './create-campaign-desk.ts';
import { enterJourneys } from './journeys/enter-journeys.ts';
import { startJourneys, walkJourneys } from './journeys/walk-journeys.ts';
import type { CampaignsPorts } from './ports.ts';
import { mayBeReached } from './reach/judge-reach.ts';
import { readReach } from './reach/read-reach.ts';
import { measureCampaigns } from './results/measure-campaigns.ts';
import { countAll, countSegment } from './segments/count-segment.ts';
import { campaignHandlers } from './sending/campaign-handlers.ts';
import { mountOpenedImage } from './sending/opened-image.ts';
import { sendCampaign, startCampaigns } from './sending/send-campaign.ts';
import { mountUnsubscribe } from './sending/unsubscribe.ts';

export interface CampaignsRoomOptions extends Base, Pick<CampaignsPorts, 'notifications'> {
  protection: { atRiskAmong: CampaignsPorts['atRisk'] };
  identity: Pick<IdentityRoom, 'reachOf' | 'lockReach' | 'stopPromos' | 'nicknames' | 'receiversOf'>;
  limits: Pick<Limits, 'isExcludedElsewhere'>;
  promotions: Pick<Promotions, 'audience' | 'live' | 'desk'>;
  bonuses: Pick<Bonuses, 'whyNot'>;
}

/** Who is written to, what, when, and what came of it. */
export function campaignsRoom({ identity, limits, promotions, bonuses, protection, ...base }: CampaignsRoomOptions) {
  const ports: CampaignsPorts = {
    ...base,
    identity,
    atRisk: protection.atRiskAmong,
    keys: base.keys('campaigns'),
    queueMail: base.mails.queue,
    audience: promotions.audience,
    async keptBy(db, playerIds) {
      const kept = await bonuses.whyNot(db, playerIds);
      // How many bonuses somebody has had says nothing of whether they may be written to.
      return new Map([...kept].filter(([, why]) => why !== 'had_all'));
    },
    isExcludedElsewhere: limits.isExcludedElsewhere,
    giveOffer: promotions.desk.give,
    async isOffer(db, promotionId) {
      const trigger = (await promotions.live(db)).find(promotionId)?.rule.trigger;
      return trigger !== undefined && 'claim' in trigger && trigger.claim === 'staff';
    },
    firstPlays: readFirstPlays,
    async isVerified(db, playerIds) {
      const receivers = await identity.receiversOf(db, playerIds);
      return new Set([...receivers].flatMap(([playerId, { verified }]) => (verified ? [playerId] : [])));
    },
  };
  const tasks = {
    'campaigns.count': (payload) => countSegment(ports, payload),
    'campaigns.count_all': () => countAll(ports),
    async 'campaigns.advance'() {
      await startCampaigns(ports);
      await startJourneys(ports);
      await walkJourneys(ports);
    },
    'campaigns.send': (payload) => sendCampaign(ports, payload),
    'campaigns.measure': () => measureCampaigns(ports),
  } satisfies Partial<Tasks>;
  return {
    name: 'campaigns',
    handlers: campaignHandlers(ports),
    consumers: [enterJourneys(ports)],
    tasks,
    crons: { 'campaigns.advance': '* * * * *', 'campaigns.measure': '29 * * * *', 'campaigns.count_all': '37 3 * * *' },
    /** Where players, and their mail programs with one click, end mails; the image of mails that tell that they were opened. */
    mount(app: FastifyInstance) {
      mountUnsubscribe(app, ports);
      mountOpenedImage(app, ports);
    },
    /**
     * Judged when a mail leaves, not only when it was written: a mail server may have been away for an evening, and whoever ended
     * mails, began a break or came under protection meanwhile gets nothing any more. Mails that are no advertising always leave.
     */
    async mayLeave({ offersTo: playerId }: Mail): Promise<boolean> {
      if (playerId === undefined) return true;
      const { database, clock } = base;
      const player = (await readReach(ports, database, { playerIds: [playerId], channel: 'mail' })).get(playerId);
      return player !== undefined && mayBeReached(player, 'mail', clock.now()) === null;
    },
    desk: createCampaignDesk(ports),
    /** What jobs do, one piece at a time. */
    ports,
  } as const;
}
