import { isIP } from 'node:net';
import { postbackMacros, Refusal } from '@halley/contract';

type Macro = (typeof postbackMacros)[number];
export type MacroValues = Readonly<Record<Macro, string>>;

const braces = /\{([^{}]*)\}/g;
const isMacro = (name: string): name is Macro => (postbackMacros as readonly string[]).includes(name);
const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Looks at an address before it is kept: TLS, a name and no bare address, no password in it, and only words in braces that we
 * know. None may stand in the host: where a call goes to is fixed here. Throws what is wrong with it.
 */
export function checkTemplate(template: string, { allowsLoopback }: { allowsLoopback: boolean }): void {
  for (const [, name = ''] of template.matchAll(braces)) {
    if (!isMacro(name)) throw new Refusal('url.macro_unknown');
  }
  const plain = template.replaceAll(braces, 'x');
  if (/[{}\s]/.test(plain) || !URL.canParse(plain)) throw new Refusal('url.not_public');
  const { protocol, hostname, username, password, origin } = new URL(plain);
  if (username !== '' || password !== '' || !template.toLowerCase().startsWith(origin)) {
    throw new Refusal('url.not_public');
  }
  if (allowsLoopback && loopback.has(hostname)) return;
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  if (protocol !== 'https:' || !isName) throw new Refusal('url.not_public');
}

export function fillTemplate(template: string, values: MacroValues): string {
  return template.replaceAll(braces, (whole, name: string) =>
    isMacro(name) ? encodeURIComponent(values[name]) : whole,
  );
}
