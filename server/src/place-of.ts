import { brandOf, chooseLicence, groupIdsOf } from '@halley/contract';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { House } from './create-house.ts';
import { cookiesOf } from './kit/index.ts';
import type { Place } from './web/index.ts';

/** Where a visitor stands: the geo rule for a guest; a player's own licence and groups on top of it. */
export async function placeOf(
  { geo, identity, config, documents }: Pick<House, 'geo' | 'identity' | 'config' | 'documents'>,
  request: FastifyRequest,
): Promise<Place> {
  const standing = geo.standingOf({
    address: request.ip,
    host: request.host,
    header: (name) => request.headers[name] as string | undefined,
    cookie: (name) => cookiesOf(request)[name],
  });
  const player = await readVisitor().catch((error) => {
    // The page is worth more than what is special for this player: as for a guest, then.
    request.log.warn({ err: error }, 'the player of a page could not be read');
    return undefined;
  });
  const place = { ...standing, licence: chooseLicence({ licenseName: player?.license_name, place: standing.licence }) };
  const flags = config.flagsFor(
    {
      ...place,
      isGuest: player === undefined,
      groups: groupIdsOf(player?.statuses ?? []),
      clickId: cookiesOf(request).click_id,
      playerId: player?.id,
    },
    documents.held('manage-promotion-pages'),
  );
  const { id, name, colours, icons } = brandOf(documents.held('brands'), request.host);
  const isBot = isbot(request.headers['user-agent'] ?? '');
  return { ...place, flags, isBot, brand: { id, name, colours, icons }, ...(player && { language: player.language }) };

  async function readVisitor() {
    const principal = await identity.authenticate(request);
    return principal ? identity.readPlayer(principal.playerId) : undefined;
  }
}
