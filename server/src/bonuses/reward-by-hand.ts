import type { Currency, Reward } from '@halley/contract';
import type { DueReward } from '../promotions/index.ts';
import type { BonusProtection } from './fit-terms.ts';
import { amountIn, termsIn } from './offer-on-the-wire.ts';

type ByHand = Extract<Reward, { type: 'bonus' | 'freespins' }>;
type Due = Extract<DueReward, { type: 'bonus' | 'freespins' }>;

/** What a gift by hand comes to; null: not in this currency, or nothing that the player's market allows as it is written. */
export function rewardByHand(reward: ByHand, currency: Currency, protection: BonusProtection): Due | null {
  const isAllowed = ({ wager, days }: { wager: number; days: number }) =>
    wager <= protection.mostWagering && days >= protection.leastBonusDays;
  if (reward.type === 'bonus') {
    // A part of a deposit needs one.
    const amount = reward.percent === undefined ? amountIn(reward.amount, currency) : null;
    const terms = termsIn(reward, currency);
    if (amount === null || terms.maxStake === null || !isAllowed(reward)) return null;
    return { type: 'bonus', amount, deposit: null, ...terms };
  }
  const { games, count, days, result } = reward;
  const bet = amountIn(reward.bet, currency);
  const wins = result === 'bonus' && reward.wins ? termsIn(reward.wins, currency) : null;
  if (bet === null || days < protection.leastBonusDays) return null;
  if (result === 'bonus' && (wins === null || wins.maxStake === null || !isAllowed(wins))) return null;
  return { type: 'freespins', games, bet, count, days, result, maxWin: amountIn(reward.maxWin, currency), wins };
}
