import type { House } from './create-house.ts';
import { rankGames, sweepPurses } from './games/index.ts';
import { type Database, type Log, sweepKit } from './kit/index.ts';
import type { Cron, Tasks } from './kit/jobs/index.ts';
import type { Mailer } from './kit/mail/index.ts';
import { runAudit } from './run-audit.ts';
import { rollUpHouse } from './wallet/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface TaskOptions {
  database: Database;
  house: House;
  mail: Mailer;
  log: Log;
}

/** What background jobs do. */
export function tasks({ database, house, mail, log }: TaskOptions): Tasks {
  return {
    ...house.identity.tasks,
    ...house.verification.tasks,
    ...house.staff.tasks,
    ...house.jackpots.tasks,
    ...house.payments.tasks,
    ...house.limits.tasks,
    ...house.content.tasks,
    'telemetry.sweep': async () => {
      await house.telemetry.sweep();
      await house.analytics.sweep();
    },
    ...house.notifications.tasks,
    ...house.support.tasks,
    'mail.send': async (payload) => {
      const waiting = house.mails.open(payload);
      await mail.send(await house.hosts.dress(waiting, await house.identity.hostOf(waiting.to)));
    },
    'kit.sweep': () => sweepKit(database),
    'wallet.roll_up': () => rollUpHouse(database),
    'wallet.audit': async () => {
      const { findings, trail } = await runAudit(database);
      // The head goes to the log, out of reach of whoever could cut the end of the trail off.
      if (findings.length > 0) log.error({ findings, trail: trail.head }, 'the audit found the books at odds');
      else log.info({ trail: trail.head }, 'the audit found the books in order');
    },
    'config.load_rates': () => house.loadRates(),
    'wagers.sweep': async () => void (await house.sweepRounds()),
    'games.mind_play': () => house.playSession.mind(),
    'games.mind_free_rounds': () => house.freeRounds.mind(),
    'games.watch_returns': () => house.returns.watch(),
    'games.rank': () => rankGames(database, new Date()),
    'games.sweep_providers': () => house.providers.sweep(),
    'games.sweep_purses': async () => {
      await sweepPurses(database, new Date(Date.now() - dayMs));
      await house.live.sweep(new Date(Date.now() - dayMs));
    },
  };
}

export const crons: readonly Cron[] = [
  { task: 'wallet.roll_up', at: '* * * * *' },
  { task: 'kit.sweep', at: '43 * * * *' },
  { task: 'wallet.audit', at: '17 3 * * *' },
  { task: 'config.load_rates', at: '*/15 * * * *' },
  { task: 'wagers.sweep', at: '*/10 * * * *' },
  { task: 'games.sweep_purses', at: '7 * * * *' },
  { task: 'games.sweep_providers', at: '* * * * *' },
  { task: 'games.mind_play', at: '* * * * *' },
  { task: 'games.watch_returns', at: '11 * * * *' },
  { task: 'games.rank', at: '23 * * * *' },
  { task: 'games.mind_free_rounds', at: '*/10 * * * *' },
  { task: 'payments.sweep', at: '* * * * *' },
  // When the day is over everywhere a provider may keep its books.
  { task: 'payments.reconcile', at: '37 13 * * *' },
  { task: 'limits.mind', at: '* * * * *' },
  { task: 'notifications.sweep', at: '*/10 * * * *' },
  { task: 'identity.forget_challenges', at: '*/10 * * * *' },
  { task: 'verification.sweep', at: '23 4 * * *' },
  { task: 'identity.sweep', at: '29 * * * *' },
  { task: 'support.sweep', at: '41 * * * *' },
  { task: 'staff.sweep', at: '23 * * * *' },
  { task: 'telemetry.sweep', at: '13 4 * * *' },
];
