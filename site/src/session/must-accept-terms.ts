/** The terms have changed, or were never accepted: nothing goes on before they are. */
export function mustAcceptTerms(player: { auth_fields_missed: readonly string[] } | null): boolean {
  return player?.auth_fields_missed.includes('terms_acceptance') ?? false;
}
