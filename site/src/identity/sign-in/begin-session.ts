import type { Player } from '@halley/contract';

/** The browser did not keep the session's cookie: without it nobody can be logged in. */
export class SessionNotKept extends Error {
  override readonly name = 'SessionNotKept';
}

export interface SessionSteps {
  /** Opens the session: password, code, passkey, stored credentials or a new account. */
  signIn: () => Promise<unknown>;
  readPlayer: () => Promise<Player | { id?: undefined }>;
  /** What forms remember of whoever sat here before. */
  clearForms: () => void;
  /** Everything else about the player, and the way on. */
  loadUserData: (player: Player) => Promise<void>;
}

/** The order of every log-in: sign-in, then the profile, then the player's data. */
export async function beginSession({ signIn, readPlayer, clearForms, loadUserData }: SessionSteps): Promise<Player> {
  await signIn();
  clearForms();
  const player = await readPlayer();
  if (player.id === undefined) throw new SessionNotKept();
  await loadUserData(player);
  return player;
}
