import type { EmailCheckKey } from '@halley/contract';
import type { MessageKey } from '../../i18n/index.ts';

export interface EmailVerdict {
  /** `invalid` blocks, `risky` warns. */
  kind: 'valid' | 'risky' | 'invalid';
  words?: MessageKey;
  /** What was probably meant. */
  suggestion: string | null;
}

const words: Partial<Record<EmailCheckKey, MessageKey>> = {
  'IBIZA::INVALID::BLACKLISTED': 'identity.emailCheck.disposable',
  'IBIZA::INVALID::INVALID_DOMAIN': 'identity.emailCheck.domain',
  'IBIZA::INVALID::REJECTED_EMAIL': 'identity.emailCheck.rejected',
  'IBIZA::RISKY::NON_PERSONAL': 'identity.emailCheck.shared',
  'IBIZA::RISKY::INBOX_FULL': 'identity.emailCheck.full',
  'IBIZA::RISKY::TEMPORARY': 'identity.emailCheck.temporary',
  'IBIZA::RISKY::RISKY': 'identity.emailCheck.risky',
};

/** What the check of an address means for the form. A key of tomorrow is read by its middle word. */
export function emailVerdict(answer: { errors: { message: string }; suggestion: string | null }): EmailVerdict {
  const { message } = answer.errors;
  const found = Object.hasOwn(words, message) ? words[message as EmailCheckKey] : undefined;
  const { suggestion } = answer;
  if (message.includes('::INVALID::')) {
    return { kind: 'invalid', words: found ?? 'identity.emailCheck.rejected', suggestion };
  }
  // That the check took too long says nothing about the address.
  const risky = message.includes('::RISKY::') && message !== 'IBIZA::RISKY::TIMEOUT';
  return risky
    ? { kind: 'risky', words: found ?? 'identity.emailCheck.risky', suggestion }
    : { kind: 'valid', suggestion };
}
