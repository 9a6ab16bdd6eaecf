/** A broken promise inside our own code: stop here rather than go on with wrong data. */
export function invariant(condition: unknown, promise: string): asserts condition {
  if (!condition) throw new InvariantError(promise);
}

export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}
