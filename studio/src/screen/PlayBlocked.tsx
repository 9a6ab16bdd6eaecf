import { Button } from '@halley/ui/Button.tsx';
import type { ReactNode } from 'react';
import type { PlayMode } from './launch.ts';
import { Note } from './Note.tsx';
import type { PageLink } from './page-link.ts';
import { bonusRefusals, notEnoughMoney, refusalText } from './refusal-text.ts';
import { useWords } from './words.tsx';

interface PlayBlockedProps {
  paused: boolean;
  /** Of a stake that was sent, and of which nobody knows what came: it was sent by an earlier visit. */
  fromEarlier: boolean;
  onAskAgain: () => void;
}

/** In the place of the button while nothing may be staked: the page has paused the game, or an answer is missing. */
export function PlayBlocked({ paused, fromEarlier, onAskAgain }: PlayBlockedProps): ReactNode {
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

/** Why the house refused a stake; without money the cashbox is one click away, with a bonus in the way playing without it. */
export function Refused({ code, mode, link }: RefusedProps): ReactNode {
  const { text } = useWords();
  return (
    <>
      {text(refusalText(code, mode))}
      {code === notEnoughMoney && mode === 'real' && <CashboxLink link={link} className="ml-2" />}
      {bonusRefusals.has(code) && mode === 'real' && (
        <button
          type="button"
          onClick={() => link.tell({ type: 'bonus' })}
          className="ml-2 font-semibold text-ice hover:underline"
        >
          {text('studio.withoutBonus')}
        </button>
      )}
    </>
  );
}

/** Asks the page for the cashbox. */
export function CashboxLink({ link, className }: { link: PageLink; className: string }): ReactNode {
  const { text } = useWords();
  return (
    <button
      type="button"
      onClick={() => link.tell({ type: 'deposit' })}
      className={`${className} font-semibold text-ice hover:underline`}
    >
      {text('studio.cashbox')}
    </button>
  );
}
