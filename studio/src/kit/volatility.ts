/** How much a game swings, by the deviation of one round. */
export function volatilityOf(deviation: number): 'low' | 'medium' | 'high' | 'very high' {
  if (deviation < 3) return 'low';
  if (deviation < 7) return 'medium';
  return deviation < 15 ? 'high' : 'very high';
}
