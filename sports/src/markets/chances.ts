/** How an outcome can end. The rest is lost. They add up to at most 1. */
export interface Chances {
  won: number;
  halfWon: number;
  void: number;
  halfLost: number;
}
