import type { staffBrandCalls } from '@halley/contract';
import type { Handlers, StaffContext } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';
import type { BrandFile, BrandMember } from './create-brand-desk.ts';

/** Who writes, with why: drafts need no reason of their own. */
function memberOf(context: StaffContext, reason = 'a draft'): BrandMember {
  const { memberId: id, name } = context.staff;
  return { id, name, author: authorOf(context, reason), here: context.host };
}

/** The desk writes its entries in the trail itself, with its deeds. */
export function brandCalls({
  database,
  brandDesk: desk,
}: Pick<StaffPorts, 'database' | 'brandDesk'>): Handlers<typeof staffBrandCalls> {
  const shown = (file: BrandFile, context: StaffContext) => ({
    status: 200 as const,
    body: { ...file, here: desk.countryOf(context) },
  });
  return {
    listBrands: async () => ({ status: 200, body: await desk.list(database) }),
    readBrandFile: async ({ params }, context) =>
      shown(await desk.read(database, params.id, context.staff.memberId), context),
    saveBrandDraft: ({ params: { id }, body: { revision, brand } }, context) =>
      database.tx(async (tx) =>
        shown(await desk.save(tx, { revision, brand: { ...brand, id } }, memberOf(context)), context),
      ),
    dropBrandDraft: ({ params: { id }, body: { revision, reason } }, context) =>
      database.tx(async (tx) => {
        await desk.drop(tx, { id, revision }, memberOf(context, reason));
        return { status: 204, body: null };
      }),
    askBrandLive: ({ params: { id }, body: { revision, reason } }, context) =>
      database.tx(async (tx) => shown(await desk.ask(tx, { id, revision }, memberOf(context, reason)), context)),
    decideBrandLive: ({ params: { id }, body: { revision, agree, reason } }, context) =>
      database.tx(async (tx) =>
        shown(await desk.decide(tx, { id, revision, agree }, memberOf(context, reason)), context),
      ),
    closeBrand: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => shown(await desk.close(tx, id, memberOf(context, reason)), context)),
    previewBrand: ({ params: { id }, body: { hours } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.preview(tx, { id, hours }, memberOf(context, 'to be looked at before it goes live')),
      })),
  };
}
