import { Button, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { ChangeList } from '../ChangeList.tsx';
import { compareRules } from '../rule/rule-facts.ts';
import type { Builder, Conflict } from './use-builder.ts';
import { builderWords as own } from './words.ts';

interface ConflictNoteProps extends Pick<Builder, 'takeTheirs' | 'keepMine'> {
  conflict: Conflict;
}

/** Two people at one draft: nothing is written over before somebody has seen what. */
export function ConflictNote({ conflict, takeTheirs, keepMine }: ConflictNoteProps): ReactNode {
  const [theirs] = conflict.theirs.versions;
  if (!theirs) return null;
  return (
    <Note tone="warn">
      <div className="grid gap-3">
        <p className="font-semibold">{own.conflictTitle}</p>
        <p>{own.conflictText(theirs.version, theirs.made_by.name)}</p>
        <ChangeList changes={compareRules(conflict.base, theirs.rule)} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={keepMine}>
            {own.keepMine}
          </Button>
          <Button size="small" look="outline" onClick={takeTheirs}>
            {own.takeTheirs}
          </Button>
        </div>
      </div>
    </Note>
  );
}
