import { z } from 'zod';
import { defineCalls } from './call.ts';
import { timestamp } from './schemas.ts';

/** A notification lives for two hours, here and in the browser. */
export const notificationLifetimeMs = 2 * 60 * 60 * 1000;

/** A message to one player, as the channel `personal_notifications` carries it too. */
export const PersonalNotification = z
  .object({
    id: z.int(),
    /** Of what it tells: the same thing learned another way, or twice, has the same. */
    key: z.string(),
    /** Plain text, or the JSON text of `{title, icon, link, button: {title, toName or path}}`. */
    title: z.string(),
    text: z.string(),
    created_at: timestamp,
  })
  .meta({ id: 'PersonalNotification' });
export type PersonalNotification = z.output<typeof PersonalNotification>;

export const notificationsCalls = defineCalls({
  listNotifications: {
    method: 'GET',
    path: '/api/notification_center/notifications',
    summary: 'Messages to this player of the last two hours, newest first: what was missed while away',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(PersonalNotification) },
    errors: [],
  },
});
