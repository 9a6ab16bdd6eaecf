import { Refusal, type RefusalCode } from '@halley/contract';

/**
 * Refusals by trouble that passes, or of the call's id itself, are not a call's answer for ever. A win that overtook its
 * bet is one: it will be sent again under the same id, and must be paid then.
 */
const passing = new Set<RefusalCode>([
  'ROUND_WITHOUT_STAKE',
  'IDEMPOTENCY_CONFLICT',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
]);

export function isLasting(error: unknown): error is Refusal {
  return error instanceof Refusal && !passing.has(error.code);
}
