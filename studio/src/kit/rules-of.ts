/** The rules a round was opened with; nothing where this release does not have them, be it too new or too old. */
export function rulesOf<Game extends { version: number; earlier?: readonly Game[] }>(
  game: Game,
  version: number,
): Game | undefined {
  return [game, ...(game.earlier ?? [])].find((rules) => rules.version === version);
}
