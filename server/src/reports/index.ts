export { auditReports } from './audit-reports.ts';
export { countDays } from './audit-store.ts';
export { reportsRoom } from './room.ts';
