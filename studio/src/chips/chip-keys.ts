import type { MessageKey } from '../messages/index.ts';

/** The keys of a tray, for the help. */
export const chipKeys: { keys: string[]; does: MessageKey }[] = [
  { keys: ['← ↑ → ↓'], does: 'studio.chips.keys.move' },
  { keys: ['1 … 6'], does: 'studio.chips.keys.choose' },
  { keys: ['U', '⌫'], does: 'studio.chips.undo' },
  { keys: ['C'], does: 'studio.chips.clear' },
  { keys: ['D'], does: 'studio.chips.double' },
  { keys: ['R'], does: 'studio.chips.repeat' },
  { keys: ['Del'], does: 'studio.chips.keys.lift' },
];
