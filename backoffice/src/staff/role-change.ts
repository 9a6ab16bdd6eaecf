import type { StaffPermission, StaffRole } from '@halley/contract';

/** What somebody would gain and lose by a role as it is on the screen. */
export function changeOfRole(
  before: Pick<StaffRole, 'permissions'> | undefined,
  after: ReadonlySet<StaffPermission>,
): { gains: StaffPermission[]; loses: StaffPermission[] } {
  const had = new Set(before?.permissions);
  return {
    gains: [...after].filter((permission) => !had.has(permission)),
    loses: [...had].filter((permission) => !after.has(permission)),
  };
}
