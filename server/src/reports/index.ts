export { notingAudit } from './alerts/audit-note-store.ts';
export { auditReports, reportsOfDays } from './audit-reports.ts';
export { countDays } from './audit-store.ts';
export { createOverviewDesk, type OverviewDesk } from './create-overview-desk.ts';
export { writeReport } from './export/write-report.ts';
export { reportsRoom } from './room.ts';
export { createReportTables, type ReportTables } from './tables/create-tables.ts';
export { lastPeriod, nextDue } from './tables/span-of-days.ts';
export { readMovements, readStatement } from './tables/statement.ts';
