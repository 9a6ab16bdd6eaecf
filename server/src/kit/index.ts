export { addressRange, isAddressOrRange, isInRanges } from './addresses.ts';
export type { AuthProviderSettings } from './auth-provider-settings.ts';
export type { BeaconSettings } from './beacon-settings.ts';
export { type Clock, manualClock, systemClock } from './clock.ts';
export { type BaseOptions, createBase } from './create-base.ts';
export { type CachedTable, createCachedTable } from './create-cached-table.ts';
export { createLoader } from './create-loader.ts';
export { csvLine, csvText, plainText, readCsvLines } from './csv.ts';
export { brokenConstraint, isTaken } from './database/broken-constraint.ts';
export { constantColumn } from './database/constant-column.ts';
export { createDatabase, type Database, type Queryable, type Row, type Tx } from './database/database.ts';
export { isDatabaseAway, isLockTimeout } from './database/is-away.ts';
export { listen } from './database/listen.ts';
export { isMigrated, MigrationError, migrate, readMigrations } from './database/migrate.ts';
export {
  afterAllPast,
  behindPlace,
  exactTime,
  isPastPlace,
  type PastPlace,
  type PastWanted,
  pastValues,
} from './database/past.ts';
export { type PerTransaction, perTransaction } from './database/per-transaction.ts';
export { followCopies, tellCachedTables } from './doubt-copies.ts';
export { createGrouper, type Grouper, type Outcome } from './grouping/create-grouper.ts';
export { readLayout } from './homes/home-layout.ts';
export { databasesOf, type Homes, homeOfId, homesApart, ofAllHomes, oneHome, otherHomesOf } from './homes/homes.ts';
export { splitHomes } from './homes/split-homes.ts';
export { contextOf, type ForbiddenCall, type MountOptions } from './http/answer-call.ts';
export { answerError } from './http/answer-errors.ts';
export { mountApiPage } from './http/api-page.ts';
export type { Context, PlayerContext, Principal, StaffContext, StaffPrincipal } from './http/context.ts';
export { cookiesOf } from './http/cookies-of.ts';
export { type AppOptions, createApp } from './http/create-app.ts';
export type { Handler, Handlers } from './http/handlers.ts';
export { mountHealth } from './http/health.ts';
export { createInnerCalls, type InnerCalls, isQuestion } from './http/inner-calls.ts';
export { type GatheredErrors, gatherErrors } from './http/invalid-fields.ts';
export { mountCalls } from './http/mount-calls.ts';
export { isPublicAddress, publicLookup } from './http/public-lookup.ts';
export { type CountCall, createCallCounter, createRateLimits, type RateLimits } from './http/rate-limit.ts';
export { inputHash, once } from './idempotency.ts';
export { inTurns } from './in-turns.ts';
export { InvariantError, invariant } from './invariant.ts';
export { keyFor } from './key-for.ts';
export { type KitTask, kitCrons, kitTasks } from './kit-tasks.ts';
export { createLog, type Log, silentLog } from './log.ts';
export { createMetrics, type Metrics, measureCalls, seldom } from './metrics.ts';
export type { NotifyPort } from './notify.ts';
export { openRedis } from './open-redis.ts';
export { type Consumer, type Event, outboxLag, step } from './outbox/follow.ts';
export { outboxParts } from './outbox/outbox-parts.ts';
export { type Outbox, startOutbox, startOutboxes } from './outbox/start-outbox.ts';
export { countTold, writeAndTell, writeEvents } from './outbox/write-events.ts';
export { keepParts } from './partitions/keep-parts.ts';
export { partsAhead } from './partitions/part-store.ts';
export { restoreArchive } from './partitions/restore-archive.ts';
export type { PaymentSettings, ProviderAccess } from './payment-settings.ts';
export { type Base, type BaseOfHomes, type CallGuard, type HttpBase, isWorker, type Room } from './room.ts';
export { createSealer, nonceBytes, type OlderLayout, type Sealer, tagBytes } from './sealer.ts';
export { deriveKey, deriveKeys, type Keys } from './secrets.ts';
export { type Role, readSettings, type Settings, SettingsError } from './settings.ts';
export { newTotpSecret, stepOfCode, totpAddress, totpSecretBytes, totpSecretText } from './totp.ts';
export { currentTrace, inSpan, traceHeaders } from './trace/span.ts';
export { inTraceOf, inTraceOrAlone } from './trace/trace-work.ts';
export { createVersions, type NewVersion, type Version, type Versions } from './versions/create-versions.ts';
export { type Queue, queueOf, type WaitingItem } from './waiting.ts';
