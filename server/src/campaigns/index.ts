export type { CampaignDesk } from './create-campaign-desk.ts';
export { usualReachRules } from './reach/reach-rules-store.ts';
export { campaignsRoom } from './room.ts';
