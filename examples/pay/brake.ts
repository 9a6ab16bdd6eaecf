/** Lets so many through in a second, and a few seconds' worth at once. */
export function createBrake({ perSecond, now }: { perSecond: number; now: () => number }) {
  const most = perSecond * 5;
  let left = most;
  let seenAt = now();
  return {
    mayGoOn(): boolean {
      const at = now();
      left = Math.min(most, left + ((at - seenAt) / 1000) * perSecond);
      seenAt = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
