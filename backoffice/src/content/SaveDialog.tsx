import type { Difference, StaffConfigDocumentFile } from '@halley/contract';
import { Field, Segmented, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { documentTitles, documentWords as own } from './document-words.ts';

interface SaveDialogProps {
  file: StaffConfigDocumentFile;
  content: unknown;
  differences: readonly Difference[];
  onClosed: () => void;
  onSaved: () => void;
}

type When = keyof typeof own.whenOptions;

/** What would change, from when on, and why. */
export function SaveDialog({ file, content, differences, onClosed, onSaved }: SaveDialogProps): ReactNode {
  const [when, setWhen] = useState<When>('now');
  const [from, setFrom] = useState('');
  return (
    <ReasonDialog
      title={own.saveTitle(documentTitles[file.name])}
      text={own.saveText}
      label={own.save}
      look="primary"
      isReady={when !== 'later' || from !== ''}
      onClosed={onClosed}
      onConfirm={async (reason) => {
        const publish = when === 'later' ? `${from}:00.000Z` : when;
        await call('writeConfigDocument', {
          params: { name: file.name },
          body: { reason, seen: file.newest, content, publish },
        });
        toasts.show({ title: own.saved, tone: 'win' });
        onSaved();
      }}
    >
      <DifferenceList differences={differences} />
      <Segmented
        label={own.when}
        value={when}
        onChange={setWhen}
        options={(Object.keys(own.whenOptions) as When[]).map((value) => ({ value, label: own.whenOptions[value] }))}
      />
      {when === 'later' && (
        <Field
          type="datetime-local"
          label={own.from}
          required
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
      )}
    </ReasonDialog>
  );
}
