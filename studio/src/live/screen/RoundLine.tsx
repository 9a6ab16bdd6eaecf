import type { LiveBet, LiveRound } from '@halley/contract';
import { type ReactNode, useEffect } from 'react';
import { ResultLine, type Sound, useWords } from '../../screen/index.ts';
import { lastPlayed } from './live-parts.ts';

/** What has come of the round, and for this player: in words, once it has been seen. */
export function RoundLine(props: {
  round: LiveRound | null | undefined;
  mine: readonly LiveBet[];
  /** The outcome in words; undefined until it has been seen. */
  said: string | undefined;
  sound: Sound;
  className: string;
}): ReactNode {
  const { round, said, sound } = props;
  const { text } = useWords();
  const isOver = round?.state === 'settled' || round?.state === 'voided';
  const played = isOver ? lastPlayed(props.mine, 0) : undefined;
  const fell = said !== undefined;
  useEffect(() => {
    if (fell) sound.landed();
  }, [fell, sound]);
  const won = played !== undefined && played.win > played.stake;
  useEffect(() => {
    if (won) sound.won();
  }, [won, sound]);
  const interrupted = round?.state === 'voided' || (round?.interrupted_pays ?? null) !== null;
  return (
    <p className={props.className} role="status">
      {interrupted ? (
        text('live.voided')
      ) : (
        <>
          {said}
          {played && (
            <>
              . <ResultLine round={played} />
            </>
          )}
        </>
      )}
    </p>
  );
}
