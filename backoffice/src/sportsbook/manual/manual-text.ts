import type { StaffManualResult } from '@halley/contract';
import { sportsbookWords as own } from '../words.ts';

/** What somebody proposes; titles of outcomes where their market is at hand. */
export function manualText(
  { kind, market, market_title: name, outcomes }: StaffManualResult,
  titleOf: (outcome: string) => string = (outcome) => outcome.replaceAll('_', ' '),
): string {
  const title = name ?? market ?? own.everything;
  if (kind === 'void' || !outcomes) return own.voidOf(title);
  const said = Object.entries(outcomes).filter(([, result]) => result !== 'lost');
  return own.settleOf(title, said.map(([id, result]) => `${titleOf(id)} ${own.results[result]}`).join(', '));
}
