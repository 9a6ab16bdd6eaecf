import type { StudioRound } from '@halley/contract';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { StudioGame } from '../kit/game.ts';
import type { RulesFormat, RulesSection } from '../kit/rules-content.ts';
import type { MessageKey } from '../messages/index.ts';
import { AutoDialog, PlayAids } from './AutoPlay.tsx';
import type { AutoStop } from './auto-rules.ts';
import { FairnessPanel } from './FairnessPanel.tsx';
import { FreeNotice } from './FreeNotice.tsx';
import type { TableProps } from './GameScreen.tsx';
import { InTheWay, Refused } from './InTheWay.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { isPhone } from './phone.ts';
import { RoundCheck } from './RoundCheck.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { type RoundRecord, readRecord } from './read-record.ts';
import { notEnoughMoney } from './refusal-text.ts';
import { SinglePanel } from './SinglePanel.tsx';
import { StageFrame } from './StageFrame.tsx';
import { stakeWithin } from './StakeParts.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAuto } from './use-auto.ts';
import { useBalance } from './use-balance.ts';
import { useFreeRounds } from './use-free-rounds.ts';
import { useRollKeys } from './use-roll-keys.ts';
import { useRounds } from './use-rounds.ts';
import { openedSeedOf } from './use-seeds.ts';
import { type StakeOf, useStake } from './use-stake.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useWords } from './words.tsx';

/** A round of any game of one step, as it was recorded. */
export interface SingleRound<Choice, Outcome = unknown, Event = unknown> extends RoundRecord {
  choice: Choice;
  outcome: Outcome;
  events: Event[];
}

export interface StageProps<Choice, Round extends SingleRound<Choice>> {
  /** The round that is shown, or is being shown right now. */
  round: Round | undefined;
  /** It is new: the stage plays its events and calls `onShown` when they have been seen. */
  playing: boolean;
  /** The stake is on its way. */
  waiting: boolean;
  /** As it stands in the panel. */
  choice: Choice;
  setChoice(choice: Choice): void;
  /** Newest first. */
  history: Round[];
  demo: boolean;
  disabled: boolean;
  /** The player asked for shorter reveals, and the licence allows them. */
  quick?: boolean;
  toolbar: ReactNode;
  sound: TableProps<Round>['sound'];
  onShown(): void;
}

/** What a game of one step brings; the table does the rest. */
export interface SingleParts<Choice, Round extends SingleRound<Choice>> {
  game: StudioGame<Choice, Round['outcome']>;
  firstChoice: Choice;
  words: {
    play: MessageKey;
    /** Before the most a bet can return; unset: "At most". */
    most?: MessageKey;
    /** Of the fairness panel, where a game calls its rounds by its own word. */
    fair?: { intro: MessageKey; number: MessageKey; verify?: MessageKey };
  };
  rules(format: RulesFormat): RulesSection[];
  stage(props: StageProps<Choice, Round>): ReactNode;
  /** For a game played on a layout: the stake is what lies on it, and the table is cleared after each round. */
  stakeOf?(choice: Choice): bigint;
  /** How many past rounds the stage shows; eight unless it says otherwise. */
  historyLength?: number;
  /** Nothing has been chosen yet: what to do first. That is no mistake, and not said like one. */
  toChoose?(choice: Choice): MessageKey | undefined;
  /** Keys of the game's own, for the help. */
  keys?: { keys: string[]; does: MessageKey }[];
  /** Fields of the choice, between stake and facts. */
  fields?(props: { bet: StakeOf<Choice>; locked: boolean }): ReactNode;
  /** What the browser worked out, for the check of a round. */
  recomputed?(outcome: Round['outcome']): string;
  /** The game's own verifier, for any round from typed seeds. */
  verifier?(from: { round: Round | undefined; serverSeed: string | undefined; onClose(): void }): ReactNode;
  /** The result in a few words, for the replay's table. */
  result(round: Round): string;
}

const HISTORY_LENGTH = 8;

type OpenDialog = 'rules' | 'keys' | 'auto' | 'verify' | undefined;

export function SingleTable<Choice, Round extends SingleRound<Choice>>({
  parts,
  ...props
}: TableProps<Round> & { parts: SingleParts<Choice, Round> }): ReactNode {
  const { api, launch, link, sound, seeds, past } = props;
  const { text, money, whole } = useWords();
  const [history, setHistory] = useState(past);
  const [playing, setPlaying] = useState<{ round: Round; onShown(): void }>();
  const [seen, setSeen] = useState<Round>();
  const [fairnessOpen, setFairnessOpen] = useState(() => !isPhone());
  const [dialog, setDialog] = useState<OpenDialog>(launch.verify && parts.verifier ? 'verify' : undefined);
  const balance = useBalance({ known: props.balance, launch, link });
  const historyLength = parts.historyLength ?? HISTORY_LENGTH;
  const onLayout = parts.stakeOf !== undefined;
  const { now: free, played: freePlayed, reload: reloadFree } = useFreeRounds({ api, game: parts.game, launch });
  const clear = useRef<() => void>(() => undefined);
  const [quick, setQuick] = useState(false);
  const autoPlayed = useRef<(round: Round) => void>(() => undefined);

  const reveal = useCallback(
    async (answer: StudioRound) => {
      const round = readSingle(parts.game, answer) as Round | undefined;
      if (round) {
        await new Promise<void>((onShown) => setPlaying({ round, onShown }));
        setHistory((rounds) => [round, ...rounds.filter((each) => each.id !== round.id)].slice(0, historyLength));
        if (onLayout) clear.current();
        setPlaying(undefined);
        setSeen(round);
        autoPlayed.current(round);
      }
      seeds.played(answer.fair);
      freePlayed(answer);
      balance.settle(answer.balance_cents);
      const { round_id, mode, currency, stake_cents, win_cents, balance_cents } = answer;
      link.tell({ type: 'round', round_id, mode, currency, stake_cents, win_cents, balance_cents });
      link.tell({ type: 'balance', mode, currency, balance_cents });
    },
    [balance.settle, freePlayed, historyLength, link, onLayout, parts.game, seeds.played],
  );

  const rounds = useRounds({ api, game: parts.game.id, launch, reveal });
  const { phase, refusal, forgetRefusal, keepOnly } = rounds;
  const busy = phase === 'waiting' || phase === 'revealing';
  const own = useStake({
    game: parts.game,
    currency: launch.currency,
    last: past.find((round) => round.currency === launch.currency),
    firstChoice: parts.firstChoice,
    choiceFrozen: busy,
    stakeOf: parts.stakeOf,
  });
  clear.current = own.clear;
  // While the house pays, its stake and the plain choice stand in place of the player's own.
  const bet = free ? { ...own, ...free, fault: undefined, most: parts.game.maxWin(free) } : own;
  useEffect(() => {
    if (refusal && free) reloadFree();
  }, [refusal, free, reloadFree]);
  const { release } = balance;
  useEffect(() => {
    if (!busy) release();
  }, [busy, release]);
  const pairId = seeds.pair?.pair_id;
  useEffect(() => {
    if (pairId) keepOnly(pairId);
  }, [pairId, keepOnly]);

  const [tooMuch, setTooMuch] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed bet makes the old refusal untrue
  useEffect(() => {
    setTooMuch(false);
    forgetRefusal();
  }, [bet.stake, bet.choice, forgetRefusal]);

  const locked = phase === 'lost' || balance.paused;
  const play = () => {
    if (locked || busy || rounds.resting || dialog || bet.fault || bet.stake === undefined || !pairId) return;
    // Demo money is left to the server, which fills an empty purse again.
    const purse = launch.mode === 'real' ? balance.now : undefined;
    if (!free && purse !== undefined && bet.stake > purse) return setTooMuch(true);
    balance.hold();
    const played = { stake_cents: Number(bet.stake), choice: bet.choice, ...(free && { free_rounds: free.id }) };
    rounds.play(played, pairId);
  };
  const stopFor: AutoStop | undefined =
    phase === 'lost'
      ? 'lost'
      : balance.paused
        ? 'paused'
        : refusal && refusal !== 'TOO_FAST'
          ? 'refused'
          : bet.fault || tooMuch
            ? 'fault'
            : dialog && dialog !== 'auto'
              ? 'asked'
              : undefined;
  const auto = useAuto({
    ready: !busy && !rounds.resting && dialog === undefined && pairId !== undefined,
    stake: bet.stake,
    quick,
    stopFor,
    play,
  });
  autoPlayed.current = auto.played;
  // Not with free rounds: where they end the player's own stake would go on.
  const mayAuto = launch.autoplay === true && !onLayout && !free;
  const press = () => {
    if (auto.running) return auto.stop();
    auto.forget();
    play();
  };
  const setStakeTo = (stake: bigint | undefined) => {
    if (!locked && !auto.running && !onLayout && !free && !dialog && stake !== undefined)
      bet.setStake(stakeWithin(bet, stake));
  };
  useRollKeys(press);
  useTableKeys({
    q: () => setStakeTo(bet.stake && bet.stake / 2n),
    w: () => setStakeTo(bet.stake && bet.stake * 2n),
    escape: () => auto.stop(),
  });

  const toChoose = parts.toChoose?.(bet.choice);
  const shown = playing?.round ?? history[0];
  const code = tooMuch ? notEnoughMoney : refusal;
  const checked = history[0];
  const serverSeed = checked && openedSeedOf(checked.fair, seeds);
  // Follows behind the stage's own picture, and is not worked out with each of a round; when that is over it is open at once.
  const inRound = locked || busy;
  const seedsLocked = useDeferredValue(inRound) && inRound;
  const fairness = useMemo(
    () => (
      <FairnessPanel
        seeds={seeds}
        locked={seedsLocked}
        words={parts.words.fair ?? { intro: 'fair.intro', number: 'fair.number' }}
        onVerify={() => setDialog('verify')}
        check={
          checked && (
            <RoundCheck game={parts.game} round={checked} serverSeed={serverSeed} recomputed={parts.recomputed} />
          )
        }
        onClose={() => setFairnessOpen(false)}
      />
    ),
    [seeds, seedsLocked, parts, checked, serverSeed],
  );
  return (
    <div className="game-layout">
      <div className="game-table">
        <StageFrame shown={busy ? undefined : seen} sound={sound} quick={quick}>
          {parts.stage({
            round: shown,
            playing: playing !== undefined,
            waiting: phase === 'waiting',
            choice: bet.choice,
            setChoice: bet.setChoice,
            history,
            demo: launch.mode === 'demo',
            disabled: locked || auto.running,
            quick,
            sound,
            onShown: () => playing?.onShown(),
            toolbar: (
              <Toolbar
                sound={sound}
                onKeys={() => setDialog('keys')}
                onRules={() => {
                  link.tell({ type: 'rules' });
                  setDialog('rules');
                }}
                onFairness={fairnessOpen ? undefined : () => setFairnessOpen(true)}
              />
            ),
          })}
        </StageFrame>
        <SinglePanel
          bet={bet}
          mode={launch.mode}
          balance={balance.now}
          locked={locked || auto.running}
          busy={busy && !auto.running}
          resting={rounds.resting}
          playWord={parts.words.play}
          mostWord={parts.words.most}
          onLayout={onLayout}
          notice={free && ((error) => <FreeNotice free={free} error={error} />)}
          fields={free ? undefined : parts.fields?.({ bet, locked: locked || auto.running })}
          onPlay={press}
          stop={auto.running ? text('studio.auto.stop', { left: whole(auto.left) }) : undefined}
          aids={
            <PlayAids
              auto={mayAuto ? auto : undefined}
              quick={launch.turbo ? { on: quick, set: setQuick } : undefined}
              disabled={locked || busy || bet.fault !== undefined}
              onAuto={() => setDialog('auto')}
            />
          }
          hint={toChoose && text(toChoose)}
          error={
            // An empty layout is no mistake yet: the stage asks for chips.
            toChoose || (onLayout && bet.stake === 0n) ? undefined : bet.fault ? (
              text(bet.fault.key, bet.fault.limit === undefined ? {} : { amount: money(bet.fault.limit) })
            ) : code ? (
              <Refused code={code} mode={launch.mode} link={link} />
            ) : undefined
          }
          instead={
            locked ? (
              <InTheWay paused={balance.paused} fromEarlier={rounds.fromEarlier} onAskAgain={rounds.askAgain} />
            ) : undefined
          }
        />
      </div>
      {fairnessOpen && fairness}
      {dialog === 'rules' && <RulesDialog game={parts.game} rules={parts.rules} onClose={() => setDialog(undefined)} />}
      {dialog === 'keys' && (
        <KeysDialog
          rows={[
            { keys: [text('studio.key.enter'), text('studio.key.space')], does: text(parts.words.play) },
            ...(onLayout
              ? []
              : [
                  { keys: ['Q'], does: text('studio.stake.half') },
                  { keys: ['W'], does: text('studio.stake.double') },
                ]),
            ...(mayAuto ? [{ keys: [text('studio.key.escape')], does: text('studio.keys.stop') }] : []),
            ...(parts.keys ?? []).map(({ keys, does }) => ({ keys, does: text(does) })),
            { keys: ['M'], does: text('studio.keys.sound') },
            { keys: ['I'], does: text('studio.rules') },
          ]}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'verify' && parts.verifier?.({ round: checked, serverSeed, onClose: () => setDialog(undefined) })}
      {dialog === 'auto' && bet.stake !== undefined && (
        <AutoDialog
          stake={bet.stake}
          onStart={(rules) => {
            setDialog(undefined);
            auto.start(rules);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

/** undefined: not a round of this game, or of a version this screen cannot play. */
export function readSingle<Choice>(
  game: StudioGame<Choice, unknown>,
  round: StudioRound,
): SingleRound<Choice> | undefined {
  const choice = game.parseChoice(round.choice);
  if (!choice.ok || round.game_version !== game.version || round.events.length === 0) return undefined;
  return { ...readRecord(round), choice: choice.value, outcome: round.outcome, events: round.events };
}
