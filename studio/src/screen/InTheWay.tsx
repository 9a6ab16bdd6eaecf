import { Button } from '@halley/ui/Button.tsx';
import type { ReactNode } from 'react';
import type { PlayMode } from './launch.ts';
import { Note } from './Note.tsx';
import type { PageLink } from './page-link.ts';
import { notEnoughMoney, refusalText } from './refusal-text.ts';
import { useWords } from './words.tsx';

interface InTheWayProps {
  paused: boolean;
  /** Of a stake that was sent, and of which nobody knows what came: it was sent by an earlier visit. */
  fromEarlier: boolean;
  onAskAgain: () => void;
}

/** In the place of the button while nothing may be staked: the page has paused the game, or an answer is missing. */
export function InTheWay({ paused, fromEarlier, onAskAgain }: InTheWayProps): ReactNode {
  const { text } = useWords();
  if (paused) return <Note tone="plain">{text('studio.paused')}</Note>;
  return (
    <Note tone="warn" alert>
      {text(fromEarlier ? 'studio.pending' : 'studio.lost')}
      <Button size="small" className="mt-2" onClick={onAskAgain}>
        {text('studio.askAgain')}
      </Button>
    </Note>
  );
}

interface RefusedProps {
  code: string;
  mode: PlayMode;
  link: PageLink;
}

/** Why the house refused a stake; without money the cashbox is one press away. */
export function Refused({ code, mode, link }: RefusedProps): ReactNode {
  const { text } = useWords();
  return (
    <>
      {text(refusalText(code, mode))}
      {code === notEnoughMoney && mode === 'real' && (
        <button
          type="button"
          onClick={() => link.tell({ type: 'deposit' })}
          className="ml-2 font-semibold text-ice hover:underline"
        >
          {text('studio.cashbox')}
        </button>
      )}
    </>
  );
}
