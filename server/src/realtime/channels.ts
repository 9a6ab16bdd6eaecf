import {
  type PrivateChannel,
  type PromotionLanguage,
  type PublicChannel,
  privateChannels,
  promotionLanguages,
  publicChannels,
  sportChannel,
  tableChannels,
} from '@halley/contract';

export type ChannelAddress =
  | { kind: 'public'; name: PublicChannel }
  | { kind: 'private'; name: PrivateChannel; user: string }
  /** The sport's own: `name` is the language of the page. */
  | { kind: 'sport'; name: PromotionLanguage; user: string };

const publicNames: ReadonlySet<string> = new Set([...publicChannels, ...tableChannels]);
const privateNames: ReadonlySet<string> = new Set(privateChannels);

/** Also the form of `sub` in a token: an id that has exactly one spelling. */
export const userPattern = /^[1-9][0-9]{0,15}$/;

export const isPublicChannel = (name: string): name is PublicChannel =>
  publicNames.has(name) || sportChannel.test(name);
export const isPrivateChannel = (name: string): name is PrivateChannel => privateNames.has(name);

const sportNames: ReadonlySet<string> = new Set(promotionLanguages);
const isSportName = (name: string): name is PromotionLanguage => sportNames.has(name);

export function wireName(clientName: string, address: ChannelAddress): string {
  if (address.kind === 'sport') return `$private:${address.name}.platform_user.${address.user}`;
  const name = `ws:${clientName}:${address.name}`;
  return address.kind === 'public' ? name : `${name}#${address.user}`;
}

/** What a client asked for, or null when there is no such channel. Every channel has one spelling only. */
export function parseWireName(clientName: string, wire: string): ChannelAddress | null {
  if (wire.startsWith('$private:')) return parseSportName(wire);
  const prefix = `ws:${clientName}:`;
  if (!wire.startsWith(prefix)) return null;
  const rest = wire.slice(prefix.length);
  if (isPublicChannel(rest)) return { kind: 'public', name: rest };
  const boundary = rest.indexOf('#');
  if (boundary < 0) return null;
  const name = rest.slice(0, boundary);
  const user = rest.slice(boundary + 1);
  if (!isPrivateChannel(name) || !userPattern.test(user)) return null;
  return { kind: 'private', name, user };
}

function parseSportName(wire: string): ChannelAddress | null {
  const [, name = '', user = ''] = /^\$private:([^.]+)\.platform_user\.(\d+)$/.exec(wire) ?? [];
  return isSportName(name) && userPattern.test(user) ? { kind: 'sport', name, user } : null;
}

/** The one rule of access: public channels are for everyone, private ones for the player they name. */
export function mayListen(user: string, address: ChannelAddress): boolean {
  return address.kind === 'public' || (user !== '' && user === address.user);
}
