import type { ContentItemCheck, ContentItemFile } from '@halley/contract';
import { Button, Note, toasts } from '@halley/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { call, codeOf, inWords, useDeed } from '../../api/index.ts';
import { LeaveDialog } from '../../console/index.ts';
import { useWarning } from '../use-warning.ts';
import { BrokenList } from './BrokenList.tsx';
import { blankContent, type Content } from './content-values.ts';
import { editorWords as own } from './editor-words.ts';
import { fieldsOf, inLanguages, LanguageSelect } from './fields.tsx';
import { LivePreview } from './LivePreview.tsx';
import { isTold, touchedPaths } from './touched-paths.ts';

interface ItemEditorProps {
  file: ContentItemFile;
  mayWrite: boolean;
  onSaved: () => void;
}

const checkAfterMs = 500;
const startOf = (file: ContentItemFile) => (file.content ?? blankContent(file.name)) as Content;

/** What is written, beside how it would be shown. Nothing typed is ever thrown away but by its writer. */
export function ItemEditor({ file, mayWrite, onSaved }: ItemEditorProps): ReactNode {
  /** What was on the server when writing began; a save of somebody else does not move it. */
  const [base, setBase] = useState(file);
  const [content, setContent] = useState<Content>(() => startOf(file));
  const [language, setLanguage] = useState('en');
  const [meanwhile, setMeanwhile] = useState<ContentItemFile>();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [wasTried, setWasTried] = useState(false);
  const { busy, error, clear, run } = useDeed();
  const isChanged = JSON.stringify(content) !== JSON.stringify(startOf(base));
  const isNew = base.content === null;
  const isStill = base.change?.state === 'in_review';
  const checked = useCheck(base.name, content);
  // Of something new nobody is told what does not fit before they have written there, or want to save it.
  const issues = (checked?.issues ?? []).filter(({ path }) => !isNew || wasTried || isTold(path, touched));
  const leaving = useBlocker(isChanged);
  useWarning(isChanged);

  /** Somebody else's words come in by themselves only where nothing would be lost. */
  useEffect(() => {
    if (file === base || isChanged) return;
    setBase(file);
    setContent(startOf(file));
  }, [file, base, isChanged]);

  const write = (next: Content) => {
    setTouched((before) => new Set([...before, ...touchedPaths(content, next)]));
    setContent(next);
  };
  const save = (seen: number) => {
    setWasTried(true);
    return run(async () => {
      try {
        const next = await call('saveContentItem', { body: { name: base.name, seen, content } });
        setBase(next);
        setContent(startOf(next));
        setMeanwhile(undefined);
        toasts.show({ title: own.saved, tone: 'win' });
        onSaved();
      } catch (failure) {
        if (codeOf(failure) !== 'CHANGED_MEANWHILE') throw failure;
        setMeanwhile(await call('readContentItem', { query: { name: base.name } }));
      }
    });
  };
  const goOnFrom = (next: ContentItemFile) => {
    setBase(next);
    setContent(startOf(next));
    setMeanwhile(undefined);
    setTouched(new Set());
    setWasTried(false);
    clear();
  };

  const Fields = fieldsOf[base.kind];
  const said = inLanguages[base.kind]?.(content, base.name);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <section aria-label={base.title} className="grid min-w-0 gap-4 rounded-lg bg-surface-1 p-4 shadow-1 sm:p-5">
        {isStill && <Note>{own.standsStill}</Note>}
        {base.kind in inLanguages && <LanguageSelect said={said} value={language} onChange={setLanguage} />}
        <fieldset disabled={!mayWrite || isStill} className="grid min-w-0 gap-4">
          <Fields
            // Boxes that keep what is typed start anew with other content.
            key={base.newest}
            file={base}
            content={content}
            language={language}
            issues={new Map(issues.map(({ path, message }) => [path, message]))}
            onChange={write}
          />
        </fieldset>
        <div role="alert" className="grid gap-3">
          {error !== undefined && <Note tone="danger">{inWords(error)}</Note>}
          {meanwhile && (
            <Note tone="warn">
              <p className="font-semibold">{own.meanwhile(meanwhile.newest)}</p>
              <p className="pb-2">{own.lookFirst}</p>
              <span className="flex flex-wrap gap-2">
                <Button size="small" loading={busy} onClick={() => save(meanwhile.newest)}>
                  {own.keepMine}
                </Button>
                <Button size="small" look="outline" onClick={() => goOnFrom(meanwhile)}>
                  {own.takeTheirs}
                </Button>
              </span>
            </Note>
          )}
        </div>
        {mayWrite && !isStill && (
          <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap items-center gap-3 rounded-b-lg border-t border-line bg-surface-1 px-4 py-3 sm:-mx-5 sm:-mb-5 sm:px-5">
            <Button
              look="primary"
              loading={busy}
              disabled={!(isChanged || isNew) || meanwhile !== undefined}
              onClick={() => save(base.newest)}
            >
              {own.save}
            </Button>
            {isChanged && (
              <>
                <Button look="quiet" onClick={() => goOnFrom(meanwhile ?? base)}>
                  {own.discard}
                </Button>
                <p className="text-13 text-text-soft">{own.unsaved}</p>
              </>
            )}
          </div>
        )}
      </section>
      <section aria-label={own.live} className="grid min-w-0 gap-3 xl:sticky xl:top-4">
        <h2 className="title-card">{own.live}</h2>
        <LivePreview kind={base.kind} content={checked?.content ?? null} language={language} />
        {issues.length > 0 && (
          <Note tone="warn">
            <p className="font-semibold">{own.notFit}</p>
            <ul className="list-disc pl-5">
              {issues.map(({ path, message }) => (
                <li key={`${path} ${message}`} className="wrap-anywhere">
                  <b>{path}</b>: {message}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <BrokenList broken={checked?.broken ?? base.broken} />
      </section>
      {leaving.state === 'blocked' && <LeaveDialog onStay={leaving.reset} onLeave={leaving.proceed} />}
    </div>
  );
}

/** What the server says of the words, a moment after the last of them. An answer about older ones is thrown away. */
function useCheck(name: string, content: Content): ContentItemCheck | undefined {
  const [checked, setChecked] = useState<ContentItemCheck>();
  const turn = useRef(0);
  useEffect(() => {
    const own = ++turn.current;
    const timer = setTimeout(() => {
      call('checkContentItem', { body: { name, content } }).then(
        (found) => own === turn.current && setChecked(found),
        // It is asked again with the next word, and saving says what is wrong.
        () => undefined,
      );
    }, checkAfterMs);
    return () => clearTimeout(timer);
  }, [name, content]);
  return checked;
}
