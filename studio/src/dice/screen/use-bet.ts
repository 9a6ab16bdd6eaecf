import { useState } from 'react';
import { checkBet } from '../../kit/check-bet.ts';
import type { StakeLimits } from '../../kit/game.ts';
import { ratioInHundredthsOfPercent } from '../../kit/ratio.ts';
import type { MessageKey } from '../../messages/index.ts';
import { parseAmount, parseHundredths, presets } from '../../screen/amounts.ts';
import {
  type DiceChoice,
  type DiceSide,
  diceGame,
  pays,
  targetFor,
  WINNING_ROLLS_MAX,
  WINNING_ROLLS_MIN,
  winFor,
  winningRolls,
  winningRollsPaying,
} from '../rules.ts';

export interface BetFault {
  key: MessageKey;
  limit?: bigint;
}

export interface DiceBet {
  limits: StakeLimits;
  /** undefined: what stands in the field is no amount. */
  stake: bigint | undefined;
  choice: DiceChoice;
  /** Why this bet cannot be played. */
  fault: BetFault | undefined;
  chance: number;
  pays: number;
  win: bigint;
  /** Hundredths of a percent, for this stake and choice, rounding included. */
  rtp: number;
  setStake(stake: bigint): void;
  typeStake(text: string): void;
  setSide(side: DiceSide): void;
  setTarget(target: number): void;
  typeChance(text: string): void;
  typePays(text: string): void;
}

export interface BetInput {
  currency: string;
  /** The player's last bet stands ready, and never more than that. */
  last: { stake: bigint; choice: DiceChoice } | undefined;
  /** While a roll is under way the choice stays what was staked on. The fields keep their focus and their look. */
  choiceFrozen: boolean;
}

export function useBet({ currency, last, choiceFrozen }: BetInput): DiceBet {
  const limits = diceGame.limits(currency)!;
  const [stake, setStake] = useState(last?.stake ?? presets(limits)[0]);
  const [choice, keepChoice] = useState<DiceChoice>(last?.choice ?? { side: 'over', target: 5_049 });
  const chance = winningRolls(choice);
  const setChoice = (next: DiceChoice) => {
    if (!choiceFrozen) keepChoice(next);
  };
  const checked = stake === undefined ? undefined : checkBet(diceGame, { currency, stake, choice });
  const setChance = (rolls: number) => {
    const kept = Math.min(WINNING_ROLLS_MAX, Math.max(WINNING_ROLLS_MIN, rolls));
    setChoice({ side: choice.side, target: targetFor(choice.side, kept) });
  };
  const playable = stake !== undefined && stake > 0n ? stake : limits.stakeMin;
  return {
    limits,
    stake,
    choice,
    fault: faultOf(checked),
    chance,
    pays: pays(choice),
    win: stake === undefined ? 0n : winFor({ stake, choice }),
    rtp: ratioInHundredthsOfPercent(diceGame.rtpAtStake({ stake: playable, choice })),
    setStake,
    typeStake: (text) => setStake(parseAmount(text, currency)),
    setSide: (side) => setChoice({ side, target: targetFor(side, chance) }),
    setTarget: (target) => setChoice({ side: choice.side, target }),
    typeChance: (text) => {
      const typed = parseHundredths(text);
      if (typed !== undefined) setChance(typed);
    },
    typePays: (text) => {
      const typed = parseHundredths(text);
      if (typed) setChance(winningRollsPaying(typed));
    },
  };
}

function faultOf(checked: ReturnType<typeof checkBet> | undefined): BetFault | undefined {
  if (!checked) return { key: 'studio.error.stakeInvalid' };
  if (checked.ok) return undefined;
  const { messageKey, limit } = checked.refusal;
  return limit === undefined ? { key: messageKey } : { key: messageKey, limit };
}
