export { createVipDesk, type VipDesk } from './create-vip-desk.ts';
export { vipRoom } from './room.ts';
