import { brandOf } from '@halley/contract';
import type { Documents } from './config/index.ts';
import { dressMail } from './dress-mail.ts';
import type { Settings } from './kit/index.ts';
import type { Mail } from './kit/mail/index.ts';
import { ownOrigins } from './payments-ports.ts';

export interface HostsOptions {
  documents: Pick<Documents, 'held' | 'read'>;
  settings: Pick<Settings, 'mode' | 'siteHosts'>;
  publicUrl: string;
}

/** Under which names the house is reached, and as whom it speaks under each. */
export function openHosts({ documents, settings: { mode, siteHosts }, publicUrl }: HostsOptions) {
  const ofBrands = () => documents.held('brands').flatMap(({ hosts }) => hosts);
  const known = () => [...siteHosts, ...ofBrands()];
  return {
    /** Hosts that are a site of their own: their addresses are their own too. */
    ofBrands,
    /** Every host of ours besides that of `publicUrl`. */
    known,
    licenceOf: (host: string) => brandOf(documents.held('brands'), host).licence,
    originOf: (host: string) => ownOrigins({ mode, publicUrl, hosts: known() })(host),
    /** A mail in the name of the brand under whose host its reader joined. */
    async dress(mail: Mail, joinedAt: string | undefined): Promise<Mail> {
      return dressMail(mail, { brand: brandOf(await documents.read('brands'), joinedAt ?? ''), publicUrl });
    },
  };
}
