/** When the widget comes, counted from the beginning of the visit. */
export const surveyAppearsMs = 5 * 60_000;
/** So long before that its config, questions and script are fetched. */
export const prefetchAheadMs = 10_000;
/** Behind the moment itself: whatever else begins then comes first. */
export const startDelayMs = 500;

export interface Surroundings {
  isPlayer: boolean;
  pathname: string;
  /** Anything that asks for the visitor's attention: a modal with an address, or a popup. */
  hasModal: boolean;
}

/** Nobody is asked while they play, pay, or answer something else. */
export function mayShowSurvey({ isPlayer, pathname, hasModal }: Surroundings): boolean {
  return isPlayer && !hasModal && !/^\/play\//.test(pathname);
}
