import type { StudioRound } from '@halley/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameEvent } from '../kit/index.ts';
import { readStepped, type SteppedRound, upTo } from './read-stepped.ts';
import type { Sound } from './sound.ts';
import type { SteppedParts } from './stepped-parts.ts';
import { revealMs } from './use-reveal.ts';

const HISTORY_LENGTH = 8;

/** What stands on the stage: a round, and how many of its events have been shown. */
interface Shown<Choice, Event extends GameEvent> {
  round: SteppedRound<Choice, Event>;
  events: number;
  /** The last of them is being played. */
  playing: boolean;
}

/** Shows the answers of a round one event after the other. What was shown before stands there. */
export function usePlayback<Choice, Event extends GameEvent>(input: {
  parts: SteppedParts<Choice, Event>;
  past: SteppedRound<Choice, Event>[];
  sound: Sound;
  /** The player asked for shorter reveals, and the licence allows them. */
  quick: boolean;
}) {
  const { parts, past, sound } = input;
  const quick = useRef(input.quick);
  useEffect(() => {
    quick.current = input.quick;
  });
  const [shown, setShown] = useState<Shown<Choice, Event> | undefined>(() => standing(past[0]));
  /** Of which round so much has been told. */
  const told = useRef(past[0] && { id: past[0].id, events: past[0].events.length });
  const [fresh, setFresh] = useState(false);
  const [history, setHistory] = useState(() => past.filter((round) => !round.open));

  const show = useCallback(
    async (answer: StudioRound): Promise<void> => {
      const round = readStepped(parts.game, answer);
      if (!round) return;
      setFresh(true);
      const before = told.current?.id === round.id ? told.current.events : 0;
      told.current = { id: round.id, events: round.events.length };
      for (let events = before + 1; events <= round.events.length; events++) {
        const event = round.events[events - 1] as Event;
        setShown({ round, events, playing: true });
        if (parts.hear) parts.hear(event, sound);
        else sound.landed();
        const ms = revealMs(parts.eventMs(event), quick.current);
        if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      }
      setShown({ round, events: round.events.length, playing: false });
      if (round.open) return;
      setHistory((rounds) => [round, ...rounds.filter((each) => each.id !== round.id)].slice(0, HISTORY_LENGTH));
      if (round.win > round.stake) sound.won();
    },
    [parts, sound],
  );

  return {
    /** As far as it has been shown. */
    round: shown && upTo(shown.round, shown.events),
    event: shown?.playing ? shown.round.events[shown.events - 1] : undefined,
    fresh,
    history,
    show,
  };
}

function standing<Choice, Event extends GameEvent>(round: SteppedRound<Choice, Event> | undefined) {
  return round && { round, events: round.events.length, playing: false };
}
