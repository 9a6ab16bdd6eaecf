import type { ContentItemFile, ContentMove } from '@halley/contract';
import { Segmented } from '@halley/ui';
import { FormField, type FormState } from '@halley/ui/form';
import type { ReactNode } from 'react';
import { type Action, action } from '../../console/index.ts';
import { editorWords as own } from './editor-words.ts';

type Moved = keyof typeof own.moves;
type When = keyof typeof own.whenOptions;

/** What this member may do with the change under way, and with what counts. */
export function itemActions(file: ContentItemFile): (Action | false)[] {
  const { change, name, newest } = file;
  const may = (move: ContentMove) => change?.may.includes(move) ?? false;
  const isOnSite = file.versions.some(({ state }) => state === 'published');
  return [
    may('approve') && decide(file, 'approve'),
    may('send_back') && decide(file, 'send_back'),
    may('send') && move(file, 'send'),
    may('publish') && publish(file),
    may('call_off') && move(file, 'call_off'),
    may('take_back') && move(file, 'take_back'),
    may('drop') && { ...move(file, 'drop'), isRare: true },
    isOnSite &&
      action('withdrawContentItem', {
        label: own.withdraw,
        title: own.withdraw,
        text: own.withdrawText,
        look: 'danger',
        isRare: true,
        start: { name, seen: newest },
        done: own.done,
      }),
  ];
}

const said = (moved: Moved) => ({
  label: own.moves[moved],
  title: own.moves[moved],
  text: own.moveTexts[moved],
  done: own.done,
});

function move({ change }: ContentItemFile, moved: 'send' | 'take_back' | 'call_off' | 'drop'): Action {
  return action('moveContentChange', {
    ...said(moved),
    look: moved === 'send' ? 'primary' : 'outline',
    params: { id: String(change?.id) },
    start: { move: moved, version: change?.version ?? 0, from: 'now', until: null },
    fields: [],
  });
}

function decide({ change }: ContentItemFile, decision: 'approve' | 'send_back'): Action {
  return action('decideContentChange', {
    ...said(decision),
    look: decision === 'approve' ? 'primary' : 'outline',
    params: { id: String(change?.id) },
    start: { decision, version: change?.version ?? 0 },
    fields: [],
  });
}

function publish({ change }: ContentItemFile): Action {
  return action('moveContentChange', {
    ...said('publish'),
    look: 'primary',
    params: { id: String(change?.id) },
    start: { move: 'publish', version: change?.version ?? 0, from: 'now', until: '' },
    labels: { from: { label: own.from, as: 'moment' }, until: { label: own.until, as: 'moment', hint: own.untilHint } },
    fields: [],
    between: (form) => <Times form={form} />,
  });
}

function Times({ form }: { form: FormState }): ReactNode {
  const when: When = form.typed.from === 'now' ? 'now' : 'later';
  return (
    <>
      <Segmented
        label={own.when}
        value={when}
        onChange={(chosen) => form.type('from', chosen === 'now' ? 'now' : '')}
        options={(Object.keys(own.whenOptions) as When[]).map((value) => ({ value, label: own.whenOptions[value] }))}
      />
      {when === 'later' && <FormField form={form} name="from" />}
      <FormField form={form} name="until" />
    </>
  );
}
