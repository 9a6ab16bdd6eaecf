import { useEffect, useState } from 'react';
import { type Chips, useChips } from '../../chips/index.ts';
import {
  checkBet,
  isLowSpread,
  joinSpots,
  type SharedGame,
  type Spots,
  type StakeLimits,
  sumOfSpots,
} from '../../kit/index.ts';
import { type ShownReturn, shownReturn, useRollKeys, useWords } from '../../screen/index.ts';
import type { LivePanelProps } from './live-parts.ts';
import { liveRefusalText } from './live-refusal.ts';

/** A choice that is chips on spots. */
export interface SpotsChoice {
  bets: Spots;
}

export interface Layout {
  limits: StakeLimits;
  /** Chips that lie there and are not bet. */
  laid: Spots;
  /** What this player has bet in the round, of all bets together, as the record has it. */
  placed: Spots;
  chips: Chips;
  /** Bets are taken, and this player may bet. */
  taking: boolean;
  /** Nothing can be laid or taken away. */
  locked: boolean;
  /** The sum of `laid`. */
  stake: bigint;
  /** The sum of `placed`. */
  placedStake: bigint;
  /** The most the round can return to this player, with all that lies there. */
  most: bigint;
  /** Of all that lies there; of an empty layout, of every spot. */
  returns: ShownReturn;
  /** What lies there, bet or not, can hardly lose. */
  lowSpread: boolean;
  /** Why the chips cannot be bet, or were not, in words. */
  error: string | undefined;
  place(): void;
}

export interface LayoutOptions {
  /** The most that may lie on a spot in a round. */
  spotMax(spot: string, limits: StakeLimits): bigint;
  /** Spots that are emptied when this one is bet on. */
  against?: (spot: string) => readonly string[];
}

/** Chips on the layout of a shared round: laid first, then bet with the button, and added to until betting is over. */
export function useLayout<Outcome>(
  game: SharedGame<SpotsChoice, Outcome>,
  table: LivePanelProps,
  options: LayoutOptions,
): Layout {
  const { live, seat, mine, launch, paused } = table;
  const { text, money } = useWords();
  const { currency } = launch;
  const limits = game.limits(currency)!;
  const round = live.state?.round;
  const [laid, setLaid] = useState<Spots>({});
  const betsOf = (bets: typeof mine): Spots =>
    bets
      .filter((bet) => bet.currency === currency)
      .map((bet) => game.parseChoice(bet.choice))
      .reduce<Spots>((sum, choice) => (choice.ok ? joinSpots(sum, choice.value.bets) : sum), {});
  const placed = betsOf(mine);
  const placedStake = sumOfSpots(placed);
  const stake = sumOfSpots(laid);
  const earlier = seat.bets.find((bet) => bet.round_id !== round?.id && bet.currency === currency);
  const last = earlier && betsOf(seat.bets.filter((bet) => bet.round_id === earlier.round_id));

  const taking = round?.state === 'betting' && !paused;
  const locked = paused || seat.busy || round?.state === 'running';
  const chips = useChips({
    bets: laid,
    setBets: setLaid,
    limits,
    most: limits.stakeMax - placedStake,
    spotMax: (spot) => options.spotMax(spot, limits) - BigInt(placed[spot] ?? 0),
    last,
    locked,
    ...(options.against && { against: options.against }),
  });

  const all = joinSpots(laid, placed);
  const together = { stake: stake + placedStake, choice: { bets: all } };
  const checked = stake > 0n ? checkBet(game, { currency, ...together }) : undefined;
  const tooMuch = launch.mode === 'real' && seat.balance !== undefined && stake > seat.balance;
  const { forgetRefusal } = seat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other chips make the old refusal untrue
  useEffect(() => forgetRefusal(), [laid, round?.id, forgetRefusal]);

  const place = () => {
    if (!taking || !round || seat.busy || stake === 0n || !checked?.ok || tooMuch) return;
    const bets = laid;
    void seat.place({ roundId: round.id, stake, choice: { bets } }).then((isPlaced) => {
      // What was laid while the answer was on its way stays.
      if (isPlaced) setLaid((now) => (now === bets ? {} : now));
    });
  };
  useRollKeys(place);

  const refused = checked && !checked.ok ? checked.refusal : undefined;
  const error = refused
    ? text(refused.messageKey, refused.limit === undefined ? {} : { amount: money(refused.limit) })
    : tooMuch && taking
      ? text(liveRefusalText('stake_cents.not_enough_money', launch.mode))
      : seat.refusal
        ? text(liveRefusalText(seat.refusal, launch.mode))
        : chips.stopped
          ? text('studio.error.spotTooLarge', {
              amount: money(chips.stopped.limit + BigInt(placed[chips.stopped.spot] ?? 0)),
            })
          : undefined;
  const isEmpty = together.stake === 0n;
  return {
    limits,
    laid,
    placed,
    chips,
    taking,
    locked,
    stake,
    placedStake,
    error,
    place,
    lowSpread: isLowSpread(game, together),
    most: isEmpty ? 0n : game.maxWin(together),
    returns: shownReturn(game, isEmpty ? undefined : together),
  };
}
