import type { UiText } from '@halley/ui';

/** The English texts, one file per room. A new room is a file and a line here. */
type English = typeof import('./messages/en/account.json') &
  typeof import('./messages/en/adventure.json') &
  typeof import('./messages/en/app.json') &
  typeof import('./messages/en/bethelp.json') &
  typeof import('./messages/en/bets.json') &
  typeof import('./messages/en/cashbox.json') &
  typeof import('./messages/en/catalogue.json') &
  typeof import('./messages/en/consent.json') &
  typeof import('./messages/en/contests.json') &
  typeof import('./messages/en/error.json') &
  typeof import('./messages/en/fairness.json') &
  typeof import('./messages/en/fixture.json') &
  typeof import('./messages/en/flags.json') &
  typeof import('./messages/en/footer.json') &
  typeof import('./messages/en/funds.json') &
  typeof import('./messages/en/games.json') &
  typeof import('./messages/en/gifts.json') &
  typeof import('./messages/en/guards.json') &
  typeof import('./messages/en/history.json') &
  typeof import('./messages/en/hub.json') &
  typeof import('./messages/en/identity.json') &
  typeof import('./messages/en/jackpots.json') &
  typeof import('./messages/en/limits.json') &
  typeof import('./messages/en/lobby.json') &
  typeof import('./messages/en/lotteries.json') &
  typeof import('./messages/en/loyalty.json') &
  typeof import('./messages/en/mart.json') &
  typeof import('./messages/en/nav.json') &
  typeof import('./messages/en/notices.json') &
  typeof import('./messages/en/pages.json') &
  typeof import('./messages/en/payments.json') &
  typeof import('./messages/en/popups.json') &
  typeof import('./messages/en/preview.json') &
  typeof import('./messages/en/profile.json') &
  typeof import('./messages/en/protection.json') &
  typeof import('./messages/en/quests.json') &
  typeof import('./messages/en/referral.json') &
  typeof import('./messages/en/search.json') &
  typeof import('./messages/en/security.json') &
  typeof import('./messages/en/selftest.json') &
  typeof import('./messages/en/shell.json') &
  typeof import('./messages/en/slip.json') &
  typeof import('./messages/en/social.json') &
  typeof import('./messages/en/sportsbook.json') &
  typeof import('./messages/en/survey.json') &
  typeof import('./messages/en/support.json') &
  typeof import('./messages/en/tile.json') &
  typeof import('./messages/en/tournaments.json') &
  typeof import('./messages/en/ui.json') &
  typeof import('./messages/en/validation.json') &
  typeof import('./messages/en/verification.json') &
  typeof import('./messages/en/vip.json') &
  typeof import('./messages/en/wheel.json');

/** Every text of the site has a key here; a key that is not in the English catalogue does not compile. */
export type MessageKey = keyof English;
/** The first word of a key: the room that says it. Pages are sent the rooms they need, not the whole catalogue. */
export type MessageRoom = MessageKey extends `${infer Room}.${string}` ? Room : never;
export type Messages = Partial<Record<MessageKey, string>>;

export type UiWords = { [K in keyof UiText]?: UiText[K] };
