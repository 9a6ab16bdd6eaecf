import { type Brand, chooseLicence, type Flags, groupIdsOf, type Player, type Standing } from '@halley/contract';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { ConfigRoom } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { Identity } from '../identity/index.ts';
import { type BaseOfHomes, type Context, cookiesOf } from '../kit/index.ts';

/** As much of a request as says who makes it. Every `Context` is one. */
export type Asker = Pick<Context, 'address' | 'host' | 'header' | 'cookie' | 'userAgent' | 'principal'>;

/** Who makes a request: the geo rule for a guest; a player's own licence and groups on top of it. */
export interface Visitor extends Standing {
  player: Player | undefined;
  groups: readonly number[];
  locale: string;
  flags: Flags;
  brand: Brand;
  isBot: boolean;
}

export interface VisitorRoomOptions extends BaseOfHomes {
  config: Pick<ConfigRoom, 'documents' | 'hosts' | 'flagsFor' | 'localeOf'>;
  geo: Pick<Geo, 'standingOf'>;
  identity: Pick<Identity, 'authenticate' | 'readPlayer'>;
}

export function visitorRoom({ config, geo, identity }: VisitorRoomOptions) {
  const known = new WeakMap<Asker, Promise<Visitor>>();

  async function look(asker: Asker, player: Player | undefined): Promise<Visitor> {
    const standing = geo.standingOf(asker);
    const groups = groupIdsOf(player?.statuses ?? []);
    const place = {
      ...standing,
      licence: chooseLicence({ licenseName: player?.license_name, place: standing.licence }),
    };
    const subject = { isGuest: player === undefined, groups, clickId: asker.cookie('click_id'), playerId: player?.id };
    return {
      ...place,
      player,
      groups,
      locale: config.localeOf(asker, standing.country),
      flags: config.flagsFor({ ...place, ...subject }, config.documents.held('manage-promotion-pages')),
      brand: config.hosts.brandAt(asker),
      isBot: isbot(asker.userAgent),
    };
  }

  return {
    name: 'visitor' as const,
    /** Looked up once for a request, whoever asks. */
    visitorOf(asker: Asker): Promise<Visitor> {
      const before = known.get(asker);
      if (before) return before;
      const found = (async () =>
        look(asker, asker.principal ? await identity.readPlayer(asker.principal.playerId) : undefined))();
      known.set(asker, found);
      return found;
    },

    /** Of a page, which is worth more than what is special for its player: if need be as for a guest. */
    async visitorOfPage(request: FastifyRequest): Promise<Visitor> {
      const asker: Asker = {
        address: request.ip,
        host: request.host,
        userAgent: request.headers['user-agent'] ?? '',
        principal: null,
        header: (name) => request.headers[name] as string | undefined,
        cookie: (name) => cookiesOf(request)[name],
      };
      const readPlayer = async () => {
        const principal = await identity.authenticate(request);
        return principal ? identity.readPlayer(principal.playerId) : undefined;
      };
      const player = await readPlayer().catch((error) => {
        request.log.warn({ err: error }, 'the player of a page could not be read');
        return undefined;
      });
      return look(asker, player);
    },
  };
}

export type Visitors = ReturnType<typeof visitorRoom>;
