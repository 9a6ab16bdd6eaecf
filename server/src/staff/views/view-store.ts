import type { StaffView } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

interface ViewRow {
  id: bigint;
  member_id: bigint;
  name: string;
  filters: string;
  shared: boolean;
  saved_at: Date;
  by: string;
}

const columns = 'v.id, v.member_id, v.name, v.filters, v.shared, v.saved_at, m.name as by';

export async function viewsOf(db: Queryable, of: { memberId: number; page: string }): Promise<StaffView[]> {
  const { rows } = await db.query<ViewRow>(
    `select ${columns} from staff_view v join staff_member m on m.id = v.member_id
     where v.page = $2 and (v.member_id = $1 or v.shared) order by v.name, v.id`,
    [of.memberId, of.page],
  );
  return rows.map((row) => onTheWire(row, of.memberId));
}

export interface NewView {
  memberId: number;
  page: string;
  name: string;
  filters: string;
  shared: boolean;
  at: Date;
}

export async function putView(tx: Tx, view: NewView): Promise<StaffView> {
  const { rows } = await tx.query<ViewRow>(
    `with v as (
       insert into staff_view (member_id, page, name, filters, shared, saved_at) values ($1, $2, $3, $4, $5, $6)
       on conflict on constraint staff_view_once
         do update set filters = excluded.filters, shared = excluded.shared, saved_at = excluded.saved_at
       returning *)
     select ${columns} from v join staff_member m on m.id = v.member_id`,
    [view.memberId, view.page, view.name, view.filters, view.shared, view.at],
  );
  return onTheWire(rows[0] as ViewRow, view.memberId);
}

/** What was forgotten; undefined where this member has no such view. */
export async function dropView(
  tx: Tx,
  { memberId, id }: { memberId: number; id: number },
): Promise<{ page: string; name: string } | undefined> {
  const { rows } = await tx.query<{ page: string; name: string }>(
    'delete from staff_view where id = $2 and member_id = $1 returning page, name',
    [memberId, id],
  );
  return rows[0];
}

function onTheWire({ id, member_id, saved_at, ...row }: ViewRow, memberId: number): StaffView {
  return { ...row, id: Number(id), is_own: Number(member_id) === memberId, saved_at: saved_at.toISOString() };
}
