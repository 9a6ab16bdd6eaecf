import type { StudioRound } from '@halley/contract';
import { useCallback, useEffect, useState } from 'react';
import { type GameFacts, isLowSpread } from '../kit/index.ts';
import type { AutoStop } from './auto-rules.ts';
import type { TableProps } from './GameScreen.tsx';
import { notEnoughMoney } from './refusal-text.ts';
import { stakeWithin } from './StakeParts.tsx';
import { useAuto } from './use-auto.ts';
import { useBalance } from './use-balance.ts';
import { useFreeRounds } from './use-free-rounds.ts';
import { useRollKeys } from './use-roll-keys.ts';
import { useRounds } from './use-rounds.ts';
import { useStake } from './use-stake.ts';
import { useSteps } from './use-steps.ts';
import { useTableKeys } from './use-table-keys.ts';

type TableDialog = 'rules' | 'keys' | 'auto' | 'verify';

export interface TableInput<Choice> extends Omit<TableProps<unknown>, 'past'> {
  game: GameFacts<Choice>;
  firstChoice: Choice;
  /** For a game played on a layout: the stake is what lies on it. */
  stakeOf?: ((choice: Choice) => bigint) | undefined;
  /** The bet that stands ready. */
  last: { stake: bigint; choice: Choice } | undefined;
  /** The round that waits for its player: no other can begin. */
  open?: { id: string; steps: readonly unknown[] } | undefined;
  firstDialog?: TableDialog | undefined;
  /** Rounds can follow each other by themselves, where the licence allows it. */
  auto?: boolean;
  /** Shorter reveals, where the licence allows them. */
  quick: { on: boolean; set(on: boolean): void };
  /** Of a round that waits: what Enter does with it. */
  enter?(): unknown;
  /** Plays an answer on the stage. It keeps its identity between renders. */
  show(answer: StudioRound): Promise<void>;
}

export type Table<Choice> = ReturnType<typeof useTable<Choice>>;

/** What a table of any game knows and does: balance, stake, free rounds, refusals, dialogs, keys. Layouts draw it. */
export function useTable<Choice>(input: TableInput<Choice>) {
  const { api, launch, link, seeds, game, open, show } = input;
  const [dialog, setDialog] = useState(input.firstDialog);
  const [fairnessOpen, setFairnessOpen] = useState(() => !isPhone());
  const balance = useBalance({ known: input.balance, launch, link });
  const { settle, release } = balance;
  const { now: free, played: freePlayed, reload: reloadFree } = useFreeRounds({ api, game, launch });

  const reveal = useCallback(
    async (answer: StudioRound) => {
      await show(answer);
      seeds.played(answer.fair);
      freePlayed(answer);
      const { round_id, mode, currency, stake_cents, win_cents, balance_cents } = answer;
      // A round that waited may be one of another wallet than the one this table was opened with.
      if (currency === launch.currency) settle(balance_cents);
      if (answer.state !== 'open') {
        link.tell({ type: 'round', round_id, mode, currency, stake_cents, win_cents, balance_cents });
      }
      link.tell({ type: 'balance', mode, currency, balance_cents });
    },
    [freePlayed, launch.currency, link, seeds.played, settle, show],
  );
  const rounds = useRounds({ api, game: game.id, launch, reveal });
  const steps = useSteps({ api, game: game.id, reveal });
  const waiting = rounds.phase === 'waiting' || steps.phase === 'waiting';
  const busy = waiting || rounds.phase === 'revealing' || steps.phase === 'revealing';
  const lost = rounds.phase === 'lost' || steps.phase === 'lost';
  const locked = lost || balance.paused;
  const disabled = locked || busy || dialog !== undefined;
  useEffect(() => {
    if (!busy) release();
  }, [busy, release]);
  const pairId = seeds.pair?.pair_id;
  const { forgetRefusal, keepOnly } = rounds;
  useEffect(() => {
    if (pairId) keepOnly(pairId);
  }, [pairId, keepOnly]);

  const own = useStake({
    game,
    currency: launch.currency,
    last: input.last,
    firstChoice: input.firstChoice,
    choiceFrozen: busy || open !== undefined,
    stakeOf: input.stakeOf,
  });
  // While the house pays, its stake and the plain choice stand in place of the player's own.
  const bet = free ? { ...own, ...free, fault: undefined, most: game.maxWin(free) } : own;
  const [tooMuch, setTooMuch] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed bet makes the old refusal untrue
  useEffect(() => {
    setTooMuch(false);
    forgetRefusal();
  }, [bet.stake, bet.choice, forgetRefusal]);
  useEffect(() => {
    if (rounds.refusal && free) reloadFree();
  }, [rounds.refusal, free, reloadFree]);

  const play = () => {
    if (disabled || open || rounds.resting || bet.fault || bet.stake === undefined || !pairId) return;
    // Demo money is left to the server, which fills an empty purse again.
    const purse = launch.mode === 'real' ? balance.now : undefined;
    if (!free && purse !== undefined && bet.stake > purse) return setTooMuch(true);
    balance.hold();
    const played = { stake_cents: Number(bet.stake), choice: bet.choice, ...(free && { free_rounds: free.id }) };
    rounds.play(played, pairId);
  };
  const step = (taken: unknown) => {
    if (disabled || !open || taken === undefined) return;
    balance.hold();
    steps.take({ roundId: open.id, number: open.steps.length + 1, step: taken });
  };
  const refusal = rounds.refusal ?? steps.refusal;
  const auto = useAuto({
    ready: !busy && !rounds.resting && dialog === undefined && pairId !== undefined,
    stake: bet.stake,
    quick: input.quick.on,
    stopFor: stopsAuto({ lost, paused: balance.paused, refusal, fault: bet.fault !== undefined || tooMuch, dialog }),
    play,
  });
  /** By a player, who can also end what goes on by itself. */
  const press = () => {
    if (auto.running) return auto.stop();
    auto.forget();
    play();
  };

  const fixed = locked || auto.running || open !== undefined;
  const onLayout = input.stakeOf !== undefined;
  const setStakeTo = (stake: bigint | undefined) => {
    if (!fixed && !onLayout && !free && !dialog && stake !== undefined) bet.setStake(stakeWithin(bet, stake));
  };
  useRollKeys(() => (open ? step(input.enter?.()) : press()));
  useTableKeys({
    q: () => setStakeTo(bet.stake && bet.stake / 2n),
    w: () => setStakeTo(bet.stake && bet.stake * 2n),
    ...(input.auto && { escape: () => auto.stop() }),
  });

  return {
    launch,
    link,
    balance,
    bet,
    /** The stake lies on a layout: there is no field for it. */
    onLayout,
    free,
    /** The bet as it stands counts for no bonus, and there is one. */
    uncounted: balance.bonus && !free && isLowSpread(game, { stake: bet.stake ?? 0n, choice: bet.choice }),
    waiting,
    busy,
    /** Nothing may be played: the page has paused the game, or an answer is missing. */
    locked,
    /** Nothing can be clicked just now. */
    disabled,
    /** Stake and choice stay as they are. */
    fixed,
    resting: rounds.resting,
    /** Code of what the player is told. */
    refusal: tooMuch ? notEnoughMoney : refusal,
    fromEarlier: rounds.fromEarlier,
    askAgain: () => (rounds.phase === 'lost' ? rounds.askAgain() : steps.askAgain()),
    quick: launch.turbo ? input.quick : undefined,
    auto,
    // Not with free rounds: where they end the player's own stake would go on.
    mayAuto: input.auto === true && launch.autoplay === true && !onLayout && !free,
    dialog,
    setDialog,
    closeDialog: () => setDialog(undefined),
    fairnessOpen,
    setFairnessOpen,
    press,
    step,
  };
}

function stopsAuto(now: {
  lost: boolean;
  paused: boolean;
  refusal: string | undefined;
  fault: boolean;
  dialog: TableDialog | undefined;
}): AutoStop | undefined {
  if (now.lost) return 'lost';
  if (now.paused) return 'paused';
  if (now.refusal && now.refusal !== 'TOO_FAST') return 'refused';
  if (now.fault) return 'fault';
  return now.dialog && now.dialog !== 'auto' ? 'asked' : undefined;
}

/** The same line as in phone.css: here the game is the whole screen, and what stands beside it comes when it is asked for. */
const phone = '(max-width: 44.99rem), (orientation: landscape) and (max-height: 30rem)';

const isPhone = (): boolean => window.matchMedia(phone).matches;
