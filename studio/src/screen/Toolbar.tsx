import { IconButton } from '@halley/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import type { Sound } from './sound.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useWords } from './words.tsx';

export interface ToolbarProps {
  sound: Sound;
  onKeys(): void;
  onRules(): void;
  /** Left out while the panel is open: it has its own cross. */
  onFairness: (() => void) | undefined;
  /** Everybody's bets, where they do not stand beside the table. */
  onBets?: () => void;
}

export function Toolbar({ sound, onKeys, onRules, onFairness, onBets }: ToolbarProps): ReactNode {
  const { text } = useWords();
  const [on, setOn] = useState(sound.isOn);
  const toggleSound = () => {
    sound.set(!on);
    setOn(!on);
  };
  useTableKeys({ m: toggleSound, i: onRules });
  return (
    <>
      {onFairness && <IconButton icon="shield" size="small" label={text('fair.show')} onClick={onFairness} />}
      {onBets && (
        <span className="phone-only">
          <IconButton icon="user" size="small" label={text('live.bets')} onClick={onBets} />
        </span>
      )}
      <IconButton icon="info" size="small" label={text('studio.rules')} onClick={onRules} />
      <button
        type="button"
        aria-label={text('studio.keys')}
        onClick={onKeys}
        className="hidden size-9 place-items-center rounded-10 text-text-soft hover:bg-surface-2 hover:text-text pointer-fine:grid"
      >
        <svg viewBox="0 0 24 24" className="icon size-4" aria-hidden="true">
          <rect x="2.5" y="6" width="19" height="12.5" rx="2.5" />
          <path d="M6.5 10h.01M10.2 10h.01M13.8 10h.01M17.5 10h.01M8 14.5h8" />
        </svg>
      </button>
      <IconButton
        icon={on ? 'sound' : 'sound-off'}
        size="small"
        label={text(on ? 'studio.sound.off' : 'studio.sound.on')}
        onClick={toggleSound}
      />
    </>
  );
}
