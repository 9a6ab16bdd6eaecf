import type { HistoryKind, HistoryLine } from '@halley/contract';
import { type Currency, isCurrency } from '@halley/contract/money';
import type { MessageKey } from '../../i18n/index.ts';
import { type HistoryFilter, readHistoryFilter } from './history-filter.ts';

/** Which movements the address asks for. */
export interface AccountFilter extends Pick<HistoryFilter, 'from' | 'to'> {
  kind?: HistoryKind;
  currency?: Currency;
}

export const kindNames: Record<HistoryKind, MessageKey> = {
  deposit: 'history.kind.deposit',
  cashout: 'history.kind.cashout',
  play: 'history.kind.play',
  bonus: 'history.kind.bonus',
  jackpot: 'history.kind.jackpot',
  correction: 'history.kind.correction',
};

/** What makes no sense is left out: an address may have been written by anybody. */
export function readAccountFilter(search: URLSearchParams): AccountFilter {
  const { from, to } = readHistoryFilter(search);
  const kind = search.get('kind') ?? '';
  const currency = search.get('currency');
  return {
    ...(Object.hasOwn(kindNames, kind) && { kind: kind as HistoryKind }),
    ...(isCurrency(currency) && { currency }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

const reasonNames: Record<string, MessageKey> = {
  deposit: 'history.reason.deposit',
  demo_grant: 'history.reason.demo_grant',
  stake: 'history.reason.stake',
  win: 'history.reason.win',
  rollback: 'history.reason.rollback',
  reversal: 'history.reason.reversal',
  promo: 'history.reason.promo',
  hold: 'history.reason.hold',
  release: 'history.reason.release',
  capture: 'history.reason.capture',
  correction: 'history.reason.correction',
  jackpot: 'history.reason.jackpot',
  claim: 'history.reason.claim',
};
const ofHolds = new Set(['hold', 'release', 'capture']);

/** Money set aside for a bet is not a withdrawal; a word this edition does not know is a movement all the same. */
export function reasonName({ reason, kind }: Pick<HistoryLine, 'reason' | 'kind'>): MessageKey {
  if (kind === 'play' && ofHolds.has(reason)) return 'history.reason.bet';
  return (Object.hasOwn(reasonNames, reason) && reasonNames[reason]) || 'history.reason.other';
}
