import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatMessage, type Values } from './format-message.ts';
import { localeOf } from './locales.ts';
import type { MessageKey, Messages } from './messages.ts';

export interface Speech {
  locale: string;
  /** For Intl. */
  tag: string;
  messages: Messages;
}

export type Say = (key: MessageKey, values?: Values) => string;

const SpeechContext = createContext<Speech>({ locale: 'en', tag: 'en', messages: {} });

/** Adds the texts of one more room to those above: each page brings its own. */
export function Speaks({ messages, locale, children }: { messages: Messages; locale?: string; children: ReactNode }) {
  const above = useContext(SpeechContext);
  const code = locale ?? above.locale;
  const speech = useMemo(
    () => ({ locale: code, tag: localeOf(code).tag, messages: { ...above.messages, ...messages } }),
    [above.messages, messages, code],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

export function useSpeech(): Speech & { say: Say } {
  const speech = useContext(SpeechContext);
  return useMemo(() => ({ ...speech, say: sayer(speech) }), [speech]);
}

export function useSay(): Say {
  return useSpeech().say;
}

/** A text that did not arrive shows its key: the page goes on. */
export function sayer({ messages, tag }: Pick<Speech, 'messages' | 'tag'>): Say {
  return (key, values) => formatMessage(messages[key] ?? key, values, tag);
}
