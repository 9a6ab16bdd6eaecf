import { CallFailed } from '@halley/contract/client';
import type { MessageKey } from '../i18n/index.ts';

const texts: Record<string, MessageKey> = {
  'document.too_large': 'verification.error.large',
  PAYLOAD_TOO_LARGE: 'verification.error.large',
  'document.type_not_allowed': 'verification.error.type',
  'document.unreadable': 'verification.error.unreadable',
  'document.active_content': 'verification.error.active',
  'document.too_many': 'verification.error.many',
  'document.too_many_today': 'verification.error.today',
  'document.approved': 'verification.error.approved',
  'document.another_asked': 'verification.error.asked',
  RATE_LIMITED: 'verification.error.wait',
  UNAUTHENTICATED: 'verification.error.session',
};

/** The words for a refusal; whatever is not a refusal of ours is the way there. */
export function errorText(error: unknown): MessageKey {
  if (!(error instanceof CallFailed)) return 'verification.error.network';
  return (Object.hasOwn(texts, error.code) ? texts[error.code] : undefined) ?? 'verification.error.other';
}
