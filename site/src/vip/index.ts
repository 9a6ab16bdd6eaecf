export type { ShownAdventure } from './read-adventure.server.ts';
export { VipWidget } from './VipWidget.tsx';
