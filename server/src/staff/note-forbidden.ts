import type { ForbiddenCall } from '../kit/index.ts';
import type { StaffPorts } from './ports.ts';
import { recordOf } from './record.ts';
import { countRefusal } from './sign-in/attempt-store.ts';

/**
 * Writes down that a member tried what their role does not allow. Of many tries at one call the first, the tenth, the
 * hundredth … of an hour are written: enough to see it, too few to bury anything under them.
 */
export async function noteForbidden({ database, clock }: StaffPorts, refused: ForbiddenCall): Promise<void> {
  const { staff, call, permission, path, address } = refused;
  await database.tx(async (tx) => {
    const times = await countRefusal(tx, { memberId: staff.memberId, call, at: clock.now() });
    if (!isPowerOfTen(times)) return;
    await recordOf(
      tx,
      { address },
      { id: staff.memberId, name: staff.name },
      { kind: 'staff.call_refused', detail: { call, permission, path: path.slice(0, 200), times } },
    );
  });
}

function isPowerOfTen(times: number): boolean {
  return /^10*$/.test(String(times));
}
