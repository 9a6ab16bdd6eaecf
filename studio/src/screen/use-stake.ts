import { useCallback, useState } from 'react';
import { checkBet, type GameFacts, type StakeLimits } from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { parseAmount, presets } from './amounts.ts';
import { type ShownReturn, shownReturn } from './shown-return.ts';

export interface StakeOf<Choice> {
  limits: StakeLimits;
  /** undefined: what stands in the field is no amount. */
  stake: bigint | undefined;
  choice: Choice;
  /** Why this bet cannot be played. */
  fault: { key: MessageKey; limit?: bigint } | undefined;
  /** The largest stake that this choice allows. */
  largest: bigint;
  /** The most this bet can return. */
  most: bigint;
  /** For this stake and choice, rounding included. */
  returns: ShownReturn;
  setStake(stake: bigint): void;
  typeStake(text: string): void;
  setChoice(choice: Choice): void;
  /** Back to the first choice, also while a round is under way. */
  clear(): void;
}

/** Stake and choice of a game of one step. The player's last bet stands ready, and never more than that. */
export function useStake<Choice>(input: {
  game: GameFacts<Choice>;
  currency: string;
  last: { stake: bigint; choice: Choice } | undefined;
  firstChoice: Choice;
  /** While a round is under way the choice stays what was staked on. */
  choiceFrozen: boolean;
  /** For a layout: the stake is what lies on it, and nothing lies there before the player puts it there. */
  stakeOf?: ((choice: Choice) => bigint) | undefined;
}): StakeOf<Choice> {
  const { game, currency, choiceFrozen, stakeOf, firstChoice } = input;
  const limits = game.limits(currency)!;
  const last = stakeOf ? undefined : input.last;
  const [typed, setStake] = useState(last?.stake ?? presets(limits)[0]);
  const [choice, keepChoice] = useState<Choice>(last?.choice ?? firstChoice);
  const stake = stakeOf ? stakeOf(choice) : typed;
  const checked = stake === undefined ? undefined : checkBet(game, { currency, stake, choice });
  const playable = stake !== undefined && stake > 0n ? stake : limits.stakeMin;
  return {
    limits,
    stake,
    choice,
    fault: faultOf(checked),
    largest: largestStake(game, limits, choice),
    most: game.maxWin({ stake: playable, choice }),
    returns: shownReturn(game, stakeOf && stake === 0n ? undefined : { stake: playable, choice }),
    setStake,
    typeStake: (text) => setStake(parseAmount(text, currency)),
    setChoice: (next) => {
      if (!choiceFrozen) keepChoice(next);
    },
    clear: useCallback(() => keepChoice(firstChoice), [firstChoice]),
  };
}

/** The largest stake whose best result the house pays. A larger stake never wins less, so halving finds it. */
function largestStake<Choice>(game: GameFacts<Choice>, limits: StakeLimits, choice: Choice): bigint {
  let fits = limits.stakeMin;
  let most = limits.stakeMax;
  while (fits < most) {
    const stake = (fits + most + 1n) / 2n;
    if (game.maxWin({ stake, choice }) <= limits.winMax) fits = stake;
    else most = stake - 1n;
  }
  return fits;
}

function faultOf(checked: ReturnType<typeof checkBet> | undefined): StakeOf<unknown>['fault'] {
  if (!checked) return { key: 'studio.error.stakeInvalid' };
  if (checked.ok) return undefined;
  const { messageKey, limit } = checked.refusal;
  return limit === undefined ? { key: messageKey } : { key: messageKey, limit };
}
