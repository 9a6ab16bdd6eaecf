import type { StaffPermission } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

const allowed = `m.active and m.totp_confirmed_at is not null and $1 = any(r.permissions)`;

/** Members who have this permission now, by name. */
export async function readersOf(db: Queryable, permission: StaffPermission): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ id: number; name: string }>(
    `select m.id::float8 as id, m.name from staff_member m join staff_role r on r.name = m.role
     where ${allowed} order by m.name, m.id`,
    [permission],
  );
  return rows;
}

interface AskedMember {
  id: number;
  name: string;
  email: string;
  isAllowed: boolean;
}

/** These members, and whether each has this permission now. */
export async function membersWith(
  db: Queryable,
  permission: StaffPermission,
  ids: readonly number[],
): Promise<AskedMember[]> {
  const { rows } = await db.query<AskedMember>(
    `select m.id::float8 as id, m.name, m.email, (${allowed}) as "isAllowed"
     from staff_member m join staff_role r on r.name = m.role where m.id = any($2::bigint[]) order by m.name, m.id`,
    [permission, ids],
  );
  return rows;
}
