import type { Queryable } from '../kit/index.ts';
import type { KeptFromGifts } from '../limits/index.ts';
import { countGifts } from './gift-store.ts';
import type { BonusesPorts } from './ports.ts';

/** PR-01, PR-14: why a player is offered and given nothing now. */
export type WhyNot =
  | KeptFromGifts
  | 'unknown'
  | 'account_closed'
  | 'several_accounts'
  | 'not_wanted'
  | 'not_verified'
  | 'had_all';

export type WhyNotPorts = Pick<BonusesPorts, 'identity' | 'geo' | 'limits'>;

/** Asked before something is offered, given or activated: those among these players who may not, and why. */
export async function whyNot(
  { identity, geo, limits }: WhyNotPorts,
  db: Queryable,
  playerIds: readonly number[],
): Promise<Map<number, WhyNot>> {
  const receivers = await identity.receiversOf(db, playerIds);
  const kept = await limits.keptFromGifts(db, playerIds);
  const limited = playerIds.filter((id) => {
    const receiver = receivers.get(id);
    return receiver && geo.protectionOf(receiver.licence).bonusesPerPlayer !== null;
  });
  const counts = await countGifts(db, limited);
  const reasonOf = (id: number): WhyNot | undefined => {
    const receiver = receivers.get(id);
    if (!receiver) return 'unknown';
    const { verifyBeforeBonus, bonusesPerPlayer } = geo.protectionOf(receiver.licence);
    if (receiver.blocked) return 'account_closed';
    if (kept.has(id)) return kept.get(id);
    if (receiver.multiAccount) return 'several_accounts';
    if (!receiver.canIssue) return 'not_wanted';
    if (verifyBeforeBonus && !receiver.verified) return 'not_verified';
    return bonusesPerPlayer !== null && (counts.get(id) ?? 0) >= bonusesPerPlayer ? 'had_all' : undefined;
  };
  return new Map(
    playerIds.flatMap((id): [number, WhyNot][] => {
      const reason = reasonOf(id);
      return reason ? [[id, reason]] : [];
    }),
  );
}

/** A gift that was given may be taken: it counts among those the player has had. */
export async function refuseToTake(ports: WhyNotPorts, db: Queryable, playerId: number): Promise<WhyNot | undefined> {
  const reason = (await whyNot(ports, db, [playerId])).get(playerId);
  return reason === 'had_all' ? undefined : reason;
}
