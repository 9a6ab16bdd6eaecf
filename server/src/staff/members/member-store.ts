import type { StaffMember, StaffPermission, StaffRole } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

export interface MemberRow {
  id: bigint;
  email: string;
  name: string;
  role: string;
  active: boolean;
  password_hash: string | null;
  totp_secret: Buffer | null;
  totp_confirmed_at: Date | null;
  totp_step: bigint;
  created_at: Date;
  last_sign_in_at: Date | null;
}

/** Of `staff_member m`. */
export const memberColumns = `m.id, m.email, m.name, m.role, m.active, m.password_hash, m.totp_secret,
  m.totp_confirmed_at, m.totp_step, m.created_at, m.last_sign_in_at`;

export async function findMemberByEmail(db: Queryable, email: string): Promise<MemberRow | undefined> {
  const { rows } = await db.query<MemberRow>(`select ${memberColumns} from staff_member m where m.email = $1`, [email]);
  return rows[0];
}

export async function lockMember(tx: Tx, memberId: number): Promise<MemberRow | undefined> {
  const { rows } = await tx.query<MemberRow>(`select ${memberColumns} from staff_member m where m.id = $1 for update`, [
    memberId,
  ]);
  return rows[0];
}

export async function listMembers(db: Queryable): Promise<MemberRow[]> {
  const { rows } = await db.query<MemberRow>(`select ${memberColumns} from staff_member m order by m.name, m.id`);
  return rows;
}

/** What these members are called, by id. */
export async function namesOfMembers(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: bigint; name: string }>(
    'select id, name from staff_member where id = any($1::bigint[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}

export async function listRoles(db: Queryable): Promise<StaffRole[]> {
  const { rows } = await db.query<StaffRole>('select name, title, permissions, version from staff_role order by name');
  return rows;
}

export async function findRole(db: Queryable, name: string): Promise<StaffRole | undefined> {
  const { rows } = await db.query<StaffRole>(
    'select name, title, permissions, version from staff_role where name = $1',
    [name],
  );
  return rows[0];
}

/** False: the role is not at this version any more. Version 0 is a role that is new. */
export async function writeRole(tx: Tx, { name, title, permissions, version }: StaffRole): Promise<boolean> {
  const { rowCount } =
    version === 0
      ? await tx.query(
          'insert into staff_role (name, title, permissions) values ($1, $2, $3) on conflict (name) do nothing',
          [name, title, permissions],
        )
      : await tx.query(
          `update staff_role set title = $2, permissions = $3, version = version + 1 where name = $1 and version = $4`,
          [name, title, permissions, version],
        );
  return rowCount === 1;
}

interface Named {
  id: number;
  name: string;
}

/** Who is on the staff with these roles, by role. */
export async function membersOfRoles(db: Queryable, roles: readonly string[]): Promise<Map<string, Named[]>> {
  const { rows } = await db.query<{ id: bigint; name: string; role: string }>(
    'select id, name, role from staff_member where active and role = any($1::text[]) order by name, id',
    [roles],
  );
  const found = new Map<string, Named[]>();
  for (const { id, name, role } of rows) {
    found.set(role, [...(found.get(role) ?? []), { id: Number(id), name }]);
  }
  return found;
}

/** Who is on the staff and may do this. */
export async function membersWith(
  db: Queryable,
  permission: StaffPermission,
): Promise<(Named & { email: string; noticeMail: boolean })[]> {
  const { rows } = await db.query<{ id: bigint; name: string; email: string; notice_mail: boolean }>(
    `select m.id, m.name, m.email, m.notice_mail from staff_member m join staff_role r on r.name = m.role
     where m.active and m.password_hash is not null and $1 = any(r.permissions) order by m.name, m.id`,
    [permission],
  );
  return rows.map(({ id, name, email, notice_mail: noticeMail }) => ({ id: Number(id), name, email, noticeMail }));
}

export async function isRole(db: Queryable, name: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from staff_role where name = $1', [name]);
  return rowCount === 1;
}

export interface NewMember {
  email: string;
  name: string;
  role: string;
  passwordHash?: string;
  at: Date;
}

/** Undefined when the address has a member already. */
export async function insertMember(tx: Tx, member: NewMember): Promise<MemberRow | undefined> {
  const { rows } = await tx.query<MemberRow>(
    `insert into staff_member as m (email, name, role, password_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict (email) do nothing returning ${memberColumns}`,
    [member.email, member.name, member.role, member.passwordHash ?? null, member.at],
  );
  return rows[0];
}

export async function updateRole(
  tx: Tx,
  { memberId, role, active }: { memberId: number; role: string; active: boolean },
): Promise<void> {
  await tx.query('update staff_member set role = $2, active = $3 where id = $1', [memberId, role, active]);
}

export async function updatePassword(tx: Tx, memberId: number, passwordHash: string): Promise<void> {
  await tx.query('update staff_member set password_hash = $2 where id = $1', [memberId, passwordHash]);
}

/** The member has to set up password and second factor again. */
export async function clearAccess(tx: Tx, memberId: number): Promise<void> {
  await tx.query(
    `update staff_member set password_hash = null, totp_secret = null, totp_confirmed_at = null where id = $1`,
    [memberId],
  );
}

export async function markSignedIn(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx.query('update staff_member set last_sign_in_at = $2 where id = $1', [memberId, at]);
}

/** Two administrators who take each other off the staff come one after the other: the second is refused. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await tx.query(
    `select m.id from staff_member m join staff_role r on r.name = m.role
     where m.active and 'staff.manage' = any(r.permissions) order by m.id for update of m`,
  );
}

/** Those of one role can be left out: how many there would be if it did not make any. */
export async function countAdministrators(tx: Tx, without: string | null = null): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    `select count(*) from staff_member m join staff_role r on r.name = m.role
     where m.active and m.totp_confirmed_at is not null and 'staff.manage' = any(r.permissions)
       and r.name is distinct from $1`,
    [without],
  );
  return Number(rows[0]?.count ?? 0n);
}

export function memberOnTheWire(row: MemberRow, lockedUntil: Date | null = null): StaffMember {
  return {
    id: Number(row.id),
    email: row.email,
    name: row.name,
    role: row.role,
    active: row.active,
    set_up: row.password_hash !== null && row.totp_confirmed_at !== null,
    created_at: row.created_at.toISOString(),
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    locked_until: lockedUntil?.toISOString() ?? null,
  };
}
