import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Asked, fakeServer, openState } from '../../api/testing/fake-server.ts';
import { routes } from '../../routes.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-03-01T12:00:00.000Z';
const queued = {
  id: 5,
  group_id: 26,
  state: 'open',
  player_id: 42,
  language: 'de',
  waiting_since: at,
  last_number: 1,
  unread: 1,
  visitor_typing: false,
  member: null,
  rating: null,
  updated_at: at,
};
const message = (number: number, more: object = {}) => ({
  number,
  client_id: `00000000-0000-4000-8000-00000000000${number}`,
  author: 'visitor',
  name: null,
  text: `message ${number}`,
  file: null,
  created_at: at,
  ...more,
});
const chat = (messages: object[]) => ({
  ...queued,
  messages,
  has_older: false,
  has_newer: false,
  visitor_read: 0,
  staff_read: 0,
  player: { id: 42, nickname: 'Nova', email: 'no…@halley.test' },
});

function open(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/staff/state': { body: openState(['support.answer', 'players.read']) },
    'GET /api/staff/support/chats': {
      body: {
        chats: [queued],
        waiting: [{ group_id: 26, chats: 1 }],
        open_tickets: 2,
        now: '2026-03-01T12:07:30.000Z',
      },
    },
    'GET /api/staff/support/replies': {
      body: [{ key: 'hello', title: 'Welcome', texts: { en: 'Hello!', de: 'Hallo!' } }],
    },
    ...answers,
  });
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  return server;
}
const sentTo = (asked: Asked[], path: string) => asked.filter((one) => one.method === 'POST' && one.path === path);

describe('the desk of support', () => {
  test('shows who waits and for how long; the player’s file is a link away', async () => {
    open('/support/5', {
      'POST /api/staff/support/chats/5/visits': { body: chat([message(1)]) },
      'GET /api/staff/support/chats/5': { body: chat([]) },
    });
    expect((await screen.findByRole('link', { name: /Player 42/ })).textContent).toContain('waiting for 7 min');
    expect(await screen.findByText('message 1')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the player’s file' }).getAttribute('href')).toBe('/players/42');
    expect(screen.getByRole('link', { name: 'Letters (2)' })).toBeTruthy();
  });

  test('an answer that failed stays and goes out again under the same id; canned replies speak the visitor’s language', async () => {
    let isDown = true;
    const { asked } = open('/support/5', {
      'POST /api/staff/support/chats/5/visits': { body: chat([message(1)]) },
      'GET /api/staff/support/chats/5': { body: chat([]) },
      'POST /api/staff/support/chats/5/typing': { status: 204 },
      'POST /api/staff/support/chats/5/messages': () =>
        isDown ? { status: 503, body: { error: { code: 'UNAVAILABLE' } } } : { status: 201, body: message(2) },
    });
    fireEvent.change(await screen.findByLabelText('Canned reply'), { target: { value: 'hello' } });
    const field = screen.getByLabelText('Answer') as HTMLTextAreaElement;
    expect(field.value).toBe('Hallo!');
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
    expect(await screen.findByText(/Not sent/)).toBeTruthy();
    expect(field.value).toBe('Hallo!');
    isDown = false;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
    await waitFor(() => expect(field.value).toBe(''));
    const sent = sentTo(asked, '/api/staff/support/chats/5/messages').map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
  });

  test('a letter is answered by mail', async () => {
    const ticket = {
      id: 9,
      email: 'a@b.co',
      content: '<i>Where?</i>',
      player_id: null,
      language: 'en',
      state: 'open',
      answer: null,
      member: null,
      created_at: at,
      handled_at: null,
    };
    const { asked } = open('/support/tickets', {
      'GET /api/staff/support/tickets': { body: { tickets: [ticket], next_after: null } },
      'POST /api/staff/support/tickets/9/answer': { status: 204 },
    });
    expect(await screen.findByText('<i>Where?</i>')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Answer by mail'), { target: { value: 'Here.' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send answer' })));
    await waitFor(() =>
      expect(sentTo(asked, '/api/staff/support/tickets/9/answer').map(({ body }) => body)).toEqual([{ text: 'Here.' }]),
    );
  });
});
