import { rooms } from './rooms.ts';

/** What a hash in the address sets off; any other hash is a place on the page. */
export type HashTrigger =
  | { kind: 'modal'; href: string }
  | { kind: 'page'; href: string }
  | { kind: 'chat' }
  | { kind: 'forget' };

export const hashLifetimeMs = 1_000;
export const chatDelayMs = 1_000;

const modals: Readonly<Record<string, string>> = Object.assign({}, ...rooms.map(({ hashTriggers }) => hashTriggers));
const section = /^sport_([\w-]{1,60})$/;

/** The query goes along, whether it stands before the hash or in it: it holds the token of a mail. */
export function hashTriggerOf({ hash, search }: { hash: string; search: string }): HashTrigger | undefined {
  const [name = '', own = ''] = hash.replace(/^#\/?/, '').split('?');
  if (Object.hasOwn(modals, name)) {
    const query = new URLSearchParams(search);
    query.delete('modal');
    for (const [key, value] of new URLSearchParams(own)) query.set(key, value);
    return { kind: 'modal', href: `${modals[name]}${query.size > 0 ? `?${query}` : ''}` };
  }
  if (name === 'sport') return { kind: 'page', href: '/sport' };
  const [, betting] = section.exec(name) ?? [];
  if (betting) return { kind: 'page', href: `/sport/${betting}` };
  // A log-out that the server has answered: what the browser keeps of the player goes too.
  if (name === 'signed-out') return { kind: 'forget' };
  return name === 'chat' ? { kind: 'chat' } : undefined;
}
