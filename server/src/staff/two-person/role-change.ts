import { Refusal, type RoleContent, type StaffPermission } from '@halley/contract';

/** What a change of a role gives and takes. */
export function changeOf(
  before: RoleContent | null,
  after: RoleContent,
): { added: StaffPermission[]; removed: StaffPermission[] } {
  const had = new Set(before?.permissions);
  const has = new Set(after.permissions);
  return {
    added: after.permissions.filter((permission) => !had.has(permission)),
    removed: [...had].filter((permission) => !has.has(permission)),
  };
}

/** Nobody gives themselves more: whoever has the role neither asks for what it would gain nor agrees to it. */
export function refuseOwnGain(
  { role }: { role: string },
  change: { subject: string; before: RoleContent | null; after: RoleContent },
): void {
  if (role !== change.subject) return;
  if (changeOf(change.before, change.after).added.length > 0) throw new Refusal('role.yourself');
}
