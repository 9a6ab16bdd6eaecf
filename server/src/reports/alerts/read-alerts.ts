import type { GameReturns, ReportAlert } from '@halley/contract';
import type { FixturesRoom } from '../../fixtures/index.ts';
import type { Clock, Database, Queryable } from '../../kit/index.ts';
import { countJobs, oldestDueJob } from '../../kit/jobs/index.ts';
import { readPaymentPace } from '../../payments/index.ts';
import { readFedAt } from '../feed/feed-store.ts';
import { readLastAudit } from './audit-note-store.ts';
import { judgePayments } from './judge-payments.ts';

export interface AlertPorts {
  database: Database;
  clock: Clock;
  returns: { read(db: Queryable): Promise<GameReturns[]> };
  fixtures: Pick<FixturesRoom, 'listProducers'>;
}

const minuteMs = 60_000;
const paymentsSinceMs = 60 * minuteMs;
const feedLateMs = minuteMs;
const jobsLateMs = 5 * minuteMs;
const reportsLateMs = 5 * minuteMs;

/** What somebody should look at, what costs money first. Last, that the books agree, with the time of the look. */
export async function readAlerts({ database, clock, returns, fixtures }: AlertPorts): Promise<ReportAlert[]> {
  const now = clock.now();
  const at = now.toISOString();
  const secondsSince = (then: Date) => Math.round((now.getTime() - then.getTime()) / 1000);
  const [audit, paces, games, feeds, jobs, due, fedAt] = await Promise.all([
    readLastAudit(database),
    readPaymentPace(database, new Date(now.getTime() - paymentsSinceMs)),
    returns.read(database),
    fixtures.listProducers(),
    countJobs(database),
    oldestDueJob(database),
    readFedAt(database),
  ]);
  const jobsLate = due && now.getTime() - due.getTime() > jobsLateMs ? secondsSince(due) : 0;
  const alerts: (ReportAlert | undefined)[] = [
    audit && audit.findings > 0
      ? { kind: 'audit', at: audit.at.toISOString(), findings: audit.findings, detail: audit.detail ?? '' }
      : undefined,
    ...judgePayments(paces, at),
    ...games.flatMap((game) => judgeGame(game, at)),
    ...feeds.flatMap(({ id, state, heardAt, movedAt }): ReportAlert[] => {
      if (state !== 'up') return [{ kind: 'feed', at: movedAt.toISOString(), feed: id, state }];
      const isLate = heardAt !== null && now.getTime() - heardAt.getTime() > feedLateMs;
      return isLate ? [{ kind: 'feed', at: heardAt.toISOString(), feed: id, state: 'late' }] : [];
    }),
    jobs.failed > 0 || jobsLate > 0 ? { kind: 'jobs', at, failed: jobs.failed, late_s: jobsLate } : undefined,
    fedAt && now.getTime() - fedAt.getTime() > reportsLateMs
      ? { kind: 'reports_late', at: fedAt.toISOString(), late_s: secondsSince(fedAt) }
      : undefined,
    audit?.findings === 0 ? { kind: 'books_agree', at: audit.at.toISOString() } : undefined,
  ];
  return alerts.filter((alert) => alert !== undefined);
}

/** By its last day, or by all thirty where the day says nothing. */
function judgeGame({ game, title, long_run, days }: GameReturns, at: string): ReportAlert[] {
  const outside = [days.at(-1), long_run].find((judged) => judged?.state === 'above' || judged?.state === 'below');
  if (!outside) return [];
  const { rounds, actual, theoretical: expected, tolerance } = outside;
  return [{ kind: 'game_return', at, game, title, rounds, actual, expected, tolerance }];
}
