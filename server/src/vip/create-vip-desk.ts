import { createAdventureDesk } from './adventures/desk.ts';
import { type ClubPorts, createClubDesk } from './club/club-desk.ts';
import type { VipPorts } from './ports.ts';

/** The VIP programme as the back office sees and moves it. */
export function createVipDesk(ports: ClubPorts & Pick<VipPorts, 'geo' | 'gifts'>) {
  return { adventures: createAdventureDesk(ports), club: createClubDesk(ports) };
}

export type VipDesk = ReturnType<typeof createVipDesk>;
