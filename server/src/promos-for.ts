import { chooseLicence, groupIdsOf, isTester } from '@halley/contract';
import type { Config, Documents } from './config/index.ts';
import type { ContentOptions } from './content/index.ts';
import type { Geo } from './geo/index.ts';
import type { Identity } from './identity/index.ts';

interface Rooms {
  geo: Pick<Geo, 'standingOf'>;
  identity: Pick<Identity, 'readPlayer'>;
  config: Pick<Config, 'flagsFor'>;
  documents: Pick<Documents, 'read'>;
}

/** Which promotions are on for a visitor: the same rule by which pages know it (`place-of.ts`). Testers see all. */
export function promosFor({ geo, identity, config, documents }: Rooms): ContentOptions['promosFor'] {
  return async (context) => {
    const standing = geo.standingOf(context);
    const [player, switched] = await Promise.all([
      context.principal ? identity.readPlayer(context.principal.playerId) : undefined,
      documents.read('manage-promotion-pages'),
    ]);
    const groups = groupIdsOf(player?.statuses ?? []);
    if (isTester(groups)) return () => true;
    const licence = chooseLicence({ licenseName: player?.license_name, place: standing.licence });
    const { pages } = config.flagsFor({ ...standing, licence, isGuest: player === undefined, groups }, switched);
    return (slug) => Object.hasOwn(pages, slug) && pages[slug] === true;
  };
}
