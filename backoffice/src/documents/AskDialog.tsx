import type { PlayerDocument } from '@halley/contract';
import { Select } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { words } from '../words.ts';

type DocumentType = PlayerDocument['document_type'];

interface AskDialogProps {
  /** What was handed in: mostly the same is wanted again, only better. */
  type: DocumentType;
  onConfirm: (wish: { document_type: DocumentType; reason: string }) => Promise<void>;
  onClosed: () => void;
}

/** Which document is wanted in place of this one, and why. */
export function AskDialog({ type, onConfirm, onClosed }: AskDialogProps): ReactNode {
  const [wanted, setWanted] = useState(type);
  const { askTitle, askText, askWhich, askQuick, ask, types } = words.documents;
  return (
    <ReasonDialog
      title={askTitle}
      text={askText}
      label={ask}
      look="primary"
      suggestions={askQuick}
      onConfirm={(reason) => onConfirm({ document_type: wanted, reason })}
      onClosed={onClosed}
    >
      <Select
        label={askWhich}
        value={wanted}
        onChange={(event) => setWanted(event.target.value as DocumentType)}
        options={Object.entries(types).map(([value, label]) => ({ value, label }))}
      />
    </ReasonDialog>
  );
}
