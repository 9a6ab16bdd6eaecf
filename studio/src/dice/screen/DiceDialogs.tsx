import { type ReactNode, useMemo } from 'react';
import { GameDialog } from '../../screen/GameDialog.tsx';
import { KeysHelp } from '../../screen/KeysHelp.tsx';
import { RulesView } from '../../screen/RulesView.tsx';
import { useWords } from '../../screen/words.tsx';
import { diceRules } from '../rules-content.ts';

export function DiceRules({ onClose }: { onClose(): void }): ReactNode {
  const words = useWords();
  const sections = useMemo(() => diceRules(words), [words]);
  return (
    <GameDialog title={words.text('studio.rules')} onClose={onClose}>
      <RulesView sections={sections} />
    </GameDialog>
  );
}

export function DiceKeys({ onClose }: { onClose(): void }): ReactNode {
  const { text } = useWords();
  const shift = text('dice.key.shift');
  return (
    <GameDialog title={text('studio.keys')} onClose={onClose}>
      <KeysHelp
        rows={[
          { keys: [text('studio.key.enter'), text('studio.key.space')], does: text('dice.keys.roll') },
          { keys: ['←', '→'], does: text('dice.keys.step') },
          { keys: [`${shift} ←`, `${shift} →`], does: text('dice.keys.fine') },
          { keys: ['PgUp', 'PgDn'], does: text('dice.keys.page') },
          { keys: ['Home', 'End'], does: text('dice.keys.ends') },
        ]}
      />
      <p className="text-xs text-text-faint">{text('dice.keys.where')}</p>
    </GameDialog>
  );
}
