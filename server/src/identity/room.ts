import type { PrivatePayloads } from '@halley/contract';
import type { ConfigRoom } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { BaseOfHomes, Context, Queryable, Room } from '../kit/index.ts';
import { createCaptcha } from './captcha/create-captcha.ts';
import { createIdentity } from './create-identity.ts';
import { nameGroups } from './player/name-groups.ts';
import { oncePerTransaction } from './player/standings-once.ts';
import { tellGroups } from './player/tell-groups.ts';
import type { IdentityPorts } from './ports.ts';
import { createMailLookUp } from './registration/look-up-mail.ts';
import { createPasswords } from './sign-in/passwords.ts';

interface AskedAbove
  extends Pick<
    IdentityPorts,
    'afterRegister' | 'afterEdit' | 'termsVersion' | 'liveSubscription' | 'readStats' | 'picks'
  > {
  tellPlayer(playerId: number, channel: 'groups_updates', statuses: PrivatePayloads['groups_updates']): void;
}

export interface IdentityRoomOptions extends BaseOfHomes {
  config: Pick<ConfigRoom, 'documents' | 'hosts' | 'liveChat' | 'localeCodes' | 'localeOf'>;
  geo: Geo;
  ports: AskedAbove;
}

export function identityRoom({ config, geo, ports: { tellPlayer, ...asked }, ...base }: IdentityRoomOptions) {
  const options = { ...base, ...asked };
  const { settings, homes, clock, keys } = options;
  const { documents } = config;
  const captcha = createCaptcha({ demo: settings.demo, key: keys('captcha')[0], database: homes.house, clock });
  const passwords = createPasswords(settings.passwords);
  const localeOf = (context: Context, country = geo.countryOf(context)) => config.localeOf(context, country);
  const identity = createIdentity({
    ...options,
    geo,
    captcha,
    passwords,
    localeOf,
    brandAt: config.hosts.brandAt,
    keys: keys('identity'),
    social: { providers: settings.authProviders, keys: keys('social') },
    queueMail: options.mails.queue,
    localeCodes: config.localeCodes,
    registrationTest: settings.registrationTest ? { a: 1501, b: 1502 } : undefined,
    // A demo may run without a network, and its addresses need not exist.
    lookUpMail: settings.demo ? undefined : createMailLookUp(),
    captchaSiteKey: 'halley',
    liveChat: config.liveChat,
  });
  return {
    ...identity,
    name: 'identity',
    handlers: { ...identity.handlers, ...nameGroups(identity.handlers, documents) },
    captcha,
    passwords,
    localeOf,
    /** The same look for all rules of one transaction. */
    standingsOnce: oncePerTransaction(identity.standingsOf),
    /** Which of some players' accounts the house has closed. */
    async closedAmong(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>> {
      const standings = await identity.standingsOf(db, playerIds);
      return new Set([...standings].flatMap(([id, { blocked }]) => (blocked ? [id] : [])));
    },
    consumers: [tellGroups({ identity, documents, picks: options.picks, tellPlayer })],
    crons: { 'identity.forget_challenges': '*/10 * * * *', 'identity.sweep': '29 * * * *' },
    mount: (app, { mount }) => identity.mountAuth(app, mount),
  } as const satisfies Room;
}

export type IdentityRoom = ReturnType<typeof identityRoom>;
