import { usualReachRules } from '../../campaigns/index.ts';
import { aCampaign, aContent, aName, author } from '../../campaigns/testing/a-campaign.ts';
import type { Database } from '../../kit/index.ts';
import type { TestStaff } from './test-staff.ts';

/** Requests of the campaigns desk that succeed if they are let through. */
export function campaignRequests(room: TestStaff, database: Database, reason: string) {
  const rule = { audience: { country: ['DE'] }, seen: {} };
  const aSegment = async () => {
    const saved = { name: aName('Segment'), rule };
    return (await database.tx((tx) => room.campaignDesk.segments.save(tx, saved, author(-1)))).id;
  };
  const aDraft = async () => {
    const written = aCampaign(await aSegment(), room.clock.now());
    return (await database.tx((tx) => room.campaignDesk.save(tx, { rule: written }, author(-1)))).id;
  };
  const content = aContent();
  return {
    listSegments: async () => ({}),
    readSegment: async () => ({ params: { id: await aSegment() } }),
    saveSegment: async () => ({ payload: { name: aName('Segment'), rule } }),
    countSegment: async () => ({ params: { id: await aSegment() } }),
    listCampaigns: async () => ({ query: '?kind=campaign' }),
    readCampaign: async () => ({ params: { id: await aDraft() } }),
    saveCampaign: async () => ({ payload: { rule: aCampaign(await aSegment(), room.clock.now()) } }),
    moveCampaign: async () => ({ params: { id: await aDraft() }, payload: { to: 'waiting', version: 1, reason } }),
    decideCampaign: async () => {
      const id = await aDraft();
      await database.tx((tx) => room.campaignDesk.move(tx, { id, to: 'waiting', version: 1 }, author(-1)));
      return { params: { id }, payload: { to: 'approved', version: 1, reason } };
    },
    previewCampaign: async () => ({ payload: { channel: 'mail', content } }),
    testCampaign: async () => ({ payload: { language: 'de', content } }),
    readCampaignResults: async () => ({ params: { id: await aDraft() } }),
    readReachRules: async () => ({}),
    saveReachRules: async () => {
      const { version } = await room.campaignDesk.rules(database);
      return { payload: { from_version: version, rules: usualReachRules, reason } };
    },
  };
}
