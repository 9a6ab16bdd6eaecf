import type { Mail, SealedMail } from '../mail/mail.ts';

/** Every background job by name, with what it is told. A new job is a line here and a task where jobs are started. */
export interface JobPayloads {
  'mail.send': SealedMail | Mail;
  'kit.sweep': Record<string, unknown>;
  /** Parts of tables that are cut by time: made ahead, archived and dropped. */
  'kit.keep_parts': Record<string, unknown>;
  'wallet.roll_up': Record<string, unknown>;
  'wallet.audit': Record<string, unknown>;
  /** The ends of the homes' trails go into that of the house. */
  'audit.seal_homes': Record<string, unknown>;
  'config.load_rates': Record<string, unknown>;
  'wagers.sweep': Record<string, unknown>;
  'games.sweep_purses': Record<string, unknown>;
  'games.sweep_providers': Record<string, unknown>;
  'games.mind_play': Record<string, unknown>;
  'games.watch_returns': Record<string, unknown>;
  'games.rank': Record<string, unknown>;
  'games.mind_free_rounds': Record<string, unknown>;
  /** Asks a provider to give free rounds of a gift, or to take them back. */
  'games.ask_provider': { freeRoundsId: string; attempt: number };
  'identity.forget_challenges': Record<string, unknown>;
  'verification.sweep': Record<string, unknown>;
  'identity.sweep': Record<string, unknown>;
  /** These three are told an address whether or not it has an account: only the job finds out. */
  'identity.tell_locked': { email: string };
  'identity.send_password_reset': { email: string };
  'identity.send_confirmation': { email: string };
  /** Something has come due: open pages are told. */
  'content.announce': { kind: string; key: string };
  /** Adds what the journals say since the last time to the read models. */
  'reports.feed': Record<string, unknown>;
  'reports.forget': Record<string, unknown>;
  'staff.sweep': Record<string, unknown>;
  /** Reports that are due by their schedules. */
  'staff.send_reports': Record<string, unknown>;
  /** Tells staff what waits too long, and where a second person is wanted. */
  'staff.remind': Record<string, unknown>;
  'telemetry.sweep': Record<string, unknown>;
  'support.sweep': Record<string, unknown>;
  /** Price histories of simulated fixtures that are over for long. */
  'fixtures.sweep': Record<string, unknown>;
  /** Bets whose time to wait is over, and limits as open bets have them. */
  'sportsbook.sweep': Record<string, unknown>;
  /** Decided bets that a release before has left on the list of open ones. */
  'sportsbook.tidy': Record<string, unknown>;
  'sportsbook.watch': Record<string, unknown>;
  'limits.mind': Record<string, unknown>;
  /** Days of players that changed, and signs that have lapsed. */
  'protection.mind': Record<string, unknown>;
  'bonuses.mind': Record<string, unknown>;
  /** Ends, periods, birthdays and costs of promotions. */
  'promotions.mind': Record<string, unknown>;
  /** Reviews that nobody has decided in time. */
  'promotions.decide_reviews': Record<string, unknown>;
  'promotions.count_segments': Record<string, unknown>;
  /** Counts the next players of a segment. */
  'campaigns.count': { segmentId: number };
  /** Campaigns that begin or are over, and journeys whose next step is due. */
  'campaigns.advance': Record<string, unknown>;
  /** Assigns and reaches the next players of a campaign. */
  'campaigns.send': { campaignId: number };
  'campaigns.count_all': Record<string, unknown>;
  'campaigns.measure': Record<string, unknown>;
  /** Breaks that are over, points that have run out. */
  'loyalty.mind': Record<string, unknown>;
  /** Super days of adventures, and adventures that are over. */
  'vip.mind': Record<string, unknown>;
  /** One try to tell a partner's server. */
  'partners.postback': { postbackId: number };
  /** Months of partners that are over, and the day before for whoever wants to be told of it. */
  'partners.close': Record<string, unknown>;
  /** Contests that begin, settle or are over. */
  'tournaments.advance': Record<string, unknown>;
  /** Lotteries whose tickets are over, and draws that are due. */
  'lotteries.advance': Record<string, unknown>;
  /** Contests of the demo: what is planned for now is there. */
  'demo.contests': Record<string, unknown>;
  'jackpots.announce': { jackpotId: number };
  /** Stakes that nobody was told of. */
  'jackpots.remind': Record<string, unknown>;
  /** Does what comes next for a payment. */
  'payments.mind': { paymentId: number };
  'payments.sweep': Record<string, unknown>;
  'payments.reconcile': Record<string, unknown>;
  /** Carries results of a fixture into the bets of a shard of players. */
  'sportsbook.settle': { fixtureId: number; shard: number };
  /** Writes a message to the next batch of those it is for. */
  'notifications.fan_out': { broadcastId: number; afterPlayerId: number };
  /** One message to one browser. */
  'notifications.push': { notificationId: number; subscriptionId: number };
  'notifications.sweep': Record<string, unknown>;
}

export type JobName = keyof JobPayloads;

export interface JobRun {
  /** 1 the first time. */
  attempt: number;
  /** Set when the process is shutting down and the job takes too long. */
  signal: AbortSignal | undefined;
}

export type Tasks = { [N in JobName]: (payload: JobPayloads[N], run: JobRun) => Promise<void> };
