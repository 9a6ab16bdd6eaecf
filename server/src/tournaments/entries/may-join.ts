import { accountAgeDays, type KnownPlayer, mayTake, meetsCondition } from '../../promotions/index.ts';
import type { StoredContest } from '../contest.ts';
import type { TournamentsPorts } from '../ports.ts';

/** Whether a contest is for somebody: as its rule says, in a currency it counts, and only who may be given something (PR-01). */
export function mayJoin(
  ports: Pick<TournamentsPorts, 'geo' | 'clock'>,
  { promotionId: id, version, rule }: Pick<StoredContest, 'promotionId' | 'version' | 'rule'>,
  player: KnownPlayer | undefined,
): player is KnownPlayer {
  if (!player?.mayReceive) return false;
  const { currency } = player;
  if (rule.contest.rates[currency] === undefined) return false;
  const age = accountAgeDays(player, ports.clock.now());
  const facts = { currency, depositNumber: 0, hadBefore: false, accountAgeDays: age };
  return mayTake(ports, { id, version, hash: '', rule }, { player, currency }) && meetsCondition(rule.condition, facts);
}
