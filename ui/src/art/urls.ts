/** Files under their hashed names, so that they may be cached for ever. They stay files: nothing is drawn into scripts. */
import bannerBridge from './banners/bridge.svg?url&no-inline';
import bannerCrystalCave from './banners/crystal-cave.svg?url&no-inline';
import bannerLighthouse from './banners/lighthouse.svg?url&no-inline';
import bannerNightMatch from './banners/night-match.svg?url&no-inline';
import bannerOpenTable from './banners/open-table.svg?url&no-inline';
import bannerOrbitDie from './banners/orbit-die.svg?url&no-inline';
import bannerRingRace from './banners/ring-race.svg?url&no-inline';
import bannerTheReturn from './banners/the-return.svg?url&no-inline';
import appIcon from './brand/app-icon.svg?url&no-inline';
import logo from './brand/logo.svg?url&no-inline';
import mark from './brand/mark.svg?url&no-inline';
import wordmark from './brand/wordmark.svg?url&no-inline';
import emptyLostSignal from './empty/lost-signal.svg?url&no-inline';
import emptyNoBets from './empty/no-bets.svg?url&no-inline';
import emptyNoFavourites from './empty/no-favourites.svg?url&no-inline';
import emptyNoNotifications from './empty/no-notifications.svg?url&no-inline';
import emptyNoResults from './empty/no-results.svg?url&no-inline';

export const brandArt = { 'app-icon': appIcon, logo, mark, wordmark };

export const bannerArt = {
  bridge: bannerBridge,
  'crystal-cave': bannerCrystalCave,
  lighthouse: bannerLighthouse,
  'night-match': bannerNightMatch,
  'open-table': bannerOpenTable,
  'orbit-die': bannerOrbitDie,
  'ring-race': bannerRingRace,
  'the-return': bannerTheReturn,
};

export const emptyArt = {
  'lost-signal': emptyLostSignal,
  'no-bets': emptyNoBets,
  'no-favourites': emptyNoFavourites,
  'no-notifications': emptyNoNotifications,
  'no-results': emptyNoResults,
};

export type BannerPicture = keyof typeof bannerArt;
export type EmptyPicture = keyof typeof emptyArt;
