import { createSlot, type SlotGame } from '../create-slot.ts';
import type { Machine } from '../machine.ts';
import { cometRun } from './comet-run/machine.ts';

/** Every machine. Adding one is a folder, its page and a line here. */
export const machines = { 'comet-run': cometRun } as const satisfies Record<string, Machine>;

export type MachineId = keyof typeof machines;
export const machineIds = Object.keys(machines) as MachineId[];

/** The same as games of the house. */
export const slotGames = Object.fromEntries(machineIds.map((id) => [id, createSlot(machines[id])])) as Record<
  MachineId,
  SlotGame
>;
