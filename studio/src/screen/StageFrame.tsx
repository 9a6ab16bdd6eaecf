import type { ReactNode } from 'react';

export interface StageFrameProps {
  /** The round that has been shown to its end; undefined before the first one and while one is playing. */
  shown: { id: string; win: bigint } | undefined;
  children: ReactNode;
}

/** Round every stage: says which round has been seen to its end, and what the record says it won. */
export function StageFrame({ shown, children }: StageFrameProps): ReactNode {
  return (
    <div className="stage-frame" data-round={shown?.id} data-win={shown && String(shown.win)}>
      {children}
    </div>
  );
}
