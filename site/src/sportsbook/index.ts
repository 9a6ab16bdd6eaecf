export { Crest } from './lists/Crest.tsx';
export { FixtureState } from './lists/FixtureState.tsx';
export { useFollow } from './live/use-follow.ts';
export { useLiveCard } from './live/use-live-card.ts';
export { sportIcons } from './menu/sport-icons.ts';
