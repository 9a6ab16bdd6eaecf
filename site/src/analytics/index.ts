export { tellCampaignSent } from './campaign.ts';
export { openDataLayer } from './data-layer.ts';
export { takeTracked, track } from './track.ts';
export { useGameStart } from './use-game-start.ts';
