import type { Difference, StaffConfigDocumentFile } from '@halley/contract';
import { Segmented } from '@halley/ui';
import { FormField, type FormState } from '@halley/ui/form';
import type { ReactNode } from 'react';
import { type Action, action } from '../console/index.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { documentTitles, documentWords as own } from './document-words.ts';

type When = keyof typeof own.whenOptions;

/** What would change, from when on, and why. Where somebody else has to agree, it is a draft that waits for them. */
export function saveDocument(
  file: StaffConfigDocumentFile,
  content: unknown,
  differences: readonly Difference[],
): Action {
  return action('writeConfigDocument', {
    label: own.save,
    title: own.saveTitle(documentTitles[file.name]),
    text: file.needs_second ? own.saveForSecond : own.saveText,
    params: { name: file.name },
    start: { seen: file.newest, content, publish: file.needs_second ? 'draft' : 'now' },
    labels: { publish: { label: own.from, as: 'moment' } },
    fields: [],
    between: (form) => (
      <>
        <DifferenceList differences={differences} />
        {!file.needs_second && <WhenItCounts form={form} />}
      </>
    ),
    done: own.saved,
  });
}

function WhenItCounts({ form }: { form: FormState }): ReactNode {
  const { publish } = form.typed;
  const when: When = publish === 'now' || publish === 'draft' ? publish : 'later';
  return (
    <>
      <Segmented
        label={own.when}
        value={when}
        onChange={(chosen) => form.type('publish', chosen === 'later' ? '' : chosen)}
        options={(Object.keys(own.whenOptions) as When[]).map((value) => ({ value, label: own.whenOptions[value] }))}
      />
      {when === 'later' && <FormField form={form} name="publish" />}
    </>
  );
}
