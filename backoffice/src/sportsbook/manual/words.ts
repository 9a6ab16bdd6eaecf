import type { StaffManualResult } from '@halley/contract';

const kinds: Readonly<Record<StaffManualResult['kind'], string>> = { settle: 'Settlement', void: 'Void' };

/** The texts about results by hand of all fixtures. */
export const manualWords = {
  kinds,
  because: (who: string, reason: string) => `${who}: “${reason}”`,
  bets: 'Bets that it touches',
  pays: 'Paid to players more',
  takesBack: 'Taken back from players',
  waiting: 'Waiting for a second person',
  noWaiting: 'Nothing waits for a second person. A result by hand is proposed on the page of its event.',
  text: 'Who proposes a result or a void does not agree to it. What it moves is computed by the functions that settle; nothing has moved before.',
  decided: 'Decided',
  noDecided: 'Nothing has been decided yet.',
};
