import type { StaffMember, StaffRole } from '@halley/contract';
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

export async function listRoles(db: Queryable): Promise<StaffRole[]> {
  const { rows } = await db.query<StaffRole>('select name, title, permissions from staff_role order by name');
  return rows;
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
