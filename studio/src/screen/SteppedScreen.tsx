import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { demoCurrency, type GameEvent, rulesOf } from '../kit/index.ts';
import { GameScreen, type ScreenParts, type ScreenProps } from './GameScreen.tsx';
import { reducedMotion } from './motion.ts';
import { ReplayPanel } from './ReplayPanel.tsx';
import { readStepped, type SteppedRound, upTo } from './read-stepped.ts';
import { StageFrame } from './StageFrame.tsx';
import { SteppedCheck } from './SteppedCheck.tsx';
import { SteppedTable } from './SteppedTable.tsx';
import { silentSound } from './sound.ts';
import type { SteppedParts } from './stepped-parts.ts';
import { useWords } from './words.tsx';

const LEAD_IN_MS = 600;
/** Between two events of a round that is played back: in play the player took this time. */
const BETWEEN_MS = 450;

/** The whole screen of a game of several steps, from its parts. */
export function SteppedScreen<Choice, Event extends GameEvent>({
  parts,
  ...props
}: ScreenProps & { parts: SteppedParts<Choice, Event> }): ReactNode {
  const screen = useMemo<ScreenParts<SteppedRound<Choice, Event>>>(
    () => ({
      game: parts.game,
      read: (round) => readStepped(parts.game, round),
      readReplay: (round) => readStepped(parts.game, round) ?? parts.earlier?.read(round),
      needsPast: true,
      replay: (round, onClose) => <Replay parts={parts} round={round} onClose={onClose} />,
      table: (table) => <SteppedTable {...table} parts={parts} />,
    }),
    [parts],
  );
  return <GameScreen {...props} parts={screen} />;
}

interface ReplayProps<Choice, Event extends GameEvent> {
  parts: SteppedParts<Choice, Event>;
  round: SteppedRound<Choice, Event>;
  onClose(): void;
}

/** Plays a stored round back, event by event. There is nothing here that could stake (PP-09). */
function Replay<Choice, Event extends GameEvent>({ parts, round, onClose }: ReplayProps<Choice, Event>) {
  const { text } = useWords();
  const [take, setTake] = useState(0);
  const all = round.events.length;
  const [told, setTold] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each take plays from the start
  useEffect(() => setTold(reducedMotion() ? all : 0), [take, all]);
  const event = told === 0 ? undefined : round.events[told - 1];
  const over = told === all;
  useEffect(() => {
    if (over) return;
    const ms = event ? parts.eventMs(event) + BETWEEN_MS : LEAD_IN_MS;
    const timer = setTimeout(() => setTold((events) => events + 1), ms);
    return () => clearTimeout(timer);
  }, [event, over, parts]);
  const { messageKey, values } = parts.game.describe(round.choice);
  const serverSeed = round.fair.server_seed ?? undefined;
  return (
    <div className="game-layout">
      <div className="game-table">
        <StageFrame shown={over ? round : undefined}>
          {parts.stage({
            round: told === 0 ? undefined : upTo(round, told),
            event,
            waiting: false,
            fresh: true,
            resumed: false,
            choice: round.choice,
            setChoice: () => undefined,
            history: [],
            demo: round.currency === demoCurrency,
            disabled: true,
            toolbar: null,
            sound: silentSound,
            step: () => undefined,
          })}
        </StageFrame>
        <ReplayPanel
          round={round}
          title={parts.game.title}
          choice={parts.told?.(round) ?? text(messageKey, values)}
          result={parts.result(round)}
          check={
            parts.earlier && !rulesOf(parts.game, round.version) ? (
              parts.earlier.check(round, serverSeed)
            ) : (
              <SteppedCheck game={parts.game} round={round} serverSeed={serverSeed} />
            )
          }
          onAgain={() => setTake(take + 1)}
          onClose={onClose}
        />
      </div>
    </div>
  );
}
