import { type ReactNode, useMemo } from 'react';
import { GameDialog } from '../../screen/GameDialog.tsx';
import { KeysHelp } from '../../screen/KeysHelp.tsx';
import { RulesView } from '../../screen/RulesView.tsx';
import { useWords } from '../../screen/words.tsx';
import { hiloRules } from '../rules-content.ts';

export function HiloRules({ onClose }: { onClose(): void }): ReactNode {
  const words = useWords();
  const sections = useMemo(() => hiloRules(words), [words]);
  return (
    <GameDialog title={words.text('studio.rules')} onClose={onClose}>
      <RulesView sections={sections} />
    </GameDialog>
  );
}

export function HiloKeys({ onClose }: { onClose(): void }): ReactNode {
  const { text } = useWords();
  return (
    <GameDialog title={text('studio.keys')} onClose={onClose}>
      <KeysHelp
        rows={[
          { keys: [text('studio.key.enter'), text('studio.key.space')], does: text('hilo.keys.deal') },
          { keys: ['↑'], does: text('hilo.keys.higher') },
          { keys: ['↓'], does: text('hilo.keys.lower') },
        ]}
      />
    </GameDialog>
  );
}
