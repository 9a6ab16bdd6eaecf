import { type ReactNode, useState } from 'react';
import { GameDialog } from './GameDialog.tsx';
import { type KeyHelp, KeysHelp } from './KeysHelp.tsx';
import { keysOn, setKeysOn } from './keys-setting.ts';
import { useWords } from './words.tsx';

/** What the keys do, and the switch that turns them off. */
export function KeysDialog({ rows, onClose }: { rows: KeyHelp[]; onClose(): void }): ReactNode {
  const { text } = useWords();
  const [on, setOn] = useState(keysOn);
  return (
    <GameDialog title={text('studio.keys')} onClose={onClose}>
      <KeysHelp rows={rows} />
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => {
            setKeysOn(event.target.checked);
            setOn(event.target.checked);
          }}
          className="size-5 accent-ice"
        />
        {text('studio.keys.on')}
      </label>
    </GameDialog>
  );
}
