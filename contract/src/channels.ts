import type { ContentChange } from './content.ts';
import type { FixtureChannel, FixtureFrame, SportLiveChannel, SportLiveFrame } from './fixture-frames.ts';
import type { PlayerStatus } from './identity/player.ts';
import type { Jackpot, JackpotAward } from './jackpots.ts';
import type { LiveTable } from './live-rounds.ts';
import type { TournamentStatus } from './tournaments.ts';
import type { Account } from './wallet.ts';

/** Channels anyone may listen to, guests included. */
export const publicChannels = ['public:wins', 'public:jackpots_changes', 'public:content_changes'] as const;

/** Channels of the tables with shared rounds, as public as those above: only who sits at a table listens to its own. */
export const tableChannels = [
  'public:live_crash',
  'public:live_money-wheel',
  'public:live_live-roulette',
  'public:live_live-baccarat',
] as const;

/** Channels of sport: one for each sport's list, one for each fixture; only who looks at them listens. */
export const sportChannel =
  /^public:sport_(live_(football|tennis|basketball|ice-hockey|table-tennis|esport|racing)|fixture_[1-9][0-9]{0,14})$/;

/** Channels of one player. On the wire the player's id follows after `#`. */
export const privateChannels = [
  'balance',
  'payments_changes',
  'payments_events',
  'payment_methods_updated',
  'bonuses_changes',
  'freespins_changes',
  'lootboxes_changes',
  'comps_award',
  'tournaments_statuses',
  'tournament_notifications',
  'personal_notifications',
  'game_limits',
  'groups_updates',
  'support_messages',
  'jackpot_win_award',
  'allsecure_notification',
  'sport_bets',
  '$analytics',
] as const;

export type TableChannel = (typeof tableChannels)[number];
export type PublicChannel = (typeof publicChannels)[number] | TableChannel | SportLiveChannel | FixtureChannel;
export type PrivateChannel = (typeof privateChannels)[number];
export type LiveChannel = PublicChannel | PrivateChannel;

export interface PublicPayloads
  extends Record<TableChannel, LiveTable>,
    Record<SportLiveChannel, SportLiveFrame>,
    Record<FixtureChannel, FixtureFrame> {
  'public:wins': {
    player: { nickname: string };
    round: { bet: number; win: number; currency: string };
    game: { identifier: string; title: string };
  };
  'public:jackpots_changes': Jackpot;
  'public:content_changes': ContentChange;
}

export interface PrivatePayloads {
  balance: Account;
  payments_changes: {
    id: number;
    amount_cents: number;
    currency: string;
    action: 'deposit' | 'cashout';
    payment_system: string;
    recallable: boolean;
    created_at: string;
    finished_at: string | null;
    success: boolean;
    state?: string;
    cancellation_reason?: string;
  };
  payments_events: {
    id: number;
    action: 'deposit' | 'cashout';
    event: string;
    amount_cents: number;
    currency: string;
  };
  payment_methods_updated: { currency?: string };
  /** The full gift and lootbox types belong to rooms above this one; here they are known by their id. */
  bonuses_changes: { id: number; title: string; stage: string; [field: string]: unknown };
  freespins_changes: { id: number; title: string; stage: string; [field: string]: unknown };
  lootboxes_changes: { id: number; title: string; stage: string; [field: string]: unknown };
  comps_award: { chargeable: { points: number }; persistent: { points: number } };
  tournaments_statuses: TournamentStatus[];
  tournament_notifications: {
    event:
      | 'tournament_started'
      | 'tournament_starts_soon'
      | 'player_joined_leaderboard'
      | 'player_kicked_from_leaderboard';
    id: number;
    title: string;
    start_at: string;
    end_at: string;
    award_place?: number;
    previous_place?: number;
  };
  /** `key`: of what it tells; a page that has learned of it another way does not show it twice. */
  personal_notifications: { id: number; title: string; text: string; key?: string };
  /**
   * `limit_reached`: a limit is used up, real games close. `limit_changed`: read the limits again. `session_over`: the
   * time of this session is over. `excluded`: a break or exclusion has begun.
   */
  game_limits: {
    reason: 'trigger_reality_check' | 'limit_reached' | 'limit_changed' | 'session_over' | 'excluded';
    type?: string;
    period?: string;
  };
  /** The player's statuses as they are now, exactly as `GET /api/player` has them. */
  groups_updates: PlayerStatus[];
  /** Something happened in the player's conversation: read it. What was said travels with the call, not here. */
  support_messages: { last_number: number; unread: number; staff_typing: boolean };
  jackpot_win_award: JackpotAward;
  allsecure_notification: { payment_id: number; status: string; url?: string };
  /** A bet or a waiting bet has changed, or the slip (`state: 'slip'`), or what may be used on it (`offer`): read it. */
  sport_bets: { bet_id: string | null; request_id: string | null; state: string };
  $analytics: { event: string; params: Record<string, unknown> };
}

/** On the sport's own channel, `$private:{locale}.platform_user.{player id}`: something for bets was given. */
export interface SportEvent {
  event_name: 'bonus_issued';
  message: { type: string; id: string };
}
