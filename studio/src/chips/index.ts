export { Chip } from './Chip.tsx';
export { ChipTray } from './ChipTray.tsx';
export { chipColour } from './chip-values.ts';
export { type Chips, chipKeys, useChips } from './use-chips.ts';
