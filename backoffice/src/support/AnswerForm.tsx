import { newUuid } from '@halley/contract/new-uuid';
import { Button, IconButton, Note, Select } from '@halley/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { call, inWords, useDeed, useRead } from '../api/index.ts';
import { AnswerField } from './AnswerField.tsx';
import { supportWords as words } from './words.ts';

const typingEveryMs = 3_000;

/** What a member answers. An answer that could not be sent stays, and goes out again under the same id: never twice. */
export function AnswerForm({
  chatId,
  language,
  onSent,
}: {
  chatId: number;
  language: string;
  onSent: () => void;
}): ReactNode {
  const id = useId();
  const { data: replies } = useRead('listCannedReplies');
  const { busy, error, run } = useDeed();
  const [text, setText] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const typedAt = useRef(0);
  const sending = useRef<{ text: string; id: string }>(undefined);
  const params = { id: String(chatId) };

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '') return;
    if (sending.current?.text !== text) sending.current = { text, id: newUuid() };
    const clientId = sending.current.id;
    run(async () => {
      await call('answerChat', { params, body: { client_id: clientId, text } });
      sending.current = undefined;
      setText('');
      onSent();
    });
  };
  const attach = (file: File | undefined) => {
    if (files.current) files.current.value = '';
    if (!file) return;
    const form = new FormData();
    form.append('client_id', newUuid());
    form.append('file', file);
    run(async () => {
      await call('answerChatWithFile', { params, body: form as never });
      onSent();
    });
  };
  const typed = (next: string) => {
    setText(next);
    if (next.trim() === '' || Date.now() - typedAt.current < typingEveryMs) return;
    typedAt.current = Date.now();
    call('noteStaffTyping', { params, body: {} }).catch(() => undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
  };
  const short = language.slice(0, 2);
  return (
    <form onSubmit={send} className="grid gap-2">
      <div role="alert">{error !== undefined && <Note tone="danger">{`${words.notSent} ${inWords(error)}`}</Note>}</div>
      {replies && replies.length > 0 && (
        <Select
          label={words.canned}
          value=""
          onChange={({ target }) => {
            const reply = replies.find(({ key }) => key === target.value);
            const said = reply?.texts[short] ?? reply?.texts.en;
            if (said) typed(text === '' ? said : `${text}\n${said}`);
          }}
          options={[
            { value: '', label: words.cannedNone },
            ...replies.map(({ key, title }) => ({ value: key, label: title })),
          ]}
        />
      )}
      <AnswerField
        id={id}
        label={words.answer}
        maxLength={2_000}
        value={text}
        onChange={typed}
        hint={words.answerHint}
        onKeyDown={onKeyDown}
      />
      <div className="flex items-center justify-end gap-2">
        <input
          ref={files}
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept="image/*,application/pdf"
          className="hidden"
          onChange={({ target }) => attach(target.files?.[0])}
        />
        <IconButton icon="upload" label={words.attach} onClick={() => files.current?.click()} />
        <Button type="submit" look="primary" icon="send" loading={busy} disabled={text.trim() === ''}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
