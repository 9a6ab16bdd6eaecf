export { waitingCases } from './cases/case-store.ts';
export { createProtectionDesk, type ProtectionDesk } from './create-protection-desk.ts';
export { protectionRoom } from './room.ts';
export { usualRules } from './rules/usual-rules.ts';
