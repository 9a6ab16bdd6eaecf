import type { LimitedHouse } from '../../../../test/limited-house.ts';
import type { Tx } from '../../kit/index.ts';
import type { ProtectionDesk } from '../index.ts';

export const member = (id: number) => ({
  member: { id, name: `Officer ${id}` },
  author: { actor: { kind: 'staff' as const, id, name: `Officer ${id}` }, reason: 'a reason for the trail' },
});

/** Deeds on the desk of a house, each in a transaction of its own. */
export function deskOf(limited: Pick<LimitedHouse, 'house' | 'database'>) {
  const desk = () => limited.house.protection.desk;
  const inTx = <T>(work: (tx: Tx, desk: ProtectionDesk) => Promise<T>) => limited.database.tx((tx) => work(tx, desk()));
  return {
    inTx,
    open: (playerId: number, level: 'watch' | 'act' = 'act') =>
      inTx((tx, on) => on.open(tx, { playerId, level, ...member(1) })),
    read: (id: number) => desk().read(limited.database, { id, ...member(1) }),
    /** By an officer who has seen this version. */
    by: (officer: number, { id, version }: { id: number; version: number }) => ({ id, version, ...member(officer) }),
  };
}
