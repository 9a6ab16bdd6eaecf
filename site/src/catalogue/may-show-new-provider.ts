import { groupIdsOf, newProviderGroup, newProviderShownGroup } from '@halley/contract/groups';

export function mayShowNewProvider(
  player: { statuses: readonly { id: string | number }[] } | null,
  { shown, excluded }: { shown: boolean; excluded: boolean },
): boolean {
  const groups = groupIdsOf(player?.statuses ?? []);
  // Whoever is in a break is told of no new games (PP-27).
  return !shown && !excluded && groups.includes(newProviderGroup) && !groups.includes(newProviderShownGroup);
}
