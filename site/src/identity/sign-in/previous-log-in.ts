import type { Player } from '@halley/contract';
import { toasts } from '@halley/ui/toasts.ts';
import { momentText, type Say } from '../../i18n/index.ts';

type Seen = Pick<Player, 'last_sign_in_at' | 'last_sign_in_country'>;

/** The log-in before this one in words: in the reader's own time, and the country by name. */
export function describePreviousLogIn(player: Seen, { tag, timeZone }: { tag: string; timeZone?: string }) {
  if (!player.last_sign_in_at) return undefined;
  const code = player.last_sign_in_country;
  const country = code && new Intl.DisplayNames(tag, { type: 'region' }).of(code);
  return { time: momentText(tag, player.last_sign_in_at, timeZone), country: country ?? undefined };
}

/** Said at every log-in, so that a player notices one that was not his. */
export function tellPreviousLogIn(player: Seen, { say, tag }: { say: Say; tag: string }): void {
  const previous = describePreviousLogIn(player, { tag });
  if (!previous) return;
  const { time, country } = previous;
  toasts.show({
    id: 'previous-log-in',
    tone: 'info',
    title: say('identity.previous.title'),
    text: country ? say('identity.previous.place', { time, country }) : say('identity.previous.time', { time }),
  });
}
