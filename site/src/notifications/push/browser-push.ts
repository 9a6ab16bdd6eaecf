import { callApi } from '../../query/index.ts';

/** `none`: this browser cannot, or the house sends none. `refused`: its owner said no to the browser itself. */
export type PushState = { kind: 'none' | 'refused' | 'off' } | { kind: 'on'; marketing: boolean };

interface Browser {
  workers: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  ask: (() => Promise<NotificationPermission>) | undefined;
  permission: () => NotificationPermission;
}

const thisBrowser = (): Browser => ({
  workers: 'PushManager' in window ? navigator.serviceWorker : undefined,
  ask: 'Notification' in window ? () => Notification.requestPermission() : undefined,
  permission: () => ('Notification' in window ? Notification.permission : 'denied'),
});

async function managerOf({ workers }: Browser): Promise<PushManager | undefined> {
  return (await workers?.getRegistration('/').catch(() => undefined))?.pushManager;
}

const houseKey = async (): Promise<string | null> =>
  ((await callApi('readPushKey').catch(() => undefined)) as { public_key: string | null } | undefined)?.public_key ??
  null;

/** How things stand. Asks the browser's owner nothing. */
export async function readPush(browser = thisBrowser()): Promise<PushState> {
  const manager = await managerOf(browser);
  if (!manager || !browser.ask || (await houseKey()) === null) return { kind: 'none' };
  if (browser.permission() === 'denied') return { kind: 'refused' };
  const there = await manager.getSubscription();
  if (!there) return { kind: 'off' };
  const state = await callApi('readPushSubscription', { body: { endpoint: there.endpoint } });
  return state.subscribed ? { kind: 'on', marketing: state.marketing } : { kind: 'off' };
}

/** Only ever after a click: the browser asks its owner. */
export async function turnOnPush(marketing: boolean, browser = thisBrowser()): Promise<PushState> {
  const manager = await managerOf(browser);
  const key = await houseKey();
  if (!manager || !browser.ask || key === null) return { kind: 'none' };
  if ((await browser.ask()) !== 'granted') return { kind: 'refused' };
  const applicationServerKey = bytesOf(key);
  const there = await manager.getSubscription();
  // Made with another key of the house, it would never hear anything.
  if (there && !isMadeWith(there, applicationServerKey)) await there.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  await callApi('addPushSubscription', {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      marketing,
    },
  });
  return { kind: 'on', marketing };
}

export async function turnOffPush(browser = thisBrowser()): Promise<PushState> {
  const there = await (await managerOf(browser))?.getSubscription();
  if (there) {
    await callApi('removePushSubscription', { body: { endpoint: there.endpoint } });
    await there.unsubscribe();
  }
  return { kind: 'off' };
}

/** Whoever signs out: the house forgets by itself, the browser here. Nothing waits long for it, and nothing fails by it. */
export async function forgetPush(browser = thisBrowser()): Promise<void> {
  try {
    await (await (await managerOf(browser))?.getSubscription())?.unsubscribe();
  } catch {
    // The house has ended it on its side.
  }
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isMadeWith({ options }: PushSubscription, key: Uint8Array): boolean {
  const used = options?.applicationServerKey;
  if (!used) return false;
  const bytes = new Uint8Array(used);
  return bytes.length === key.length && bytes.every((byte, place) => byte === key[place]);
}
