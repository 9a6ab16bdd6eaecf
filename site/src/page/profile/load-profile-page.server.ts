import type { PageContext, Player } from '@halley/contract';
import { titled } from '../../brand/index.server.ts';
import { messagesOf, sayIn } from '../../i18n/index.server.ts';
import type { MessageKey, MessageRoom, Messages } from '../../i18n/index.ts';
import { requirePlayer } from '../../session/index.server.ts';
import type { Seo } from '../seo.ts';
import { type ProfileSection, sections } from './sections.ts';

interface ProfilePage {
  section: ProfileSection;
  /** A page below the section; the section's own where none is given. */
  path?: string;
  /** The query of the address: kept for the way back after registration. */
  search: string;
  /** For search results and link previews. */
  description: MessageKey;
  /** Texts besides those of the frame. */
  rooms?: MessageRoom[];
}

/** What every page of the profile needs: a player, the texts of the frame and its own, title and description. */
export async function loadProfilePage(
  site: PageContext,
  { section, path, search, description, rooms = [] }: ProfilePage,
): Promise<{ player: Player; page: { messages: Messages; seo: Seo } }> {
  const { href, label } = sections[section];
  const player = await requirePlayer(site, (path ?? href) + search);
  const say = sayIn(site.locale);
  return {
    player,
    page: {
      messages: messagesOf(site.locale, 'profile', ...rooms),
      seo: { title: titled(say(label)), description: say(description) },
    },
  };
}

/** A part that is missing is asked for again by the browser; the page comes without it. */
export async function unlessItFails<T>({ onError }: PageContext, answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    onError(error);
    return undefined;
  }
}
