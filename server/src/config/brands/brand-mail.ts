import { type Brand, inTheNameOf } from '@halley/contract';
import type { Mail } from '../../kit/mail/index.ts';

/** A mail in the name of the brand whose player it goes to: its name in head and text, its host in links. */
export function dressMail(mail: Mail, { brand, publicUrl }: { brand: Brand; publicUrl: string }): Mail {
  const [host] = brand.hosts;
  const { origin } = new URL(publicUrl);
  // Ours and nobody's whose name only begins like it.
  const ours = new RegExp(`${origin.replaceAll('.', '\\.')}(?![\\w:-]|\\.\\w)`, 'g');
  const said = (text: string) => {
    const named = inTheNameOf(text, brand.name);
    // Sessions live on the host they were opened on: a link to another one would find nobody logged in.
    return host === undefined ? named : named.replaceAll(ours, originFor(host, publicUrl));
  };
  const { name: fromName, mailFrom } = brand;
  const words = { subject: said(mail.subject), text: said(mail.text), html: said(mail.html) };
  return { ...mail, ...words, fromName, ...(mailFrom && { fromAddress: mailFrom }) };
}

/** Where a host of a brand is reached: by the scheme of the house, and a name of this machine where the house listens. */
export function originFor(host: string, publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  const url = new URL(`${protocol}//${host}`);
  if (url.port === '' && url.hostname.endsWith('.localhost')) url.port = port;
  return url.origin;
}
