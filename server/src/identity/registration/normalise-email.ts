import { domainToASCII } from 'node:url';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const longestLocalPart = 64;
const longestAddress = 254;

/**
 * The one spelling under which an address is kept and looked for, or undefined when it is none. Only ASCII is left in
 * it (foreign domains in their ASCII form), so that "the same address" means the same to us and to the database.
 */
export function normaliseEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 1) return undefined;
  const local = trimmed.slice(0, at).toLowerCase();
  const host = domainToASCII(trimmed.slice(at + 1).toLowerCase());
  const email = `${local}@${host}`;
  const fits = local.length <= longestLocalPart && email.length <= longestAddress;
  return fits && localPart.test(local) && domain.test(host) ? email : undefined;
}
