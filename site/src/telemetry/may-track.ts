/** The one gate before analytics, session recording, push and traces of campaigns: machines are not followed. */
export function mayTrack({ isBot }: { isBot: boolean }): boolean {
  return !isBot;
}
