export { createVipDesk, type VipDesk } from './create-vip-desk.ts';
export { type VipRoom, vipRoom } from './room.ts';
