export { type CampaignDesk, createCampaignDesk } from './create-campaign-desk.ts';
export { campaignsRoom } from './room.ts';
