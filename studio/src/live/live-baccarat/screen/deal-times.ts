/** When each card lies on the table, since the recorded start: the third ones are waited for. */
const CARDS_AT_MS = [400, 1_000, 1_600, 2_200, 3_500, 4_900];
/** From the last card to the word who has won. */
const SAID_MS = 1_100;

/** When a coup of so many cards has been told. */
export const toldAfterMs = (cards: number) => (CARDS_AT_MS[cards - 1] ?? 0) + SAID_MS;

/** How many events of a coup everybody has seen at a moment: its cards, and at the end its result. */
export function seenAfter(cards: number, elapsedMs: number): number {
  if (elapsedMs >= toldAfterMs(cards)) return cards + 1;
  return CARDS_AT_MS.slice(0, cards).filter((atMs) => elapsedMs >= atMs).length;
}
