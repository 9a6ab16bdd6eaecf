/** Files under their hashed names, so that they may be cached for ever. They stay files: nothing is drawn into scripts. */
import emptyLostSignal from './empty/lost-signal.svg?url&no-inline';
import emptyNoBets from './empty/no-bets.svg?url&no-inline';
import emptyNoDocuments from './empty/no-documents.svg?url&no-inline';
import emptyNoFavourites from './empty/no-favourites.svg?url&no-inline';
import emptyNoGifts from './empty/no-gifts.svg?url&no-inline';
import emptyNoNotifications from './empty/no-notifications.svg?url&no-inline';
import emptyNoResults from './empty/no-results.svg?url&no-inline';

export const emptyArt = {
  'lost-signal': emptyLostSignal,
  'no-bets': emptyNoBets,
  'no-documents': emptyNoDocuments,
  'no-favourites': emptyNoFavourites,
  'no-gifts': emptyNoGifts,
  'no-notifications': emptyNoNotifications,
  'no-results': emptyNoResults,
};

export type EmptyPicture = keyof typeof emptyArt;
