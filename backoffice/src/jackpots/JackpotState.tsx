import type { StaffJackpot } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import type { ReactNode } from 'react';
import { jackpotWords } from './words.ts';

const tones: Record<StaffJackpot['state'], BadgeTone> = {
  active: 'win',
  paused: 'warn',
  retiring: 'amber',
  retired: 'neutral',
};

export function JackpotState({ state }: Pick<StaffJackpot, 'state'>): ReactNode {
  return <Badge tone={tones[state]}>{jackpotWords.states[state]}</Badge>;
}
