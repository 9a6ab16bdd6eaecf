/** How many wait for less than a quarter of the promise, than half, than all of it, and how many for longer. */
export function agesOf(since: readonly Date[], promiseSeconds: number, now: Date): [number, number, number, number] {
  const ages: [number, number, number, number] = [0, 0, 0, 0];
  for (const at of since) {
    const part = (now.getTime() - at.getTime()) / 1000 / promiseSeconds;
    ages[part < 0.25 ? 0 : part < 0.5 ? 1 : part <= 1 ? 2 : 3] += 1;
  }
  return ages;
}
