import { brandOf } from '@halley/contract';
import type { Settings } from '../../kit/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import type { Documents } from '../documents/create-documents.ts';
import { dressMail } from './brand-mail.ts';
import { isKnownHost } from './known-host.ts';

export interface HostsOptions {
  documents: Pick<Documents, 'held' | 'read'>;
  settings: Pick<Settings, 'mode' | 'siteHosts'>;
  publicUrl: string;
}

/** Under which names the house is reached, and as whom it speaks under each. */
export function createHosts({ documents, settings: { mode, siteHosts }, publicUrl }: HostsOptions) {
  const ofBrands = () => documents.held('brands').flatMap(({ hosts }) => hosts);
  const known = () => [...siteHosts, ...ofBrands()];
  return {
    /** Hosts that are a site of their own: their addresses are their own too. */
    ofBrands,
    /** Every host of ours besides that of `publicUrl`. */
    known,
    licenceOf: (host: string) => brandOf(documents.held('brands'), host).licence,
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
