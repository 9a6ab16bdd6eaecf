import { type Brand, brandOf, brandWith } from '@halley/contract';
import type { Clock, Queryable, Settings } from '../../kit/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import type { Documents } from '../documents/create-documents.ts';
import type { Preview, Previews } from '../previews/create-previews.ts';
import { brandFor, brandItem, draftFor, type Guest } from './brand-for.ts';
import { dressMail } from './brand-mail.ts';
import { noteSeenHost } from './host-store.ts';
import { isKnownHost } from './known-host.ts';

export interface HostsOptions {
  /** Names that were seen are all players'. */
  house: Queryable;
  clock: Clock;
  documents: Pick<Documents, 'held' | 'read'>;
  previews: Pick<Previews, 'of'>;
  settings: Pick<Settings, 'mode' | 'siteHosts'>;
  publicUrl: string;
}

/** Under which names the house is reached, and as whom it speaks under each. */
export function createHosts({ documents, previews, settings, publicUrl, house, clock }: HostsOptions) {
  const { mode, siteHosts } = settings;
  const ownHost = new URL(publicUrl).host;
  const known = () => [...siteHosts, ...documents.held('brands').flatMap(({ hosts }) => hosts)];
  const factsOf = (guest: Guest) => ({
    brands: documents.held('brands'),
    drafts: documents.held('brand-drafts'),
    preview: previews.of(guest),
  });
  const withHost = (host: string) => ({
    live: brandWith(documents.held('brands'), host),
    draft: brandWith(
      documents.held('brand-drafts').map(({ brand }) => brand),
      host,
    ),
  });
  return {
    /** Every host of ours besides that of `publicUrl`. */
    known,
    /** Hosts that nobody else may have: the address of the house and the names beside it. */
    ofHouse: () => [ownHost, ...siteHosts],
    /** A host that is a site of its own: its addresses are its own too. */
    isSite: (host: string) => Object.values(withHost(host)).some((brand) => brand !== undefined),
    /** Whose house a request is made in: what is offered and taken there is what this brand has. */
    brandAt: (guest: Guest): Brand => brandFor(factsOf(guest), guest.host),
    /** Without waiting: most requests come to the house itself, or to a brand that is live. */
    isOpen: (host: string) => host.toLowerCase() === ownHost || withHost(host).live !== undefined,
    /** The host belongs to a draft and to nothing live: it answers nobody who was not given a preview. */
    async isClosed(guest: Guest): Promise<boolean> {
      // Not from what is held: the first to ask after a draft was written must not be let in.
      await documents.read('brand-drafts');
      const { live, draft } = withHost(guest.host);
      return live === undefined && draft !== undefined && draftFor(factsOf(guest), guest.host) === undefined;
    },
    /** A preview was opened under a host: where it is one of the draft's own, its name leads to this house. */
    async notePreview({ items }: Preview, host: string): Promise<void> {
      const draft = (await documents.read('brand-drafts')).find(({ brand }) =>
        items.some(({ name }) => name === brandItem(brand.id)),
      );
      const own = draft?.brand.hosts.find((name) => brandWith([{ ...draft.brand, hosts: [name] }], host));
      if (own !== undefined) await noteSeenHost(house, own, clock.now());
    },
    originOf: (host: string) => originOf(host, { mode, publicUrl, hosts: known() }),
    /** A mail in the name of the brand under whose host its reader joined. */
    async dress(mail: Mail, joinedAt: string | undefined): Promise<Mail> {
      return dressMail(mail, { brand: brandOf(await documents.read('brands'), joinedAt ?? ''), publicUrl });
    },
  };
}

/** A host of the house with the scheme of its address: a name somebody made up has no origin. */
export function originOf(
  host: string,
  house: { mode: 'demo' | 'production'; publicUrl: string; hosts: readonly string[] },
): string | undefined {
  return isKnownHost(host, house) ? `${new URL(house.publicUrl).protocol}//${host.toLowerCase()}` : undefined;
}
