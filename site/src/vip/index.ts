export type { ShownAdventure } from './read-adventure.server.ts';
export { usePrizeText } from './use-prize-text.ts';
export { VipWidget } from './VipWidget.tsx';
