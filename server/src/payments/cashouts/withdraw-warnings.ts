import { type CashoutWarning, isMultiAccount, type ManageWithdrawConfig } from '@halley/contract';

export interface WarnedPlayer {
  country: string | null;
  verified: boolean;
  groups: readonly number[];
}

const concerns: Record<CashoutWarning, [keyof ManageWithdrawConfig, (player: WarnedPlayer) => boolean]> = {
  unverified: ['unverifiedUsersGeo', ({ verified }) => !verified],
  documents: ['kycAlert', () => true],
  several_accounts: ['multiAccAlert', ({ groups }) => isMultiAccount(groups)],
};

/** What a player is told before a withdrawal begins (PP-19): each where the operator has switched it on. */
export function warningsIn(document: ManageWithdrawConfig, player: WarnedPlayer): CashoutWarning[] {
  const names = Object.keys(concerns) as CashoutWarning[];
  return names.filter((name) => {
    const [key, concernsPlayer] = concerns[name];
    const { enabled, geos } = document[key];
    const isHere = geos.length === 0 || (player.country !== null && geos.includes(player.country));
    return enabled && isHere && concernsPlayer(player);
  });
}
