/** A game of our own house is told the language, and which past round to play back; others have their own ways. */
export function frameAddress(
  launch: string,
  wish: { own: boolean; locale: string; replay: string | undefined; verify: boolean },
): string {
  if (!wish.own) return launch;
  const [path = '', given] = launch.split('?');
  const query = new URLSearchParams(given);
  query.set('locale', wish.locale);
  if (wish.replay) query.set('replay', wish.replay);
  if (wish.verify) query.set('verify', '1');
  return `${path}?${query}`;
}
