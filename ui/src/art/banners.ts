/** Files under their hashed names, so that they may be cached for ever. They stay files: nothing is drawn into scripts. */
import bannerBridge from './banners/bridge.svg?url&no-inline';
import bannerCrystalCave from './banners/crystal-cave.svg?url&no-inline';
import bannerLighthouse from './banners/lighthouse.svg?url&no-inline';
import bannerNightMatch from './banners/night-match.svg?url&no-inline';
import bannerOpenTable from './banners/open-table.svg?url&no-inline';
import bannerOrbitDie from './banners/orbit-die.svg?url&no-inline';
import bannerRingRace from './banners/ring-race.svg?url&no-inline';
import bannerTheReturn from './banners/the-return.svg?url&no-inline';

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

export type BannerPicture = keyof typeof bannerArt;
