/** What a role may allow. Each call of the back office names one. */
export const staffPermissions = [
  'players.read',
  'players.read_sensitive',
  'players.lock',
  'players.edit',
  'players.reset_two_factor',
  'documents.review',
  'audit.read',
  'staff.manage',
  'payments.read',
  'payments.decide',
  'payments.correct',
  'limits.read',
  'games.read',
  'games.manage',
  'providers.manage',
  'jackpots.manage',
  'support.answer',
  'bonuses.manage',
  'promotions.read',
  'promotions.manage',
  'promotions.approve',
  'sportsbook.read',
  'sportsbook.manage',
  'sportsbook.approve',
  'sportsbook.risk',
  'content.preview',
  'content.manage',
] as const;

export type StaffPermission = (typeof staffPermissions)[number];

/** The roles a house starts with; which permissions each has is data of the house. */
export const staffRoles = [
  'admin',
  'support',
  'verification',
  'payments',
  'auditor',
  'games',
  'trader',
  'head_trader',
  'risk',
] as const;
