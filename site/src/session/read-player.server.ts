import type { Account, PageContext, Player } from '@halley/contract';
import { redirect } from 'react-router';

const asked = new WeakMap<PageContext, Promise<Player | null>>();

/** The player of this request, asked of the API once however many loaders want to know. */
export function readPlayer(context: PageContext): Promise<Player | null> {
  let answer = asked.get(context);
  if (!answer) {
    answer = askPlayer(context);
    asked.set(context, answer);
  }
  return answer;
}

async function askPlayer({ api, mayBePlayer, onError }: PageContext): Promise<Player | null> {
  if (!mayBePlayer) return null;
  try {
    const player = await api.readPlayer();
    return player.id === undefined ? null : player;
  } catch (error) {
    // The page is worth more than the balance in its corner.
    onError(error);
    return null;
  }
}

const askedAccounts = new WeakMap<PageContext, Promise<Account[]>>();

/** The player's wallets, asked once a request as well; none for a guest. */
export function readAccounts(context: PageContext): Promise<Account[]> {
  let answer = askedAccounts.get(context);
  if (!answer) {
    answer = askAccounts(context);
    askedAccounts.set(context, answer);
  }
  return answer;
}

async function askAccounts(context: PageContext): Promise<Account[]> {
  if (!(await readPlayer(context))) return [];
  try {
    return (await context.api.listAccounts()) as Account[];
  } catch (error) {
    context.onError(error);
    return [];
  }
}

/** A guest is sent to registration, which brings him back to the full path he asked for. */
export async function requirePlayer(context: PageContext, path: string): Promise<Player> {
  const player = await readPlayer(context);
  if (!player) throw redirect(registrationFor(context.prefix ? `/${context.prefix}${path}` : path));
  return player;
}

export function registrationFor(path: string): string {
  return `/registration?redirect=${encodeURIComponent(path)}`;
}
