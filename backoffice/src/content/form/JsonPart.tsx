import { type ReactNode, useState } from 'react';
import { TextArea } from '../../shell/TextArea.tsx';
import { documentWords as own } from '../document-words.ts';
import type { PartProps } from './FormPart.tsx';

/** A part that no form can show. It is taken once it is JSON. */
export function JsonPart({ value, label, path, issues, onChange }: PartProps): ReactNode {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2) ?? 'null');
  const [fault, setFault] = useState<string>();
  const said = fault ?? issues.get(path);
  return (
    <div className="grid gap-1">
      <TextArea
        label={label || own.content}
        rows={Math.min(12, text.split('\n').length + 1)}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const parsed = parseJson(event.target.value);
          setFault('fault' in parsed ? parsed.fault : undefined);
          if ('value' in parsed) onChange(parsed.value);
        }}
      />
      {said && <p className="text-xs text-danger">{said}</p>}
    </div>
  );
}

export function parseJson(text: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: own.noJson(error instanceof Error ? error.message : '') };
  }
}
