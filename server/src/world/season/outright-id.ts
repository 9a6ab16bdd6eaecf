/** `football-comet-s12-outright`: the competition and season are in the id, as they are in that of a fixture. */
export const outrightId = (competition: string, season: number): string => `${competition}-s${season}-outright`;

export function parseOutrightId(id: string): { competition: string; season: number } | undefined {
  const [, competition, season] = /^([a-z-]+)-s(\d{1,7})-outright$/.exec(id) ?? [];
  return competition ? { competition, season: Number(season) } : undefined;
}
