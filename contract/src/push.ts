import { z } from 'zod';
import { defineCalls } from './call.ts';
import { empty } from './schemas.ts';

/** Unpadded, as browsers write keys. */
const base64url = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[A-Za-z0-9_-]+=*$/);

/** What `PushSubscription.toJSON()` of a browser says. */
export const PushSubscriptionInput = z
  .object({
    endpoint: z.string().min(12).max(1_000),
    keys: z.object({ p256dh: base64url(80, 100), auth: base64url(20, 30) }),
    /** Offers too, not only what concerns the account. */
    marketing: z.boolean(),
  })
  .meta({ id: 'PushSubscriptionInput' });
export type PushSubscriptionInput = z.output<typeof PushSubscriptionInput>;

const address = z.object({ endpoint: z.string().min(1).max(1_000) });

export const pushCalls = defineCalls({
  readPushKey: {
    method: 'GET',
    path: '/api/notification_center/push',
    summary: 'The key that a browser subscribes with; null where the house sends no pushes',
    who: 'player',
    rate: 'read',
    responses: { 200: z.object({ public_key: z.string().nullable() }) },
    errors: [],
  },
  readPushSubscription: {
    method: 'POST',
    path: '/api/notification_center/push/state',
    summary: 'Whether this browser is subscribed for this player',
    who: 'player',
    rate: 'read',
    body: address,
    responses: { 200: z.object({ subscribed: z.boolean(), marketing: z.boolean() }) },
    errors: [],
  },
  addPushSubscription: {
    method: 'POST',
    path: '/api/notification_center/push/subscriptions',
    summary: 'This browser wants pushes for this player, until it takes them back or the player signs out',
    who: 'player',
    rate: 'write',
    body: PushSubscriptionInput,
    responses: { 204: empty },
    errors: ['endpoint.not_allowed', 'keys.invalid', 'UNAVAILABLE'],
  },
  removePushSubscription: {
    method: 'POST',
    path: '/api/notification_center/push/subscriptions/remove',
    summary: 'No more pushes to this browser',
    who: 'player',
    rate: 'write',
    body: address,
    responses: { 204: empty },
    errors: [],
  },
});
