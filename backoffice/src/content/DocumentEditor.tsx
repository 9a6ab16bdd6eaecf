import type { Difference, StaffConfigDocumentFile } from '@halley/contract';
import { Button, Note, Segmented, TextArea } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useBlocker } from 'react-router';
import { call, inWords, useDeed } from '../api/index.ts';

import { ActionDialog, LeaveDialog } from '../console/index.ts';
import { documentWords as own } from './document-words.ts';
import { FormPart } from './form/FormPart.tsx';
import { parseJson } from './form/JsonPart.tsx';
import { saveDocument } from './save-document.tsx';
import { useWarning } from './use-warning.ts';

interface DocumentEditorProps {
  file: StaffConfigDocumentFile;
  mayWrite: boolean;
  onSaved: () => void;
}

const textOf = (content: unknown) => JSON.stringify(content, null, 2);

/** A document as a form or as JSON. Nothing is saved before the server has said that it fits and what it changes. */
export function DocumentEditor({ file, mayWrite, onSaved }: DocumentEditorProps): ReactNode {
  const [view, setView] = useState<'form' | 'json'>('form');
  const [content, setContent] = useState<unknown>(file.content);
  const [text, setText] = useState(() => textOf(file.content));
  const [issues, setIssues] = useState<{ path: string; message: string }[]>([]);
  const [differences, setDifferences] = useState<Difference[]>();
  const { busy, error, run } = useDeed();

  const parsed = view === 'json' ? parseJson(text) : { value: content };
  const isChanged = 'fault' in parsed || textOf(parsed.value) !== textOf(file.content);
  useWarning(isChanged);
  const leaving = useBlocker(isChanged);

  const turn = (to: 'form' | 'json') => {
    if ('fault' in parsed) return;
    setContent(parsed.value);
    setText(textOf(parsed.value));
    setView(to);
  };
  const reset = () => {
    setContent(file.content);
    setText(textOf(file.content));
    setIssues([]);
  };
  const check = () =>
    run(async () => {
      if ('fault' in parsed) return;
      const body = { content: parsed.value };
      const found = await call('checkConfigDocument', { params: { name: file.name }, body });
      setIssues(found.issues);
      if (found.issues.length === 0) setDifferences(found.differences);
    });

  return (
    <section aria-label={own.content} className="grid min-w-0 gap-4 rounded-lg bg-surface-1 p-4 shadow-1 sm:p-5">
      <Segmented
        className="justify-self-start"
        label={own.view}
        value={view}
        onChange={turn}
        options={[
          { value: 'form', label: own.form },
          { value: 'json', label: own.json },
        ]}
      />
      <fieldset disabled={!mayWrite} className="min-w-0 max-w-3xl">
        {view === 'form' ? (
          <FormPart
            field={file.form}
            value={content}
            label=""
            path=""
            issues={new Map(issues.map(({ path, message }) => [path === 'it' ? '' : path, message]))}
            onChange={setContent}
          />
        ) : (
          <TextArea
            label={own.content}
            hint={own.jsonHint}
            rows={20}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </fieldset>
      <div role="alert" className="grid gap-3">
        {'fault' in parsed && <Note tone="danger">{parsed.fault}</Note>}
        {error !== undefined && <Note tone="danger">{inWords(error)}</Note>}
        {issues.length > 0 && (
          <Note tone="danger">
            <p className="font-semibold">{own.issues(issues.length)}</p>
            <ul className="list-disc pl-5">
              {issues.map(({ path, message }) => (
                <li key={`${path} ${message}`} className="wrap-anywhere">
                  <b>{path === 'it' ? own.whole : path}</b>: {message}
                </li>
              ))}
            </ul>
          </Note>
        )}
        {differences?.length === 0 && <Note>{own.nothingChanged}</Note>}
      </div>
      {mayWrite && (
        <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap items-center gap-3 rounded-b-lg border-t border-line bg-surface-1 px-4 py-3 sm:-mx-5 sm:-mb-5 sm:px-5">
          <Button look="primary" loading={busy} disabled={!isChanged || 'fault' in parsed} onClick={check}>
            {own.review}
          </Button>
          {isChanged && (
            <>
              <Button look="quiet" onClick={reset}>
                {own.discard}
              </Button>
              <p className="text-13 text-text-soft">{own.unsaved}</p>
            </>
          )}
        </div>
      )}
      {differences && differences.length > 0 && 'value' in parsed && (
        <ActionDialog
          action={saveDocument(file, parsed.value, differences)}
          onClosed={() => setDifferences(undefined)}
          onDone={onSaved}
        />
      )}
      {leaving.state === 'blocked' && <LeaveDialog onStay={leaving.reset} onLeave={leaving.proceed} />}
    </section>
  );
}
