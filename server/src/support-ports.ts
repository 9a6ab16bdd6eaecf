import type { Documents } from './config/index.ts';
import type { Identity } from './identity/index.ts';
import { deriveKeys, type Log, type Settings } from './kit/index.ts';
import type { Realtime } from './realtime/index.ts';
import type { SupportOptions } from './support/index.ts';

/** What the support room asks of other rooms, beside the things every room works with. */
export function supportPorts({
  settings,
  identity,
  documents,
  realtime,
  log,
}: {
  settings: Settings;
  identity: Identity;
  documents: Documents;
  realtime: Realtime;
  log: Log;
}) {
  return {
    ...settings.support,
    keys: deriveKeys(settings, 'support'),
    limitScale: settings.rateLimitScale,
    readPlayer: identity.readPlayer,
    readConfig: (db) => documents.read('support-config', db),
    supportAddress: async (db) => (await documents.read('footer-config', db)).contacts.email,
    publish: (playerId, news) => {
      const failed = (error: unknown) => log.warn({ err: error }, 'a live event could not be sent');
      void realtime.publishToPlayer(playerId, 'support_messages', news).catch(failed);
    },
  } satisfies Partial<SupportOptions>;
}
