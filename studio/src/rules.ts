import { diceRules } from './dice/rules-content.ts';
import type { GameId } from './games.ts';
import { hiloRules } from './hilo/rules-content.ts';
import type { RulesFormat, RulesSection } from './kit/rules-content.ts';
import { type MachineId, machineIds, machines } from './slots/machines/index.ts';
import { slotRules } from './slots/rules-content.ts';

/** Rules, pay table, return and limits of every game, for a page that needs no account (PP-07). */
export const gameRules: Record<GameId, (format: RulesFormat) => RulesSection[]> = {
  dice: diceRules,
  hilo: hiloRules,
  ...rulesOfMachines(),
};

function rulesOfMachines() {
  const rulesOf = (id: MachineId) => (format: RulesFormat) => slotRules(machines[id], format);
  return Object.fromEntries(machineIds.map((id) => [id, rulesOf(id)])) as Record<MachineId, ReturnType<typeof rulesOf>>;
}

export type { RulesFormat, RulesSection } from './kit/rules-content.ts';
