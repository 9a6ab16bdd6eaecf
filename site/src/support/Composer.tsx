import { IconButton } from '@halley/ui/Button.tsx';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import type { ChatOnPage } from './create-chat.ts';

const longest = 2_000;
const largestBytes = 5 * 1024 * 1024;
const kinds = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** What the visitor writes next. Enter sends, Shift and Enter begins a line. */
export function Composer({ chat }: { chat: ChatOnPage }): ReactNode {
  const say = useSay();
  const id = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const over = [...text].length - longest;

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() === '' || over > 0) return;
    chat.send(text);
    setText('');
    setRefusal('');
  }
  function onKeyDown(event: KeyboardEvent) {
    // While letters are being put together (Japanese, Chinese …) Enter belongs to that.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event as unknown as FormEvent);
  }
  function attach(file: File | undefined) {
    if (files.current) files.current.value = '';
    if (!file) return;
    const fits = file.size > 0 && file.size <= largestBytes && (kinds.includes(file.type) || file.type === '');
    setRefusal(fits ? '' : say('support.chat.badFile'));
    if (fits) chat.sendFile(file);
  }

  return (
    <form onSubmit={send} className="grid gap-1 border-t border-line p-3">
      <p id={`${id}-note`} role="alert" className="text-xs text-danger empty:hidden">
        {over > 0 ? say('support.chat.tooLong', { count: over }) : refusal}
      </p>
      <div className="flex items-end gap-1">
        <input
          ref={files}
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={kinds.join(',')}
          className="hidden"
          onChange={({ target }) => attach(target.files?.[0])}
        />
        <IconButton icon="upload" label={say('support.chat.attach')} onClick={() => files.current?.click()} />
        <label htmlFor={id} className="sr-only">
          {say('support.chat.message')}
        </label>
        <textarea
          id={id}
          data-autofocus
          dir="auto"
          rows={1}
          value={text}
          placeholder={say('support.chat.placeholder')}
          aria-describedby={`${id}-note`}
          aria-invalid={over > 0 ? true : undefined}
          onChange={({ target }) => {
            setText(target.value);
            if (target.value.trim() !== '') chat.typed();
          }}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-md bg-surface-2 px-3 py-2.5 text-base outline-1 -outline-offset-1 outline-control focus:outline-2 focus:-outline-offset-2 focus:outline-ice"
        />
        <IconButton
          type="submit"
          icon="send"
          label={say('support.chat.send')}
          disabled={text.trim() === '' || over > 0}
        />
      </div>
    </form>
  );
}
