/**
 * How an outcome can end. The rest is lost. They add up to at most 1. Where places are shared or something is taken off the
 * winnings (`OutcomeResult`), `won` is the expected part of the stake that the price is paid on, and `void` the expected part
 * that comes back as it was: half of a dead heat counts as half won and half lost, a deduction of a tenth as nine tenths won
 * and a tenth void.
 */
export interface Chances {
  won: number;
  halfWon: number;
  void: number;
  halfLost: number;
}
