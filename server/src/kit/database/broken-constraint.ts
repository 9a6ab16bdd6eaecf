/**
 * The constraint a statement broke. On a distributed table its name ends with the number of the shard
 * (`wallet_transfer_once_102008`), which says nothing to the caller.
 */
export function brokenConstraint(error: unknown): string | undefined {
  const { constraint } = Object(error) as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint.replace(/_\d{6,}$/, '') : undefined;
}

const uniqueViolation = '23505';

/** True when the statement wrote again what one of these constraints wants once. */
export function isTaken(error: unknown, constraints: ReadonlySet<string>): boolean {
  const { code } = Object(error) as { code?: unknown };
  return code === uniqueViolation && constraints.has(brokenConstraint(error) ?? '');
}
