import type { Currency, Reward } from '@halley/contract';
import { invariant, type Tx } from '../kit/index.ts';
import { claimGrants, type Outcome } from './claim-grants.ts';
import type { DueReward } from './due-grant.ts';
import { knownPlayers } from './known-players.ts';
import { allowedFor } from './may-take.ts';
import type { PromotionsPorts } from './ports.ts';
import { resolveRewards } from './resolve-reward.ts';
import { versionsOf } from './version-store.ts';

/** A place, level or ticket of a contest that is won. */
export interface PrizeClaim {
  playerId: number;
  promotionId: number;
  version: number;
  /** `place:1`, `level:7`, `draw:3`: each is given once. */
  occasion: string;
  currency: Currency;
  /** In subunits of the player's currency; 0: no money. */
  cash: bigint;
  /** What the money costs in the contest's currency: frozen rates hold for the budget, too. Unset: by the rates of now. */
  cost?: bigint;
  rewards: readonly Reward[];
}

/** `nothing`: the share of a place is less than one subunit, and no reward of it can be had in the player's currency. */
type PrizeOutcome = Outcome | 'nothing';

/**
 * Claims what was won in a contest; the same again changes nothing. Given is it by the news of it, as everything else. Rewards
 * that come to nothing in the player's currency are left out: what was won in money is paid all the same.
 */
export async function claimPrizes(
  ports: PromotionsPorts,
  tx: Tx,
  claims: readonly PrizeClaim[],
): Promise<PrizeOutcome[]> {
  if (claims.length === 0) return [];
  const terms = await versionsOf(
    tx,
    claims.map(({ promotionId, version }) => ({ promotionId, version })),
  );
  const players = await knownPlayers(ports, tx, [...new Set(claims.map(({ playerId }) => playerId))]);
  const wanted = claims.flatMap((claim) => {
    const { playerId, promotionId, version, occasion, currency, cash, cost, rewards } = claim;
    const promotion = terms.find((one) => one.id === promotionId && one.version === version);
    invariant(promotion, 'a contest is of a version that is there');
    const player = players.get(playerId);
    if (!player) return [];
    const basis = { currency, deposit: null, meter: null };
    const beside = resolveRewards(rewards, basis, allowedFor(ports, player.licence)) ?? [];
    const money: DueReward[] = cash > 0n ? [{ type: 'cash', amount: cash, why: 'prize' }] : [];
    const due = [...money, ...beside];
    if (due.length === 0) return [];
    const agreed = cash > 0n && cost !== undefined ? { agreedCost: cost } : {};
    return [{ claim, made: { playerId, promotion, occasion, currency, due, state: 'due' as const, ...agreed } }];
  });
  const outcomes = await claimGrants(ports, tx, { claims: wanted.map(({ made }) => made), now: ports.clock.now() });
  const byClaim = new Map(wanted.map(({ claim }, index) => [claim, outcomes[index]]));
  return claims.map((claim) => byClaim.get(claim) ?? (players.has(claim.playerId) ? 'nothing' : 'no_budget'));
}
