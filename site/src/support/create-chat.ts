import type { Chat, ChatMessage } from '@halley/contract';

/** Something said that the house has not answered for yet. It stays until it is sent or taken away. */
export interface Pending {
  clientId: string;
  text: string;
  file?: File;
  state: 'sending' | 'failed';
  /** 0 to 1 for a file on its way. */
  progress?: number;
  /** The refusal's code; unset where there was no line. */
  code?: string;
}

export interface ChatState {
  status: 'connecting' | 'ready' | 'failed';
  /** What was asked last got no answer. */
  isLost: boolean;
  chat: Omit<Chat, 'messages'> | null;
  messages: readonly ChatMessage[];
  pending: readonly Pending[];
  isLoadingOlder: boolean;
}

export interface ChatDoor {
  read(query: { before?: number; after?: number }): Promise<Chat>;
  say(message: { clientId: string; text: string; isFirst: boolean }): Promise<ChatMessage>;
  sendFile(message: { clientId: string; file: File }, onProgress: (part: number) => void): Promise<ChatMessage>;
  markRead(number: number): Promise<unknown>;
  typing(): Promise<unknown>;
  close(): Promise<unknown>;
  rate(rating: number): Promise<unknown>;
}

export interface ChatOptions {
  door: ChatDoor;
  newId: () => string;
  /** How often to ask while the chat is open. */
  pollMs: number;
  onUnread: (messages: number) => void;
  nowMs?: () => number;
}

const typingEveryMs = 3_000;
/** As long as the house thinks that somebody writes, and a moment more. */
const typingLastsMs = 6_500;
const codeOf = (failure: unknown) => (Object(failure) as { code?: string; name?: string }).code;
const isAnswer = (failure: unknown) => Object(failure).name === 'CallFailed';

/**
 * The conversation as this page knows it. What the house has is the truth: messages are held by their number, asked for
 * from the last one known, and whatever announces them only makes it ask sooner.
 */
export function createChat({ door, newId, pollMs, onUnread, nowMs = Date.now }: ChatOptions) {
  let state: ChatState = {
    status: 'connecting',
    isLost: false,
    chat: null,
    messages: [],
    pending: [],
    isLoadingOlder: false,
  };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let isAsking = false;
  let askAgain = false;
  let typedAtMs = 0;
  /** One after the other: what was written first arrives first. */
  let queue: Promise<unknown> = Promise.resolve();

  function change(next: Partial<ChatState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function take({ messages, ...chat }: Chat): void {
    const sent = new Set(messages.map((message) => message.client_id));
    change({
      status: 'ready',
      isLost: false,
      chat: { ...chat, has_older: state.messages.length > 0 ? (state.chat?.has_older ?? false) : chat.has_older },
      messages: merge(state.messages, messages),
      pending: state.pending.filter(({ clientId }) => !sent.has(clientId)),
    });
    onUnread(isOpen ? 0 : chat.unread);
    markRead();
  }

  function markRead(): void {
    const last = state.messages.at(-1)?.number ?? 0;
    if (!isOpen || document.visibilityState === 'hidden' || !state.chat || last <= state.chat.visitor_read) return;
    change({ chat: { ...state.chat, visitor_read: last, unread: 0 } });
    door.markRead(last).catch(() => undefined);
  }

  async function ask(): Promise<void> {
    if (isAsking) {
      askAgain = true;
      return;
    }
    isAsking = true;
    try {
      for (let isMore = true; isMore; ) {
        const after = state.messages.at(-1)?.number;
        const answer = await door.read(after === undefined ? {} : { after });
        // A conversation that was forgotten begins anew.
        if (after !== undefined && answer.last_number < after) change({ messages: [] });
        take(answer);
        isMore = answer.has_newer;
      }
    } catch {
      change(state.status === 'ready' ? { isLost: true } : { status: 'failed' });
    } finally {
      isAsking = false;
    }
    if (!askAgain) return;
    askAgain = false;
    await ask();
  }

  function poll(): void {
    clearTimeout(timer);
    if (!isOpen) return;
    // Who was writing may have stopped: nobody tells.
    const soonMs = state.chat?.staff_typing ? Math.min(pollMs, typingLastsMs) : pollMs;
    timer = setTimeout(() => void ask().finally(poll), soonMs);
  }

  /** Whatever waits behind a message that did not get through waits with it: none may overtake it. */
  function loseLine(): void {
    const pending = state.pending.map(({ progress: _progress, ...one }): Pending => ({ ...one, state: 'failed' }));
    change({ isLost: true, pending });
  }

  function deliver(message: Pending): void {
    change({ pending: [...state.pending.filter(({ clientId }) => clientId !== message.clientId), message] });
    const update = (next: Partial<Pending>) =>
      change({
        pending: state.pending.map((one) => (one.clientId === message.clientId ? { ...one, ...next } : one)),
      });
    queue = queue.then(async () => {
      const { clientId, file, text } = message;
      // It was waiting behind one that did not get through.
      if (!state.pending.some((one) => one.clientId === clientId && one.state === 'sending')) return;
      try {
        const isFirst = (state.chat?.last_number ?? 0) === 0 && state.messages.length === 0;
        const sent = file
          ? await door.sendFile({ clientId, file }, (progress) => update({ progress }))
          : await door.say({ clientId, text, isFirst });
        change({ pending: state.pending.filter((one) => one.clientId !== clientId) });
        // Only the next in line may be put in place by hand: between this one and the last may be others.
        if (sent.number === (state.messages.at(-1)?.number ?? 0) + 1) {
          change({ messages: merge(state.messages, [sent]) });
        }
        await ask();
      } catch (failure) {
        const code = isAnswer(failure) ? codeOf(failure) : undefined;
        update({ state: 'failed', progress: undefined, ...(code !== undefined && { code }) } as Partial<Pending>);
        if (code === 'SUPPORT_CLOSED') await ask();
        else if (code === undefined) loseLine();
      }
    });
  }

  return {
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The panel is in front of the visitor: until the returned function is called. */
    show(): () => void {
      isOpen = true;
      onUnread(0);
      const look = () => {
        if (document.visibilityState === 'visible') void ask();
      };
      document.addEventListener('visibilitychange', look);
      window.addEventListener('online', look);
      void ask().finally(poll);
      return () => {
        isOpen = false;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('online', look);
      };
    },
    /** Somebody says that there is something new. */
    refresh: () => void ask().finally(poll),
    retryLoading() {
      change({ status: 'connecting' });
      void ask();
    },
    async loadOlder(): Promise<void> {
      const before = state.messages[0]?.number;
      if (before === undefined || state.isLoadingOlder) return;
      change({ isLoadingOlder: true });
      try {
        const older = await door.read({ before });
        const chat = state.chat && { ...state.chat, has_older: older.has_older };
        change({ messages: merge(state.messages, older.messages), chat });
      } catch {
        change({ isLost: true });
      } finally {
        change({ isLoadingOlder: false });
      }
    },
    send: (text: string) => deliver({ clientId: newId(), text, state: 'sending' }),
    sendFile: (file: File) => deliver({ clientId: newId(), text: '', file, state: 'sending', progress: 0 }),
    /**
     * The same again, by the same id: had it arrived after all, it is not said twice. Those that only lacked a line go
     * with it, as they were written.
     */
    retry(clientId: string): void {
      const isDue = (one: Pending) => one.state === 'failed' && (one.clientId === clientId || one.code === undefined);
      for (const { code: _code, ...again } of state.pending.filter(isDue)) deliver({ ...again, state: 'sending' });
    },
    discard: (clientId: string) => change({ pending: state.pending.filter((one) => one.clientId !== clientId) }),
    typed(): void {
      if (nowMs() - typedAtMs < typingEveryMs || state.chat?.state !== 'open') return;
      typedAtMs = nowMs();
      door.typing().catch(() => undefined);
    },
    async end(): Promise<void> {
      await door.close().catch(() => undefined);
      await ask();
    },
    async rate(rating: number): Promise<void> {
      await door.rate(rating).catch(() => undefined);
      await ask();
    },
  };
}

export type ChatOnPage = ReturnType<typeof createChat>;

/** By number, each once. */
function merge(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map(known.map((message) => [message.number, message]));
  for (const message of more) all.set(message.number, message);
  return [...all.values()].sort((a, b) => a.number - b.number);
}
