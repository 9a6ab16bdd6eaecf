export { auditPartners } from './audit-partners.ts';
export { createPartnerDesk, type PartnerDesk } from './create-partner-desk.ts';
export { partnersRoom } from './room.ts';
