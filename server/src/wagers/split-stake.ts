export interface Split {
  cash: bigint;
  bonus: bigint;
}

/** Cash first, then the bonus. Undefined when both together are not enough. */
export function splitStake(pockets: Split, stake: bigint): Split | undefined {
  if (pockets.cash + pockets.bonus < stake) return undefined;
  const cash = stake < pockets.cash ? stake : pockets.cash;
  return { cash, bonus: stake - cash };
}

/** A win goes back to the pockets in the proportion of the stake; what does not divide goes to cash. */
export function splitWin(stake: Split, win: bigint): Split {
  const bonus = (win * stake.bonus) / (stake.cash + stake.bonus);
  return { cash: win - bonus, bonus };
}
