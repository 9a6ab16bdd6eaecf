import type { RefusalCode } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';

/** Why the server said no; undefined where it did not answer. */
export function failureCode(failure: unknown): RefusalCode | undefined {
  return failure instanceof CallFailed ? (failure.code as RefusalCode) : undefined;
}
