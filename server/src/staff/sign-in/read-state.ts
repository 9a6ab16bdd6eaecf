import type { StaffState } from '@halley/contract';
import type { Context } from '../../kit/index.ts';
import { memberOnTheWire } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { idleMs } from '../sessions/session-limits.ts';
import { findSession, type LiveSession } from '../sessions/session-store.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';

/** How far in somebody is. */
export async function readState(ports: StaffPorts, context: Context): Promise<StaffState> {
  const session = await findSession(ports.database, context.cookie(ports.cookie.name), ports.clock.now());
  return session ? stateOf(ports, session) : { state: 'signed_out' };
}

export async function stateOf(
  { database }: Pick<StaffPorts, 'database'>,
  { stage, member, permissions }: Omit<LiveSession, 'id'>,
): Promise<StaffState> {
  if (stage === 'password') return { state: member.totp_confirmed_at ? 'code' : 'set_up', email: member.email };
  return {
    state: 'open',
    member: memberOnTheWire(member),
    permissions,
    recovery_codes_left: await countRecoveryCodes(database, Number(member.id)),
    idle_minutes: idleMs / 60_000,
  };
}
