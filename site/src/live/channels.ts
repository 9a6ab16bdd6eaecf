/** The channels of the contract, by the names the rest of the site knows them by. */
export const publicChannels = ['public:wins', 'public:jackpots_changes'] as const;

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
  'jackpot_win_award',
  'allsecure_notification',
  '$analytics',
] as const;

export type LiveChannel = (typeof publicChannels)[number] | (typeof privateChannels)[number];
