import type { Subscriptions } from '@halley/contract';
import { toasts } from '@halley/ui/toasts.ts';
import type { Say } from '../i18n/index.ts';
import { callApi, queries } from '../query/index.ts';

/** One place for all of them: the next answer replaces the one before. */
const id = 'subscriptions';

/**
 * Agrees to or stops messages and says what came of it. Who asks for the news he already gets (another tab, an old page)
 * is told so, and nothing is sent.
 */
export async function changeSubscriptions(wish: Partial<Subscriptions>, say: Say): Promise<void> {
  try {
    if (wish.receive_promos) {
      const now = await callApi('readSubscriptions', undefined);
      if (now.receive_promos) {
        queries.set('readSubscriptions', undefined, now);
        toasts.show({ id, tone: 'info', title: say('profile.subscriptions.already') });
        return;
      }
    }
    const changed = await callApi('editSubscriptions', { body: { subscription_params: wish } });
    queries.set('readSubscriptions', undefined, changed);
    const title = wish.receive_promos ? say('profile.subscriptions.success') : say('profile.subscriptions.saved');
    toasts.show({ id, tone: 'win', title });
  } catch {
    toasts.show({ id, tone: 'danger', title: say('profile.subscriptions.failed') });
  }
}
