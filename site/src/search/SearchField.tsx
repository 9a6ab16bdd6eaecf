import { IconButton } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { isSearchable } from './use-search.ts';

export interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  expanded: boolean;
  activeId: string | undefined;
}

export function SearchField({ text, onText, onKeyDown, listId, expanded, activeId }: SearchFieldProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  return (
    // The field counts as focused while its own button is: whoever tabs to it must still find it there.
    <search
      onFocus={() => setFocused(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
      className="flex min-h-13 items-center gap-2 rounded-md bg-surface-2 pr-1 pl-4 inset-ring inset-ring-control focus-within:inset-ring-ice"
    >
      <Icon name="search" className="shrink-0 text-text-faint" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={say('search.field')}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        placeholder={say('search.placeholder')}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={onKeyDown}
        data-autofocus
        className="min-h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-text-faint [&::-webkit-search-cancel-button]:hidden"
      />
      {focused && isSearchable(text) && (
        <IconButton
          icon="close"
          label={say('search.clear')}
          // A click must not take the focus from the field first: the button would be gone before it is released.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            onText('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
