import { Refusal } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { KeptFromGifts } from '../limits/index.ts';
import type { Gift } from './gift.ts';
import { countGifts } from './gift-store.ts';
import type { BonusesPorts } from './ports.ts';

/** PR-01, PR-14: why a player is offered and given nothing now. */
export type WhyNot =
  | KeptFromGifts
  | 'unknown'
  | 'account_closed'
  | 'in_review'
  | 'several_accounts'
  | 'not_wanted'
  | 'not_verified'
  | 'had_all';

export type WhyNotPorts = Pick<BonusesPorts, 'identity' | 'geo' | 'limits' | 'atRiskAmong'>;

/** Asked before something is offered, given or activated: those among these players who may not, and why. */
export async function whyNot(
  { identity, geo, limits, atRiskAmong }: WhyNotPorts,
  db: Queryable,
  playerIds: readonly number[],
): Promise<Map<number, WhyNot>> {
  const receivers = await identity.receiversOf(db, playerIds);
  const kept = await limits.keptFromGifts(db, playerIds);
  const atRisk = await atRiskAmong(db, playerIds);
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
    if (atRisk.has(id)) return 'in_review';
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

/** Throws `BONUS_NOT_FOR_YOU` with the reason. One that was given may be taken unless others were, as many as are allowed. */
export async function refuseToTake(
  ports: WhyNotPorts,
  db: Queryable,
  { id, playerId }: Pick<Gift, 'id' | 'playerId'>,
): Promise<void> {
  const reason = (await whyNot(ports, db, [playerId])).get(playerId);
  if (reason === undefined) return;
  if (reason === 'had_all') {
    const licence = (await ports.identity.receiversOf(db, [playerId])).get(playerId)?.licence;
    const allowed = licence === undefined ? null : ports.geo.protectionOf(licence).bonusesPerPlayer;
    const taken = (await countGifts(db, [playerId], { which: 'taken', besides: id })).get(playerId) ?? 0;
    if (allowed === null || taken < allowed) return;
  }
  throw new Refusal('BONUS_NOT_FOR_YOU', { reason });
}
