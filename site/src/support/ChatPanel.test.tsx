import type { Chat, ChatMessage } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showModal } from '../identity/testing/show-modal.tsx';
import { PopupHost, popups, unread } from '../page/index.ts';
import { createFakeApi } from '../query/testing/fake-api.ts';
import { tellLive } from '../realtime/index.ts';
import ChatPanel from './ChatPanel.tsx';
import { chatOf } from './chat-of.ts';
import { SupportWatch } from './SupportWatch.tsx';

const server = createFakeApi();
vi.mock('../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('../i18n/load-messages.ts', () => import('../i18n/testing/load-english.ts'));

let house: { messages: ChatMessage[]; online: boolean; state: Chat['state']; unread: number };
let playerId = 100;
const flags = { on: { live_chat: true }, pages: {} };
const answer = ({ query }: { query?: unknown }): Chat => {
  const after = Number((query as { after?: string } | undefined)?.after ?? 0);
  return {
    restoreId: '11111111-1111-4111-8111-111111111111',
    state: house.state,
    group_id: 26 as const,
    messages: house.messages.filter(({ number }) => number > after),
    has_older: false,
    has_newer: false,
    last_number: house.messages.length,
    visitor_read: 0,
    staff_read: 0,
    unread: house.unread,
    staff_typing: false,
    rating: null,
    online: house.online,
    opens_at: null,
  };
};

beforeEach(() => {
  server.reset();
  localStorage.clear();
  unread.set(0);
  playerId += 1;
  house = { messages: [], online: true, state: 'none', unread: 0 };
  server.answers.readChat = answer;
  server.answers.readRestoreId = () => ({ data: { restoreId: '' } });
  server.answers.writeRestoreId = () => ({ data: { restoreId: 'x' } });
  server.answers.markChatRead = () => ({ unread: 0 });
  server.answers.noteChatTyping = () => null;
  server.answers.sendChatMessage = ({ body }) => {
    const { client_id, text } = body as { client_id: string; text: string };
    const number = house.messages.length + 1;
    const created_at = '2026-03-01T12:00:00.000Z';
    const message = { number, client_id, author: 'visitor' as const, name: null, text, file: null, created_at };
    house.messages.push(message);
    house.state = 'open';
    return message;
  };
});
afterEach(() => {
  act(() => {
    for (const name of popups.list()) popups.close(name);
  });
});

const Page = () => (
  <>
    <button type="button" onClick={() => popups.open('chat')}>
      Open
    </button>
    <SupportWatch />
    <PopupHost map={{ chat: ChatPanel }} />
  </>
);
const show = () =>
  showModal(Page, '/', { root: { flags, player: { id: playerId, statuses: [], auth_fields_missed: [] } } });
async function open() {
  const button = screen.getByRole('button', { name: 'Open' });
  button.focus();
  await act(async () => fireEvent.click(button));
  return screen.findByRole('dialog', { name: 'Chat with support' });
}

test('is opened, written into and closed by Escape; the focus goes in and comes back', async () => {
  await show();
  const panel = await open();
  const field = await screen.findByLabelText('Message');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(panel.getAttribute('aria-modal')).toBeNull();
  fireEvent.change(field, { target: { value: 'Hello <b>you</b>' } });
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  expect(await screen.findByText('Hello <b>you</b>')).toBeTruthy();
  expect(server.inputsOf('sendChatMessage')).toMatchObject([{ body: { text: 'Hello <b>you</b>' } }]);
  // The id by which it can be restored is kept, once it is known.
  await waitFor(() =>
    expect(server.inputsOf('writeRestoreId').at(-1)).toMatchObject({
      body: { data: { restoreId: '11111111-1111-4111-8111-111111111111', internalId: String(playerId) } },
    }),
  );
  expect(localStorage.getItem('lastOpen')).toMatch(/^20/);
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('[F-68] an id under which there is no chat any more is forgotten after one try', async () => {
  const gone = '00000000-0000-4000-8000-000000000000';
  let kept = gone;
  server.answers.readRestoreId = () => ({ data: { restoreId: kept } });
  server.answers.writeRestoreId = ({ body }) => {
    kept = (body as { data: { restoreId: string } }).data.restoreId;
    return { data: { restoreId: kept } };
  };
  server.answers.readChat = (input) => {
    if ((input.query as { restore_id?: string })?.restore_id) {
      throw new CallFailed('readChat', 404, { error: { code: 'NOT_FOUND' } });
    }
    return { ...answer(input), restoreId: null };
  };
  const asked = () =>
    server.inputsOf('readChat').filter((input) => (input as { query?: { restore_id?: string } }).query?.restore_id);
  await show();
  await open();
  await screen.findByLabelText('Message');
  await waitFor(() => expect(kept).toBe(''));
  chatOf(playerId).refresh();
  await waitFor(() => expect(server.inputsOf('readChat').length).toBeGreaterThan(2));
  expect(asked()).toHaveLength(1);
});

test('[F-68] what was sent says when an answer comes', async () => {
  await show();
  await open();
  const field = await screen.findByLabelText('Message');
  fireEvent.change(field, { target: { value: 'Hello' } });
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  expect(await screen.findByText(/We are open now and answer here/)).toBeTruthy();
});

test('Shift and Enter is a line, nothing is sent empty, and what is too long says by how much', async () => {
  await show();
  await open();
  const field = await screen.findByLabelText('Message');
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.change(field, { target: { value: 'x'.repeat(2_001) } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByText('Too long by 1 character.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'a line' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(server.inputsOf('sendChatMessage')).toEqual([]);
});

test('while nobody is there it is a form', async () => {
  house.online = false;
  await show();
  await open();
  expect(await screen.findByRole('heading', { name: 'Leave us a message' })).toBeTruthy();
  expect(screen.queryByLabelText('Message')).toBeNull();
  expect(screen.getByLabelText('Your message')).toBeTruthy();
});

test('[CHAT-02] answers are counted while it is closed, by what the house says and by live news', async () => {
  house = { ...house, state: 'open', unread: 1 };
  await show();
  await waitFor(() => expect(unread.read()).toBe(1));
  act(() => tellLive('support_messages', { last_number: 3, unread: 2, staff_typing: false }));
  expect(unread.read()).toBe(2);
  await open();
  await screen.findByLabelText('Message');
  await waitFor(() => expect(unread.read()).toBe(0));
  act(() => tellLive('support_messages', { last_number: 4, unread: 3, staff_typing: false }));
  expect(unread.read()).toBe(0);
});
