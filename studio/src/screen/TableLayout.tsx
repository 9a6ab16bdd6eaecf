import type { ReactNode } from 'react';
import type { GameFacts, RulesFormat, RulesSection } from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import type { WonRound } from './BigWin.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import type { KeyHelp } from './KeysHelp.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { StageFrame } from './StageFrame.tsx';
import type { Sound } from './sound.ts';
import { Toolbar } from './Toolbar.tsx';
import type { Table } from './use-table.ts';
import { useWords } from './words.tsx';

export interface TableLayoutProps<Choice> {
  table: Table<Choice>;
  parts: { game: GameFacts<Choice>; rules(format: RulesFormat): RulesSection[] };
  sound: Sound;
  quick: boolean;
  /** The round that has been shown to its end. */
  shown: WonRound | undefined;
  stage: ReactNode;
  panel: ReactNode;
  /** Beside them, while it is open. */
  fairness: ReactNode;
  /** What Enter does. */
  enter: MessageKey;
  /** Keys of the game's own. */
  keys: KeyHelp[];
  /** Dialogs of the game's own. */
  children?: ReactNode;
}

/** Stage and panel, fairness beside them, rules and keys in dialogs over them: every table but the shared ones. */
export function TableLayout<Choice>({ table, parts, ...props }: TableLayoutProps<Choice>): ReactNode {
  const { text } = useWords();
  const { dialog, closeDialog } = table;
  return (
    <div className="game-layout">
      <div className="game-table">
        <StageFrame shown={props.shown} sound={props.sound} quick={props.quick}>
          {props.stage}
        </StageFrame>
        {props.panel}
      </div>
      {table.fairnessOpen && props.fairness}
      {dialog === 'rules' && <RulesDialog game={parts.game} rules={parts.rules} onClose={closeDialog} />}
      {dialog === 'keys' && (
        <KeysDialog
          rows={[
            { keys: [text('studio.key.enter'), text('studio.key.space')], does: text(props.enter) },
            ...(table.onLayout
              ? []
              : [
                  { keys: ['Q'], does: text('studio.stake.half') },
                  { keys: ['W'], does: text('studio.stake.double') },
                ]),
            ...props.keys,
            { keys: ['M'], does: text('studio.keys.sound') },
            { keys: ['I'], does: text('studio.rules') },
          ]}
          onClose={closeDialog}
        />
      )}
      {props.children}
    </div>
  );
}

/** The small buttons over the stage, which open what a table has. */
export function TableTools<Choice>({ table, sound }: { table: Table<Choice>; sound: Sound }): ReactNode {
  return (
    <Toolbar
      sound={sound}
      onKeys={() => table.setDialog('keys')}
      onRules={() => {
        table.link.tell({ type: 'rules' });
        table.setDialog('rules');
      }}
      onFairness={table.fairnessOpen ? undefined : () => table.setFairnessOpen(true)}
    />
  );
}
