export { checkExport, NoExport } from './check-export.ts';
export { recordEvents, sealWritten } from './consumers.ts';
export type { Actor, SignificantEvent } from './entry.ts';
export { BrokenChain, type ExportFormat, exportFormats, exportTrail } from './export-trail.ts';
export { largeWins } from './large-win.ts';
export { type EntryFilter, listEntries } from './list-entries.ts';
export { sealEntries } from './seal-entries.ts';
export { type TrailReport, verifyTrail } from './verify-trail.ts';
export { writeSignificant } from './write-significant.ts';
