import type { DetailChange, PlayerDetails } from '@halley/contract';
import { type CorrectableField, correctableFields } from '@halley/contract/correctable-fields';
import { Field, Select, toasts } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../api/client.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { words } from '../words.ts';
import { accountWords as own } from './account-words.ts';
import { countryInWords, genderInWords } from './person-words.ts';

const names = words.player.details;

interface EditDetailsDialogProps {
  id: string;
  player: PlayerDetails;
  onChanged: () => void;
  onClosed: () => void;
}

/** What was typed is sent together with what was there: a change of somebody else in between is not overwritten. */
export function EditDetailsDialog({ id, player, onChanged, onClosed }: EditDetailsDialogProps): ReactNode {
  const [texts, setTexts] = useState<Partial<Record<CorrectableField, string>>>({});
  const textOf = (field: CorrectableField) => texts[field] ?? player[field] ?? '';
  const changes = correctableFields.flatMap((field): DetailChange[] => {
    const to = textOf(field).trim() || null;
    return to === player[field] ? [] : [{ field, from: player[field], to }];
  });
  const hints: Partial<Record<CorrectableField, string>> = {
    country: /^[A-Z]{2}$/.test(textOf('country')) ? countryInWords(textOf('country')) : own.countryHint,
    date_of_birth: own.dateHint,
  };
  const set = (field: CorrectableField, text: string) =>
    setTexts((before) => ({ ...before, [field]: field === 'country' ? text.toUpperCase() : text }));
  return (
    <ReasonDialog
      title={own.editTitle}
      text={own.editText}
      label={own.save}
      look="primary"
      isReady={changes.length > 0}
      onClosed={onClosed}
      onConfirm={async (reason) => {
        await call('correctPlayerDetails', { params: { id }, body: { reason, changes } });
        toasts.show({ title: own.edited, tone: 'win' });
        onChanged();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {correctableFields.map((field) =>
          field === 'gender' ? (
            <Select
              key={field}
              label={names[field]}
              value={textOf(field)}
              onChange={(event) => set(field, event.target.value)}
              options={[null, 'f', 'm'].map((value) => ({ value: value ?? '', label: genderInWords(value) }))}
            />
          ) : (
            <Field
              key={field}
              label={names[field]}
              hint={hints[field]}
              name={field}
              autoComplete="off"
              maxLength={field === 'country' ? 2 : 200}
              value={textOf(field)}
              onChange={(event) => set(field, event.target.value)}
            />
          ),
        )}
      </div>
    </ReasonDialog>
  );
}
