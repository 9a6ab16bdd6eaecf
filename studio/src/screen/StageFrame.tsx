import { Badge } from '@halley/ui/Badge.tsx';
import { type ReactNode, useState } from 'react';
import { BigWin, isBigWin, type WonRound } from './BigWin.tsx';
import { type Sound, silentSound } from './sound.ts';
import { useWords } from './words.tsx';

export interface StageFrameProps {
  /** The round that has been shown to its end; undefined before the first one and while one is playing. */
  shown: WonRound | undefined;
  /** Unset: a round that is played back is silent. */
  sound?: Sound;
  /** Shorter reveals: what moves on the stage takes `--pace` of its time. */
  quick?: boolean;
  children: ReactNode;
}

/** Round every stage: says which round has been seen to its end, and what the record says it won. */
export function StageFrame({ shown, sound = silentSound, quick = false, children }: StageFrameProps): ReactNode {
  const [passed, setPassed] = useState<string>();
  return (
    <div
      className="stage-frame"
      data-quick={quick || undefined}
      data-round={shown?.id}
      data-win={shown && String(shown.win)}
    >
      {children}
      {shown && shown.id !== passed && isBigWin(shown) && (
        <BigWin key={shown.id} round={shown} sound={sound} onOver={() => setPassed(shown.id)} />
      )}
    </div>
  );
}

/** Over every stage: whether this is play money, and the small buttons. */
export function StageTop({ demo, toolbar }: { demo: boolean; toolbar: ReactNode }): ReactNode {
  const { text } = useWords();
  return (
    <>
      {demo && <Badge className="stage-badge absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="stage-tools absolute top-2 right-2 flex">{toolbar}</div>
    </>
  );
}
