import type { ReactNode } from 'react';
import type { MessageKey } from '../messages/index.ts';
import { Segments } from './Segments.tsx';
import { useWords } from './words.tsx';

interface RiskChoiceProps<Risk extends string, Choice extends { risk: Risk }> {
  risks: readonly Risk[];
  words: Readonly<Record<Risk, MessageKey>>;
  choice: Choice;
  disabled: boolean;
  onChange(choice: Choice): void;
}

/** How bold one plays, where a game lets the player say so. */
export function RiskChoice<Risk extends string, Choice extends { risk: Risk }>(
  props: RiskChoiceProps<Risk, Choice>,
): ReactNode {
  const { text } = useWords();
  const { risks, words, choice, disabled, onChange } = props;
  return (
    <Segments
      label={text('studio.risk')}
      values={risks.map((risk) => ({ value: risk, text: text(words[risk]) }))}
      value={choice.risk}
      disabled={disabled}
      onChange={(risk) => onChange({ ...choice, risk })}
    />
  );
}
