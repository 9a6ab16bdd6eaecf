import type { ConfigRoom } from '../config/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { BaseOfHomes } from '../kit/index.ts';
import type { Tell } from '../realtime/index.ts';
import { createSupport } from './create-support.ts';

export interface SupportRoomOptions extends BaseOfHomes {
  config: Pick<ConfigRoom, 'documents'>;
  identity: Pick<IdentityRoom, 'readPlayer' | 'captcha' | 'localeOf'>;
  realtime: Pick<Tell, 'tellPlayer'>;
}

export function supportRoom({ config: { documents }, identity, realtime, ...base }: SupportRoomOptions) {
  const { settings } = base;
  const support = createSupport({
    ...base,
    ...settings.support,
    keys: base.keys('support'),
    limitScale: settings.rateLimitScale,
    captcha: identity.captcha,
    readPlayer: identity.readPlayer,
    localeOf: (context) => identity.localeOf(context),
    readConfig: (db) => documents.read('support-config', db),
    supportAddress: async (db) => (await documents.read('footer-config', db)).contacts.email,
    publish: (playerId, news) => realtime.tellPlayer(playerId, 'support_messages', news),
    queueMail: base.mails.queue,
  });
  return { ...support, name: 'support', crons: { 'support.sweep': '41 * * * *' } } as const;
}
