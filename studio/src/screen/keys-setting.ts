const storageKey = 'halley-game:keys';

/** Keys of one letter can be in the way of speech input: a player can switch all of them off. */
export function keysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function setKeysOn(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // On again at the next visit, no more.
  }
}
