/** What rooms above do when a player leaves: `register.ts` of a room names it, the shell hands it over. */
export const leaving: Record<'forget' | 'signedOut', (() => Promise<unknown>)[]> = {
  /** Whenever a session is forgotten: what the browser keeps outside of `storage`. */
  forget: [],
  /** After a log-out on this page, before it is loaded anew. */
  signedOut: [],
};
