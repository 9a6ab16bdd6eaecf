export type { BrandDesk, BrandFile, BrandMember } from './brands/create-brand-desk.ts';
export { createStaff, type Staff } from './create-staff.ts';
export { createMember, seedMember } from './members/create-member.ts';

export { staffRoom } from './room.ts';
