import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showModal } from '../../identity/testing/show-modal.tsx';
import { queries } from '../../query/index.ts';
import { createFakeApi } from '../../query/testing/fake-api.ts';
import { forgetPush, readPush, turnOffPush, turnOnPush } from './browser-push.ts';
import PushCard from './PushCard.tsx';

const server = createFakeApi();
vi.mock('../../query/api.ts', () => ({
  get api() {
    return server.api;
  },
}));
vi.mock('../../i18n/load-messages.ts', async () => {
  const { catalogOf } = await import('../../i18n/catalog.server.ts');
  const loaded = Promise.resolve(catalogOf('en'));
  return { loadMessages: () => loaded };
});

const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
let asked = 0;
let unsubscribed = 0;
let there: { endpoint: string } | null = null;
/** A browser whose owner answers so. */
function browserThat(answer: NotificationPermission) {
  const subscription = (used: ArrayBuffer | null) => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    options: { applicationServerKey: used },
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      unsubscribed += 1;
      there = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => there,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      there = subscription(applicationServerKey.buffer);
      return there;
    },
  };
  return {
    workers: { getRegistration: async () => ({ pushManager }) as unknown as ServiceWorkerRegistration },
    ask: async () => {
      asked += 1;
      return answer;
    },
    permission: (): NotificationPermission => (asked > 0 ? answer : 'default'),
    old: () => {
      there = subscription(new Uint8Array([1, 2]).buffer);
    },
  };
}

beforeEach(() => {
  server.reset();
  queries.clear();
  [asked, unsubscribed, there] = [0, 0, null];
  server.answers.readPushKey = () => ({ public_key: key });
  server.answers.readPushSubscription = () => ({ subscribed: true, marketing: false });
  server.answers.addPushSubscription = () => null;
  server.answers.removePushSubscription = () => null;
});
afterEach(cleanup);

describe('pushes to this browser', () => {
  test('nobody is asked by looking, only by a press', async () => {
    const browser = browserThat('granted');
    expect(await readPush(browser)).toEqual({ kind: 'off' });
    expect(asked).toBe(0);
    expect(await turnOnPush(true, browser)).toEqual({ kind: 'on', marketing: true });
    expect([asked, server.inputsOf('addPushSubscription').length]).toEqual([1, 1]);
    expect(await readPush(browser)).toEqual({ kind: 'on', marketing: false });
  });

  test('a no is a no: nothing is sent to the house', async () => {
    const browser = browserThat('denied');
    expect(await turnOnPush(false, browser)).toEqual({ kind: 'refused' });
    expect(server.inputsOf('addPushSubscription')).toEqual([]);
    expect(await readPush(browser)).toEqual({ kind: 'refused' });
  });

  test('made with an older key of the house, it is made anew', async () => {
    const browser = browserThat('granted');
    browser.old();
    await turnOnPush(false, browser);
    expect(unsubscribed).toBe(1);
  });

  test('turned off it ends on both sides; signing out ends it here, whatever happens', async () => {
    const browser = browserThat('granted');
    await turnOnPush(false, browser);
    expect(await turnOffPush(browser)).toEqual({ kind: 'off' });
    expect([unsubscribed, server.inputsOf('removePushSubscription').length]).toEqual([1, 1]);
    await turnOnPush(false, browser);
    await forgetPush(browser);
    expect(unsubscribed).toBe(2);
    await forgetPush({ ...browser, workers: { getRegistration: () => Promise.reject(new Error('no')) } });
  });

  test('a browser that cannot, and a house that sends none, say so', async () => {
    expect(await readPush({ ...browserThat('granted'), workers: undefined })).toEqual({ kind: 'none' });
    server.answers.readPushKey = () => ({ public_key: null });
    expect(await readPush(browserThat('granted'))).toEqual({ kind: 'none' });
  });

  test('the card says that this browser cannot, and offers nothing to press', async () => {
    showModal(PushCard, '/profile/subscriptions', {
      root: { player: { id: 7, statuses: [] }, flags: { on: {}, pages: {} } },
    });
    await waitFor(() => expect(screen.getByText('This browser cannot receive messages.')).toBeTruthy());
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.focus(document.body);
    expect(asked).toBe(0);
  });
});
