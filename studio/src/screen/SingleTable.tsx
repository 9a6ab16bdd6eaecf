import type { StudioRound } from '@halley/contract';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { StudioGame } from '../kit/game.ts';
import type { RulesFormat, RulesSection } from '../kit/rules-content.ts';
import type { MessageKey } from '../messages/index.ts';
import { FairnessPanel } from './FairnessPanel.tsx';
import { FreeNotice } from './FreeNotice.tsx';
import { GameDialog } from './GameDialog.tsx';
import type { TableProps } from './GameScreen.tsx';
import { InTheWay, Refused } from './InTheWay.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { RoundCheck } from './RoundCheck.tsx';
import { RulesView } from './RulesView.tsx';
import { type RoundRecord, readRecord } from './read-record.ts';
import { notEnoughMoney } from './refusal-text.ts';
import { SinglePanel } from './SinglePanel.tsx';
import { StageFrame } from './StageFrame.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useBalance } from './use-balance.ts';
import { useFreeRounds } from './use-free-rounds.ts';
import { useRollKeys } from './use-roll-keys.ts';
import { useRounds } from './use-rounds.ts';
import { openedSeedOf } from './use-seeds.ts';
import { type StakeOf, useStake } from './use-stake.ts';
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
  toolbar: ReactNode;
  sound: TableProps<Round>['sound'];
  onShown(): void;
}

/** What a game of one step brings; the table does the rest. */
export interface SingleParts<Choice, Round extends SingleRound<Choice>> {
  game: StudioGame<Choice, Round['outcome']>;
  firstChoice: Choice;
  words: { play: MessageKey };
  rules(format: RulesFormat): RulesSection[];
  stage(props: StageProps<Choice, Round>): ReactNode;
  /** For a game played on a layout: the stake is what lies on it, and the table is cleared after each round. */
  stakeOf?(choice: Choice): bigint;
  /** How many past rounds the stage shows; eight unless it says otherwise. */
  historyLength?: number;
  /** Keys of the game's own, for the help. */
  keys?: { keys: string[]; does: MessageKey }[];
  /** Fields of the choice, between stake and facts. */
  fields?(props: { bet: StakeOf<Choice>; locked: boolean }): ReactNode;
  /** The result in a few words, for the replay's table. */
  result(round: Round): string;
}

const HISTORY_LENGTH = 8;

type OpenDialog = 'rules' | 'keys' | undefined;

export function SingleTable<Choice, Round extends SingleRound<Choice>>({
  parts,
  ...props
}: TableProps<Round> & { parts: SingleParts<Choice, Round> }): ReactNode {
  const { api, launch, link, sound, seeds, past } = props;
  const words = useWords();
  const { text, money } = words;
  const [history, setHistory] = useState(past);
  const [playing, setPlaying] = useState<{ round: Round; onShown(): void }>();
  const [seen, setSeen] = useState<Round>();
  const [fairnessOpen, setFairnessOpen] = useState(true);
  const [dialog, setDialog] = useState<OpenDialog>();
  const balance = useBalance({ known: props.balance, launch, link });
  const historyLength = parts.historyLength ?? HISTORY_LENGTH;
  const onLayout = parts.stakeOf !== undefined;
  const { now: free, played: freePlayed, reload: reloadFree } = useFreeRounds({ api, game: parts.game, launch });
  const clear = useRef<() => void>(() => undefined);

  const reveal = useCallback(
    async (answer: StudioRound) => {
      const round = readSingle(parts.game, answer) as Round | undefined;
      if (round) {
        await new Promise<void>((onShown) => setPlaying({ round, onShown }));
        setHistory((rounds) => [round, ...rounds.filter((each) => each.id !== round.id)].slice(0, historyLength));
        if (onLayout) clear.current();
        setPlaying(undefined);
        setSeen(round);
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
  useRollKeys(play);

  const shown = playing?.round ?? history[0];
  const code = tooMuch ? notEnoughMoney : refusal;
  const checked = history[0];
  return (
    <div className="game-layout">
      <div className="game-table">
        <StageFrame shown={busy ? undefined : seen}>
          {parts.stage({
            round: shown,
            playing: playing !== undefined,
            waiting: phase === 'waiting',
            choice: bet.choice,
            setChoice: bet.setChoice,
            history,
            demo: launch.mode === 'demo',
            disabled: locked,
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
          locked={locked}
          busy={busy}
          resting={rounds.resting}
          playWord={parts.words.play}
          onLayout={onLayout}
          notice={free && ((error) => <FreeNotice free={free} error={error} />)}
          fields={free ? undefined : parts.fields?.({ bet, locked })}
          onPlay={play}
          error={
            // An empty layout is no mistake yet: the stage asks for chips.
            onLayout && bet.stake === 0n ? undefined : bet.fault ? (
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
      {fairnessOpen && (
        <FairnessPanel
          seeds={seeds}
          locked={locked || busy}
          words={{ intro: 'fair.intro', number: 'fair.number' }}
          check={
            checked && <RoundCheck game={parts.game} round={checked} serverSeed={openedSeedOf(checked.fair, seeds)} />
          }
          onClose={() => setFairnessOpen(false)}
        />
      )}
      {dialog === 'rules' && (
        <GameDialog title={text('studio.rules')} onClose={() => setDialog(undefined)}>
          <RulesView sections={parts.rules(words)} />
        </GameDialog>
      )}
      {dialog === 'keys' && (
        <GameDialog title={text('studio.keys')} onClose={() => setDialog(undefined)}>
          <KeysHelp
            rows={[
              { keys: [text('studio.key.enter'), text('studio.key.space')], does: text(parts.words.play) },
              ...(parts.keys ?? []).map(({ keys, does }) => ({ keys, does: text(does) })),
            ]}
          />
        </GameDialog>
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
