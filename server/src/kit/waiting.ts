/** How much waits for people in a queue, and since when the oldest does. */
export interface Waiting {
  open: number;
  oldestAt: Date | null;
}
