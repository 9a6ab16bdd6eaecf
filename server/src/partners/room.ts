import { cookies } from '@halley/contract';
import type { ConfigRoom } from '../config/index.ts';
import { type Base, type CallGuard, createSealer, type Room } from '../kit/index.ts';
import { sharingInstrument } from '../payments/index.ts';
import { createPartnerDesk } from './create-partner-desk.ts';
import { followPlayers } from './follow-players.ts';
import { mountLinks } from './mount-links.ts';
import type { PartnersPorts } from './ports.ts';
import { sendPostback } from './postbacks/send-postback.ts';
import { referralStag } from './read-stag.ts';
import { referralHandlers } from './referral/referral-handlers.ts';
import { liveTerms, ownerOfCode } from './referral/referral-store.ts';
import { closeMonths } from './statements/close-months.ts';
import { tellDays } from './statements/tell-days.ts';

export interface PartnersRoomOptions extends Base, Pick<PartnersPorts, 'identity' | 'limits'> {
  config: Pick<ConfigRoom, 'hosts' | 'rates'>;
}

/** Partners who bring players, and players who invite friends. */
export function partnersRoom({ config, ...options }: PartnersRoomOptions) {
  const { settings, secureCookies, keys } = options;
  const ports: PartnersPorts = {
    ...options,
    hosts: config.hosts,
    rates: config.rates,
    sealer: createSealer(keys('partners')),
    allowsLoopback: settings.demo,
    sharingInstrument,
  };
  return {
    name: 'partners',
    handlers: referralHandlers(ports),
    guards: [keepReferral(ports, { secure: secureCookies })],
    consumers: [followPlayers(ports)],
    tasks: {
      'partners.postback': ({ postbackId }, { signal }) => sendPostback(ports, postbackId, signal),
      async 'partners.close'() {
        await tellDays(ports);
        await closeMonths(ports);
      },
    },
    crons: { 'partners.close': '10 3 * * *' },
    mount: (app) => mountLinks(app, ports),
    /** For the back office. */
    desk: createPartnerDesk(ports),
  } as const satisfies Room;
}

/**
 * The languages of the site are asked for with the code in the page's address: a code that somebody has becomes the stag of
 * this browser, unless a partner or a friend was there first. It refuses nothing.
 */
function keepReferral({ database }: Pick<PartnersPorts, 'database'>, { secure }: { secure: boolean }): CallGuard {
  const { name, lifetimeSeconds } = cookies.stag;
  return {
    calls: ['listLocales'],
    async check(_call, input, context) {
      const { ref_code } = (input as { query: { ref_code?: string } }).query;
      const code = ref_code?.trim().toUpperCase() ?? '';
      if (!/^[A-Z0-9]{4,20}$/.test(code) || context.cookie(name) !== undefined) return;
      if ((await ownerOfCode(database, code)) === undefined || !(await liveTerms(database))) return;
      context.setCookie(name, referralStag(code), { path: '/', maxAge: lifetimeSeconds, sameSite: 'lax', secure });
    },
  };
}
