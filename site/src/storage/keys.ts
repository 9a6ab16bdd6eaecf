/** Every key the page keeps in the browser besides cookies (those: `@halley/contract/cookies`). */
export const storageKeys = {
  /** The popup about special slots was shown. */
  specialSlotShown: { area: 'local', name: 'showedSpecialSlotPopup' },
  /** A gift has come: the menu entry of gifts moves once, until the player has looked at them. */
  bouncePresents: { area: 'local', name: 'shouldBouncePresents' },
  /** A tournament starts: the menu entry of tournaments moves once, until the player has looked at them. */
  bounceTournaments: { area: 'local', name: 'shouldBounceTournaments' },
  /** The cancelled transaction that was last told of. */
  canceledTransaction: { area: 'local', name: 'lastCanceledTransactionId' },
  /** The notice of the Estonian licence was read. */
  estoniaPopup: { area: 'local', name: 'estoniaPopupShown' },
  /** Feature flags that this browser has switched by hand, as JSON. */
  featureFlags: { area: 'local', name: 'featureFlags' },
  /** When the chat was opened last: who never opened it has no answer to wait for. */
  chatLastOpen: { area: 'local', name: 'lastOpen' },
  /** A gift waits: the next visit to main leads to it. */
  goToGifts: { area: 'local', name: 'goToGifts' },
  /** Somebody has logged in here before: whoever is asked for an account probably has one. */
  knownDevice: { area: 'local', name: 'knownDevice' },
  /** A pause or an exclusion that holds for the player of this device, as JSON; it outlives the session it ended. */
  breakHere: { area: 'local', name: 'breakHere' },
  /** What was searched for, newest first, as JSON; kept with consent only. */
  searches: { area: 'local', name: 'searches' },
  /** The bet slip as it was left, as JSON. */
  sportSlip: { area: 'local', name: 'sportSlip' },
  /** Kinds of markets that were pinned on pages of fixtures, as JSON. */
  sportPins: { area: 'local', name: 'sportPins' },
  /** How a guest wants prices shown and taken, as JSON; a player's wishes are kept by the house. */
  sportPreferences: { area: 'local', name: 'sportPreferences' },
  /** Fixtures, leagues and sides that a guest has marked, as JSON; at log-in they go to the account. */
  sportMarks: { area: 'local', name: 'sportMarks' },
  /** When the list of other houses' scripts was read last, in milliseconds, and what it said, as JSON. */
  scriptsRefreshed: { area: 'local', name: 'script-refresh' },
  /** The campaign that was told of in this visit. */
  campaignTold: { area: 'session', name: 'campaignTold' },
  /** Seconds the player has been here; the session clock goes on from it. */
  sessionTime: { area: 'session', name: 'sessionTime' },
  /** The promo code of the link the visitor came by. */
  promoCode: { area: 'session', name: 'depositPromocode' },
  /** The deposit was opened for this code once: it does not open by itself again. */
  promoCodeShown: { area: 'session', name: 'depositPromocodeShowed' },
  /** The amount that the link of the code proposes, in units. */
  depositMinValue: { area: 'session', name: 'depositMinValue' },
  /** The gift code of the link the visitor came by: it waits in the field of the gifts page, and nobody redeems it unasked. */
  giftCode: { area: 'session', name: 'giftPromocode' },
  newProviderShown: { area: 'session', name: 'newProviderShown' },
  /** A log-out inside another app: the next page shows the way out of it. */
  escapeAsked: { area: 'session', name: 'webviewEscapeAsked' },
  escapeShown: { area: 'session', name: 'webviewEscapeShown' },
  /** When this visit began, in milliseconds. */
  visitStart: { area: 'session', name: 'visitStart' },
} as const satisfies Record<string, { area: 'local' | 'session'; name: string }>;

export type StorageKey = keyof typeof storageKeys;

/** What belongs to a player and goes when the player does. */
export const playerKeys: readonly StorageKey[] = [
  'canceledTransaction',
  'bouncePresents',
  'bounceTournaments',
  'giftCode',
  'goToGifts',
  'sessionTime',
  'newProviderShown',
  'promoCode',
  'promoCodeShown',
  'depositMinValue',
  'searches',
];
