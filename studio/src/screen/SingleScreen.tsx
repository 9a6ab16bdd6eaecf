import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { demoCurrency } from '../kit/index.ts';
import { GameScreen, type ScreenParts, type ScreenProps } from './GameScreen.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { RoundCheck } from './RoundCheck.tsx';
import { SingleTable } from './SingleTable.tsx';
import { StageFrame } from './StageFrame.tsx';
import { readSingle, type SingleParts, type SingleRound } from './single-parts.ts';
import { silentSound } from './sound.ts';
import { useWords } from './words.tsx';

const LEAD_IN_MS = 600;

/** The whole screen of a game of one step, from its parts. */
export function SingleScreen<Choice, Round extends SingleRound<Choice>>({
  parts,
  ...props
}: ScreenProps & { parts: SingleParts<Choice, Round> }): ReactNode {
  const screen = useMemo<ScreenParts<Round>>(
    () => ({
      game: parts.game,
      read: (round) => readSingle(parts.game, round) as Round | undefined,
      needsPast: false,
      pastRounds: parts.historyLength,
      replay: (round, onClose) => <Replay parts={parts} round={round} onClose={onClose} />,
      table: (table) => <SingleTable {...table} parts={parts} />,
    }),
    [parts],
  );
  return <GameScreen {...props} parts={screen} />;
}

interface ReplayProps<Choice, Round extends SingleRound<Choice>> {
  parts: SingleParts<Choice, Round>;
  round: Round;
  onClose(): void;
}

/** Plays a stored round back. There is nothing here that could stake (PP-09). */
function Replay<Choice, Round extends SingleRound<Choice>>({ parts, round, onClose }: ReplayProps<Choice, Round>) {
  const { text } = useWords();
  const [take, setTake] = useState(0);
  const [state, setState] = useState<'before' | 'playing' | 'shown'>('before');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each take plays from the start
  useEffect(() => {
    setState('before');
    const timer = setTimeout(() => setState('playing'), LEAD_IN_MS);
    return () => clearTimeout(timer);
  }, [take]);
  const { messageKey, values } = parts.game.describe(round.choice);
  return (
    <div className="game-layout">
      <div className="game-table">
        <StageFrame shown={state === 'shown' ? round : undefined}>
          {parts.stage({
            round: state === 'before' ? undefined : round,
            playing: state === 'playing',
            waiting: state === 'before',
            choice: round.choice,
            setChoice: () => undefined,
            history: [],
            demo: round.currency === demoCurrency,
            disabled: true,
            toolbar: null,
            sound: silentSound,
            onShown: () => setState('shown'),
          })}
        </StageFrame>
        <ReplayPanel
          round={round}
          title={parts.game.title}
          choice={text(messageKey, values)}
          result={parts.result(round)}
          check={
            <RoundCheck
              game={parts.game}
              round={round}
              serverSeed={round.fair.server_seed ?? undefined}
              recomputed={parts.recomputed}
            />
          }
          onAgain={() => setTake(take + 1)}
          onClose={onClose}
        />
      </div>
    </div>
  );
}
