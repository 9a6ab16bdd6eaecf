import type { staffCampaignCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';

export function campaignCalls({ database, campaignDesk: desk }: StaffPorts): Handlers<typeof staffCampaignCalls> {
  const { segments } = desk;
  const readRules = async (db: Parameters<typeof desk.rules>[0]) => {
    const { rules, version, by } = await desk.rules(db);
    return { ...rules, version, changed_by: by };
  };
  return {
    listSegments: async () => ({ status: 200, body: await segments.list(database) }),
    readSegment: async ({ params }) => ({ status: 200, body: await segments.read(database, params.id) }),
    saveSegment: ({ body: { id, from_version: fromVersion, name, rule } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await segments.save(tx, { id, fromVersion, name, rule }, authorOf(context, 'a segment')),
      })),
    countSegment: ({ params }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await segments.count(tx, params.id, authorOf(context, 'a count')),
      })),
    listCampaigns: async ({ query }, { staff }) => ({
      status: 200,
      body: await desk.list(database, query, staff.memberId),
    }),
    readCampaign: async ({ params }, { staff }) => ({
      status: 200,
      body: await desk.page(database, params.id, staff.memberId),
    }),
    saveCampaign: ({ body: { id, from_version: fromVersion, rule } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.save(tx, { id, fromVersion, rule }, authorOf(context, 'a draft')),
      })),
    moveCampaign: ({ params: { id }, body: { to, version, reason } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.move(tx, { id, to, version }, authorOf(context, reason)),
      })),
    decideCampaign: ({ params: { id }, body: { to, version, reason } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.decide(tx, { id, to, version }, authorOf(context, reason)),
      })),
    previewCampaign: async ({ body }) => ({ status: 200, body: desk.preview(body) }),
    testCampaign: ({ body: { language, content } }, context) =>
      database.tx(async (tx) => {
        const to = context.staff.email;
        await desk.test(tx, { language, content, to }, authorOf(context, 'a test'));
        return { status: 200, body: { sent_to: to } };
      }),
    readCampaignResults: async ({ params }) => ({ status: 200, body: await desk.results(database, params.id) }),
    readReachRules: async () => ({ status: 200, body: await readRules(database) }),
    saveReachRules: ({ body: { from_version: fromVersion, rules, reason } }, context) =>
      database.tx(async (tx) => {
        await desk.saveRules(tx, { fromVersion, rules }, authorOf(context, reason));
        return { status: 200, body: await readRules(tx) };
      }),
  };
}
