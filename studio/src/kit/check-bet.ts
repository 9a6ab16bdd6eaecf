import type { GameFacts, StakeLimits } from './game.ts';
import { accepted, type Result, refused } from './result.ts';

export interface Bet<Choice> {
  currency: string;
  stake: bigint;
  choice: Choice;
  limits: StakeLimits;
}

/**
 * Everything a game asks of a bet before it may be played. A choice whose possible win passes the largest win is
 * refused here, so a win is never cut afterwards.
 */
export function checkBet<Choice>(
  game: GameFacts<Choice>,
  input: { currency: string; stake: bigint; choice: unknown },
): Result<Bet<Choice>> {
  const limits = game.limits(input.currency);
  if (!limits) {
    return refused({
      code: 'currency.not_supported',
      field: 'currency',
      messageKey: 'studio.error.currencyNotSupported',
    });
  }
  const choice = game.parseChoice(input.choice);
  if (!choice.ok) return choice;
  if (input.stake < limits.stakeMin) {
    return refused({
      code: 'stake_cents.too_small',
      field: 'stake_cents',
      messageKey: 'studio.error.stakeTooSmall',
      limit: limits.stakeMin,
    });
  }
  if (input.stake > limits.stakeMax) {
    return refused({
      code: 'stake_cents.too_large',
      field: 'stake_cents',
      messageKey: 'studio.error.stakeTooLarge',
      limit: limits.stakeMax,
    });
  }
  const fault = game.faultOf?.({ stake: input.stake, choice: choice.value, limits });
  if (fault) return refused(fault);
  if (game.maxWin({ stake: input.stake, choice: choice.value }) > limits.winMax) {
    return refused({
      code: 'stake_cents.win_too_large',
      field: 'stake_cents',
      messageKey: 'studio.error.winAboveLimit',
      limit: limits.winMax,
    });
  }
  return accepted({ currency: input.currency, stake: input.stake, choice: choice.value, limits });
}
