import { z } from 'zod';
import { defineCalls } from './call.ts';

export const LiveSubscription = z
  .object({ user: z.string(), url: z.string(), client_name: z.string(), token: z.string() })
  .meta({ id: 'LiveSubscription' });

export const realtimeCalls = defineCalls({
  readLiveSubscription: {
    method: 'GET',
    path: '/api/notification_center/centrifugo/subscription',
    summary: 'Where live events come from, and the token to listen with',
    who: 'anyone',
    rate: 'read',
    responses: { 200: LiveSubscription },
    errors: [],
  },
});
