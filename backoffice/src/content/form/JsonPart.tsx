import { TextArea } from '@halley/ui';
import { type ReactNode, useState } from 'react';

import { documentWords as own } from '../document-words.ts';
import type { PartProps } from './FormPart.tsx';

/** A part that no form can show. It is taken once it is JSON. */
export function JsonPart({ value, label, path, issues, onChange }: PartProps): ReactNode {
  const [typed, setTyped] = useState<{ text: string; of: unknown; fault?: string }>({ text: '', of: {} });
  // Typed on another value than the one that is there now: gone.
  const isTyped = typed.of === value;
  const text = isTyped ? typed.text : (JSON.stringify(value, null, 2) ?? 'null');
  const said = (isTyped ? typed.fault : undefined) ?? issues.get(path);
  return (
    <TextArea
      label={label || own.content}
      error={said}
      rows={Math.min(12, text.split('\n').length + 1)}
      value={text}
      onChange={(event) => {
        const parsed = parseJson(event.target.value);
        if ('fault' in parsed) setTyped({ text: event.target.value, of: value, fault: parsed.fault });
        else {
          setTyped({ text: event.target.value, of: parsed.value });
          onChange(parsed.value);
        }
      }}
    />
  );
}

export function parseJson(text: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: own.noJson(error instanceof Error ? error.message : '') };
  }
}
