/** Switches a page may ask for. One that is not in this list is off. */
export const flagNames = [
  /** A visitor in Estonia: log-in only, and the notice of the licence. */
  'estonia',
  /** A visitor in Australia: the approval card beside the cookie notice. */
  'australia',
  /** The warning that the house is closed to guests from here. */
  'closed_region',
  'session_clock',
  'install_app',
  /** The page of our own where there is no line; off takes it from browsers that have it. */
  'service_worker',
  'notices',
  'deposit_gifts',
  'live_chat',
  'limit_proposal',
  'passkeys',
  'social_sign_in',
  'sofort',
  'welcome_pack',
  /** The second variant of the registration test. */
  'registration_variant_b',
  /** Lists show the games of every producer, whatever the country; play for money stays closed where it is closed. */
  'all_providers',
  'mystic_jackpots',
  /** The days of an adventure, above the games of the lobby. */
  'adventures_widget',
  /** Quests that are tried out: their identifier ends in `--ffc`. */
  'test_quests',
  /** Lotteries and the list of them. */
  'lotteries',
] as const;

export type FlagName = (typeof flagNames)[number];

export interface Flags {
  on: Readonly<Record<FlagName, boolean>>;
  /** Promotion and content pages by slug; one that is not listed is off. */
  pages: Readonly<Record<string, boolean>>;
}
