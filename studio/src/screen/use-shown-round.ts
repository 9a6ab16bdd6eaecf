import type { StudioRound } from '@halley/contract';
import { useCallback, useRef, useState } from 'react';
import { readSingle, type SingleParts, type SingleRound } from './single-parts.ts';

const HISTORY_LENGTH = 8;

/** Hands each answer of a game of one step to its stage, and waits until it has been seen. */
export function useShownRound<Choice, Round extends SingleRound<Choice>>(input: {
  parts: SingleParts<Choice, Round>;
  past: Round[];
  /** With the same paint as the end of the round. */
  onSeen(round: Round): void;
}) {
  const { game, historyLength = HISTORY_LENGTH } = input.parts;
  const [history, setHistory] = useState(input.past);
  const [playing, setPlaying] = useState<{ round: Round; onShown(): void }>();
  const [seen, setSeen] = useState<Round>();
  const onSeen = useRef(input.onSeen);
  onSeen.current = input.onSeen;
  const show = useCallback(
    async (answer: StudioRound) => {
      const round = readSingle(game, answer) as Round | undefined;
      if (!round) return;
      await new Promise<void>((onShown) => setPlaying({ round, onShown }));
      setHistory((rounds) => [round, ...rounds.filter((each) => each.id !== round.id)].slice(0, historyLength));
      setPlaying(undefined);
      setSeen(round);
      onSeen.current(round);
    },
    [game, historyLength],
  );
  return { playing, seen, history, show };
}
