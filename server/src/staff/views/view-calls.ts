import { Refusal, type StaffPermission, type staffViewCalls, viewDesks } from '@halley/contract';
import type { Handlers, StaffContext } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { dropView, putView, viewsOf } from './view-store.ts';

/** Filters that members keep under a name. What was filtered for may be a person: the trail has the name only. */
export function viewCalls({ database, clock }: StaffPorts): Handlers<typeof staffViewCalls> {
  return {
    listViews: async ({ query: { page } }, { staff }) => {
      checkPage(page, staff);
      return { status: 200, body: await viewsOf(database, { memberId: staff.memberId, page }) };
    },
    saveView: ({ body }, context) =>
      database.tx(async (tx) => {
        const { page, name, shared } = body;
        checkPage(page, context.staff);
        const view = await putView(tx, { ...body, memberId: context.staff.memberId, at: clock.now() });
        await record(tx, context, {
          kind: 'staff.view_saved',
          target: { kind: 'staff view', id: view.id },
          detail: { page, name, shared },
        });
        return { status: 200, body: view };
      }),
    deleteView: ({ params: { id } }, context) =>
      database.tx(async (tx) => {
        const dropped = await dropView(tx, { memberId: context.staff.memberId, id });
        if (!dropped) throw new Refusal('NOT_FOUND');
        const target = { kind: 'staff view', id };
        await record(tx, context, { kind: 'staff.view_deleted', target, detail: dropped });
        return { status: 204, body: null };
      }),
  };
}

const desks: ReadonlyMap<string, StaffPermission | 'self'> = new Map(Object.entries(viewDesks));

function checkPage(page: string, { permissions }: StaffContext['staff']): void {
  const permission = desks.get(page.split('/', 1)[0] ?? '');
  if (permission === 'self') return;
  if (!permission || !permissions.includes(permission)) throw new Refusal('FORBIDDEN');
}
