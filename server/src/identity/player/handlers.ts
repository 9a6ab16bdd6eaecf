import type { registrationCalls } from '@halley/contract';
import { chooseLicence, currencies, currencyAt, isOfBrand, type playerCalls, Refusal } from '@halley/contract';
import { listStatuses, localeCookie, playerFieldsFor } from '../../config/index.ts';
import { type Context, type Handlers, invariant } from '../../kit/index.ts';
import { changeOwnGroups, onlyWritable } from '../groups/change-groups.ts';
import type { IdentityPorts } from '../ports.ts';
import { checkTransaction } from '../risk/check-transaction.ts';
import type { Sessions } from '../sessions/create-sessions.ts';
import { editPlayer } from './edit-player.ts';
import { editSubscriptions, subscriptionsOf } from './edit-subscriptions.ts';
import { noteAppUse } from './note-app-use.ts';
import { findPlayer, updateLanguage } from './player-store.ts';
import { readOwnPlayer } from './read-player.ts';

type PlayerHandlers = Handlers<
  typeof playerCalls & Pick<typeof registrationCalls, 'checkTransaction' | 'readPlayerFields' | 'listStatuses'>
>;

export function playerHandlers(ports: IdentityPorts, sessions: Sessions): PlayerHandlers {
  const { homes, clock } = ports;
  return {
    readPlayer: async (_input, context) => ({ status: 200, body: await readOwnPlayer(ports, sessions, context) }),
    editPlayer: async ({ body }, context) => ({ status: 200, body: await editPlayer(ports, body, context) }),
    async readPlayerSettings(_input, context) {
      const { user, token, url } = ports.liveSubscription(context);
      return {
        status: 200,
        body: {
          // The older live protocol is not spoken here, so there is nothing to ask for the sake of single channels.
          cent: { user, timestamp: String(Math.floor(clock.now().getTime() / 1000)), token, authEndpoint: '', url },
          recaptcha: ports.captchaSiteKey,
          recaptcha_version: 3,
          captcha_provider: 'altcha',
        },
      };
    },
    async readPlayerStats(_input, { principal }) {
      return { status: 200, body: { ...(await ports.readStats(principal.playerId)), messages: { notice: '' } } };
    },
    async changeGroups({ body: { groups } }, { principal: { playerId } }) {
      const change = { add: onlyWritable(groups.add), remove: onlyWritable(groups.remove) };
      await homes
        .of(playerId)
        .tx((tx) => changeOwnGroups(tx, ports.picks?.(), { playerId, ...change, at: clock.now() }));
      return { status: 204, body: null };
    },
    async readSubscriptions(_input, { principal: { playerId } }) {
      const row = await findPlayer(homes.of(playerId), playerId);
      invariant(row, 'a session belongs to a player');
      return { status: 200, body: subscriptionsOf(row) };
    },
    editSubscriptions: async ({ body }, context) => ({
      status: 200,
      body: await editSubscriptions(ports, body.subscription_params, context),
    }),
    async changeLocale({ body: { locale } }, context) {
      const { playerId } = context.principal;
      const isHere = isOfBrand(ports.brandAt?.(context).languages, locale);
      if (!ports.localeCodes.includes(locale) || !isHere) throw new Refusal('locale.not_supported');
      await updateLanguage(homes.of(playerId), playerId, locale);
      context.setHeader('set-cookie', localeCookie(locale));
      return { status: 200, body: { locale } };
    },
    async notePwaEvent({ body }, { principal }) {
      await noteAppUse(ports, { playerId: principal.playerId, event: body.event });
      return { status: 204, body: null };
    },
    checkTransaction: async ({ body }, context) => ({
      status: 200,
      body: { status: await checkTransaction(ports, body, context) },
    }),
    readPlayerFields: async (_input, context) => ({ status: 200, body: await readPlayerFields(ports, context) }),
    async listStatuses(_input, context) {
      const language = ports.localeOf(context, ports.geo.countryOf(context));
      const gifts = (await ports.picks?.().levelGifts(homes.house, language)) ?? new Map();
      return { status: 200, body: listStatuses({ liveChat: ports.liveChat, language, gifts }) };
    },
  };
}

/** By the player where there is one, by the place for a guest. */
async function readPlayerFields({ homes, geo, brandAt }: IdentityPorts, context: Context) {
  const { principal } = context;
  const row = principal ? await findPlayer(homes.of(principal.playerId), principal.playerId) : undefined;
  const place = geo.standingOf(context);
  const country = row ? row.country : place.country;
  return playerFieldsFor({
    licence: chooseLicence({ licenseName: row?.license_name, place: place.licence }),
    country,
    isFiat: currencies[row?.currency ?? currencyAt(brandAt?.(context) ?? {}, place.country)].fiat,
  });
}
