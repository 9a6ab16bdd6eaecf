import { machineEntry } from '../machine-entry.ts';
import { cometRun } from './comet-run/machine.ts';
import { frostWolf } from './frost-wolf/machine.ts';

/** Every machine. Adding one is a folder, a line here and one in `words.ts`. */
export const machineEntries = {
  'comet-run': machineEntry(cometRun),
  'frost-wolf': machineEntry(frostWolf),
};

export type MachineId = keyof typeof machineEntries;
export const machineIds = Object.keys(machineEntries) as MachineId[];
