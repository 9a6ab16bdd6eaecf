import type { PlayerSigns } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { ProtectionPorts } from './ports.ts';
import { describeSigns } from './signs/describe-signs.ts';

export type ProtectionDesk = ReturnType<typeof createProtectionDesk>;

/** Signs, cases and rules as the back office sees and moves them. */
export function createProtectionDesk(ports: ProtectionPorts) {
  return {
    signsOf: (db: Queryable, playerId: number): Promise<PlayerSigns> => describeSigns(ports, db, playerId),
  };
}
