export { createStaff, type Staff, type StaffOptions } from './create-staff.ts';
export { createMember, seedMember } from './members/create-member.ts';
export type { Documents } from './ports.ts';
export { staffRoom } from './room.ts';
