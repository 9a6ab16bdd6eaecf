import type { Sealer } from '../../kit/index.ts';
import type { JobPayloads, JobRun } from '../../kit/jobs/index.ts';
import { selectNotification } from '../notification-store.ts';
import type { NotificationsOptions } from '../ports.ts';
import type { PushKeys } from './push-keys.ts';
import { areBrowserKeys, createPushRequest, mostPlainBytes } from './push-request.ts';
import { openSubscription } from './sealed-subscription.ts';
import { sendPush } from './send-push.ts';
import { forgetSubscription, selectSubscription } from './subscription-store.ts';

type PushOutcome = 'sent' | 'gone' | 'refused' | 'dropped' | 'retried';

export interface DeliverPorts extends Pick<NotificationsOptions, 'database' | 'clock' | 'log' | 'mayMarket' | 'push'> {
  sealer: Sealer;
  pushKeys: PushKeys;
  count(outcome: PushOutcome): void;
}

/**
 * One message to one browser. What cannot be sent now is tried again by the queue until the message has expired; a
 * browser that is gone is forgotten. The address of a browser is never logged: whoever knows it can write to it.
 */
export async function deliverPush(
  ports: DeliverPorts,
  { notificationId, subscriptionId }: JobPayloads['notifications.push'],
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const { database, clock, log, mayMarket, push, sealer, pushKeys, count } = ports;
  const [notification, subscription, key] = await Promise.all([
    selectNotification(database, notificationId),
    selectSubscription(database, subscriptionId),
    pushKeys.read(),
  ]);
  const now = clock.now();
  // Another player may have taken the browser over since.
  const isTheirs = notification && subscription && Number(notification.player_id) === subscription.playerId;
  if (!isTheirs || !key || notification.expires_at <= now) return count('dropped');
  if (notification.kind === 'marketing') {
    // Asked again at the last moment: a break may have begun since it was written.
    const open = await mayMarket(database, [subscription.playerId]);
    if (!subscription.marketing || !open.has(subscription.playerId)) return count('dropped');
  }
  const opened = openSubscription(sealer, subscription.sealed);
  if (!opened || !(await areBrowserKeys(opened.keys))) {
    await forgetSubscription(database, subscriptionId);
    return count('gone');
  }

  const plain = Buffer.from(JSON.stringify(payloadOf(notification)));
  if (plain.length > mostPlainBytes) return count('dropped');
  const ttlSec = Math.max(1, Math.floor((notification.expires_at.getTime() - now.getTime()) / 1000));
  const request = await createPushRequest(opened, plain, { key, subject: push.subject, ttlSec });
  const status = await sendPush(request, push, signal).catch((error: Error) => {
    count('retried');
    throw new Error(`the push service could not be reached: ${(error as NodeJS.ErrnoException).code ?? error.name}`);
  });
  if (status >= 200 && status < 300) return count('sent');
  if (status === 404 || status === 410) {
    await forgetSubscription(database, subscriptionId);
    return count('gone');
  }
  if (status === 429 || status >= 500) {
    count('retried');
    throw new Error(`the push service answered ${status}`);
  }
  // It would say the same again: our key, our words or our mistake.
  log.warn({ status, subscriptionId }, 'a push was refused');
  count('refused');
}

/** What the service worker shows, and where a click on it leads. */
function payloadOf({ id, title, text, content }: Awaited<ReturnType<typeof selectNotification>> & object) {
  const path = content?.button?.path ?? content?.link ?? '/notifications';
  return { title, body: text, path, tag: `notification-${id}` };
}
