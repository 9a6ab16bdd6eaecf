/** How long a banner stays before the next one comes. */
export const autoplayMs = 10_000;

/** A page that runs on a pretended API (tests, design): nothing in it moves by itself. */
export const isMockMode = ['test', 'mock'].includes(import.meta.env.MODE);

export interface AutoplayFacts {
  isMock: boolean;
  /** How many places the row can stand at. */
  stops: number;
  /** The visitor has clicked pause. */
  isStopped: boolean;
  isHovered: boolean;
  isFocused: boolean;
  isHidden: boolean;
  wantsLessMotion: boolean;
}

/** Banners go on by themselves only while nobody minds (WCAG 2.2.2). */
export function isMoving(facts: AutoplayFacts): boolean {
  const { isMock, stops, isStopped, isHovered, isFocused, isHidden, wantsLessMotion } = facts;
  return stops > 1 && !isMock && !isStopped && !isHovered && !isFocused && !isHidden && !wantsLessMotion;
}
