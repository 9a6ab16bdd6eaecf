import { Badge } from '@halley/ui/Badge.tsx';
import type { ReactNode } from 'react';
import { useWords } from './words.tsx';

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
