import type { QueuedDocument } from '@halley/contract';
import { Badge, Button, Checkbox, classNames, toasts } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { call, codeOf, inWords, useDeed, useRead } from '../api/index.ts';
import {
  type Action,
  ActionDialog,
  AssignedTo,
  action,
  Loading,
  Page,
  usePages,
  useQueueWork,
  useShortcuts,
  WaitingSince,
} from '../console/index.ts';
import { words } from '../words/index.ts';
import { DocumentOwner } from './DocumentOwner.tsx';
import { DocumentView } from './DocumentView.tsx';
import { useView } from './use-view.ts';

export function ReviewPage(): ReactNode {
  const queue = useRead('listReviewQueue');
  const { pages, more } = usePages(queue.data, {
    nextOf: ({ next_after }) => next_after,
    load: (after) => call('listReviewQueue', { query: { after } }),
  });
  const documents = pages.flatMap((page) => page.documents);
  const last = pages.at(-1);
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const waiting = last && last.waiting - documents.filter(({ id }) => decided.has(id)).length;
  return (
    <Page
      title={words.documents.title}
      badge={
        waiting !== undefined && (
          <Badge tone={waiting > 0 ? 'warn' : 'neutral'}>{words.documents.waiting(waiting)}</Badge>
        )
      }
    >
      <Loading from={queue}>
        {() =>
          documents.length === 0 ? (
            <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{words.documents.empty}</p>
          ) : (
            <Review
              documents={documents.filter(({ id }) => !decided.has(id))}
              onDecided={(id) => setDecided((before) => new Set(before).add(id))}
              onMore={more}
              onStale={queue.reload}
            />
          )
        }
      </Loading>
    </Page>
  );
}

interface ReviewProps {
  /** Those that are still to be decided. */
  documents: readonly QueuedDocument[];
  onDecided: (documentId: number) => void;
  /** Loads the next page, if there is one. */
  onMore: (() => void) | undefined;
  onStale: () => void;
}

/** One document at a time, beside what its owner has told us. Decided ones leave the list. */
function Review({ documents: waiting, onDecided, onMore, onStale }: ReviewProps): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const [answering, setAnswering] = useState<'reject' | 'ask'>();
  const [isShown, setShown] = useState(false);
  const { busy, run } = useDeed();
  const work = useQueueWork('documents');
  const { isOn, setOn } = useShortcuts({
    a: { run: () => isShown && approve() },
    r: { run: () => isShown && setAnswering('reject') },
    s: { run: () => isShown && setAnswering('ask') },
    n: { run: () => move(1) },
    p: { run: () => move(-1) },
    '+': { run: () => sight.larger?.() },
    '-': { run: () => sight.smaller?.() },
    '0': { run: () => sight.whole() },
    t: { run: () => sight.turn(1) },
  });
  const at = Math.max(
    waiting.findIndex(({ id }) => id === chosen),
    0,
  );
  const current = waiting[at];
  const sight = useView(current?.id);
  const isEmpty = waiting.length === 0;
  useEffect(() => {
    if (isEmpty) onStale();
  }, [isEmpty, onStale]);
  if (!current) return null;

  function move(by: 1 | -1): void {
    setChosen(waiting[(at + by + waiting.length) % waiting.length]?.id);
  }
  function leave({ id }: QueuedDocument): void {
    setChosen(waiting[at + 1]?.id);
    onDecided(id);
  }
  /** A colleague was faster, or the player took it back: it is off the list either way. */
  function onFailure(error: unknown): boolean {
    const isGone = codeOf(error) === 'document.reviewed_already' || codeOf(error) === 'NOT_FOUND';
    if (!isGone || !current) return false;
    toasts.show({ title: words.documents.decidedByOther, tone: 'warn' });
    leave(current);
    return true;
  }
  function approve(): void {
    if (!current) return;
    run(async () => {
      try {
        await call('approveDocument', { params: { id: String(current.id) } });
        toasts.show({ title: words.documents.approved, tone: 'win' });
        leave(current);
      } catch (error) {
        if (!onFailure(error)) toasts.show({ title: inWords(error), tone: 'danger' });
      }
    });
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <ol aria-label={words.documents.list} className="flex gap-2 overflow-x-auto scrollbar-none lg:grid lg:gap-1">
        {waiting.map((document) => (
          <li key={document.id} className="shrink-0">
            <button
              type="button"
              aria-current={document.id === current.id ? 'true' : undefined}
              onClick={() => setChosen(document.id)}
              className="grid w-full gap-0.5 rounded-md px-3 py-2 text-left -outline-offset-2 hover:bg-surface-2 aria-[current]:bg-ice-wash"
            >
              <span className="font-semibold">
                {words.documents.types[document.document_type]} · {words.player.title(document.player.id)}
              </span>
              <span className="text-xs text-text-soft">
                {words.documents.waitingFor} <WaitingSince since={document.created_at} />
              </span>
            </button>
          </li>
        ))}
        {onMore && (
          <li className="shrink-0">
            <Button look="quiet" size="small" onClick={onMore}>
              {words.more}
            </Button>
          </li>
        )}
      </ol>
      <section
        aria-label={words.documents.types[current.document_type]}
        className="grid gap-4 rounded-xl bg-surface-1 p-4 shadow-1 md:p-5"
      >
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" icon="check" size="small" disabled={!isShown} loading={busy} onClick={approve}>
            {words.documents.approve}
          </Button>
          <Button look="outline" icon="close" size="small" disabled={!isShown} onClick={() => setAnswering('reject')}>
            {words.documents.reject}
          </Button>
          <Button look="outline" icon="mail" size="small" disabled={!isShown} onClick={() => setAnswering('ask')}>
            {words.documents.ask}
          </Button>
          <AssignedTo key={current.id} work={work} item={current.id} />
          <span className={classNames('ml-auto flex gap-2', waiting.length < 2 && 'hidden')}>
            <Button look="quiet" size="small" onClick={() => move(-1)}>
              {words.documents.previous}
            </Button>
            <Button look="quiet" size="small" onClick={() => move(1)}>
              {words.documents.next}
            </Button>
          </span>
        </div>
        <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_16rem]">
          <DocumentView key={current.id} document={current} sight={sight} onShown={setShown} />
          <DocumentOwner document={current} />
        </div>
        <Checkbox
          label={words.documents.shortcuts}
          checked={isOn}
          onChange={(event) => setOn(event.target.checked)}
          className="max-md:hidden"
        />
      </section>
      {answering && (
        <ActionDialog
          action={answering === 'ask' ? askForAnother(current, onFailure) : reject(current, onFailure)}
          onDone={() => leave(current)}
          onClosed={() => setAnswering(undefined)}
        />
      )}
    </div>
  );
}

type OnFailure = (error: unknown) => boolean;

/** Which document is wanted in place of this one, and why. Mostly it is the same, only better. */
function askForAnother({ id, document_type }: QueuedDocument, onFailure: OnFailure): Action {
  const { askTitle, askText, askWhich, askQuick, ask, asked, types } = words.documents;
  return action('askForAnotherDocument', {
    label: ask,
    title: askTitle,
    text: askText,
    suggestions: askQuick,
    params: { id: String(id) },
    start: { document_type },
    labels: {
      document_type: { label: askWhich, options: Object.entries(types).map(([value, label]) => ({ value, label })) },
    },
    done: asked,
    onFailure,
  });
}

function reject({ id }: QueuedDocument, onFailure: OnFailure): Action {
  return action('rejectDocument', {
    label: words.documents.reject,
    title: words.documents.rejectTitle,
    text: words.documents.rejectText,
    look: 'danger',
    suggestions: words.documents.quick,
    params: { id: String(id) },
    done: words.documents.rejected,
    onFailure,
  });
}
