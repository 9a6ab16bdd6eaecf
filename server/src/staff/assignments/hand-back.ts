import { staffQueues } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { releaseUnseen } from './assignment-store.ts';

/** Whoever left, or may not see a queue any more, hands back what was theirs in it. Answers what was handed back. */
export function handBackUnseen(tx: Tx): Promise<string[]> {
  return releaseUnseen(tx, Object.entries(staffQueues));
}
