import { createAdventureDesk } from './adventures/desk.ts';
import type { VipPorts } from './ports.ts';

/** The VIP programme as the back office sees and moves it. */
export function createVipDesk(ports: Pick<VipPorts, 'clock' | 'geo' | 'gifts' | 'documents'>) {
  return { adventures: createAdventureDesk(ports) };
}

export type VipDesk = ReturnType<typeof createVipDesk>;
