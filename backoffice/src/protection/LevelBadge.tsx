import type { CaseState, ProtectionLevel } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import type { ReactNode } from 'react';
import { protectionWords } from './words.ts';

const levelTones: Record<ProtectionLevel, BadgeTone> = { none: 'neutral', watch: 'warn', act: 'amber' };
const stateTones: Record<CaseState, BadgeTone> = {
  open: 'warn',
  contact: 'info',
  waiting: 'violet',
  second_person: 'danger',
  closed: 'neutral',
};

export function LevelBadge({ level }: { level: ProtectionLevel }): ReactNode {
  return <Badge tone={levelTones[level]}>{protectionWords.levels[level]}</Badge>;
}

export function CaseStateBadge({ state }: { state: CaseState }): ReactNode {
  return <Badge tone={stateTones[state]}>{protectionWords.cases.states[state]}</Badge>;
}
