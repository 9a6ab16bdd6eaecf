import { type ComponentType, lazy } from 'react';
import type { Load, ModalName, PopupName, SiteRoom } from '../page/index.ts';
import { rooms } from './rooms.ts';

function gather<Name extends string>(of: (room: SiteRoom) => Partial<Record<Name, Load>> | undefined) {
  const entries = rooms.flatMap((room) => Object.entries<Load>((of(room) ?? {}) as Record<string, Load>));
  return Object.fromEntries(entries.map(([name, load]) => [name, lazy(load)])) as unknown as Record<
    Name,
    ComponentType
  >;
}

/** Every modal that has an address: adding one is a line in its room's `register.ts`, one in `modal-address.ts` and its route. */
export const modals = gather<ModalName>((room) => room.modals);

/** Modals without one: a line in `register.ts` and a name in `create-popups.ts`. */
export const popupMap = gather<PopupName>((room) => room.popups);
