import type { Consumer } from '../../kit/index.ts';
import { forgetSessions } from './subscription-store.ts';

/** Whoever signs out gets no more pushes there: by their own click, by the staff, by a break that ends all sessions. */
export const forgetSignedOut: Consumer = {
  name: 'notifications-push-sign-out',
  topics: ['identity.signed_out'],
  async handle(tx, events) {
    const sessionIds = events.flatMap((event) => (event.topic === 'identity.signed_out' ? [event.data.sessionId] : []));
    if (sessionIds.length > 0) await forgetSessions(tx, sessionIds);
  },
};
