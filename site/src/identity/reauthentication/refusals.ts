import type { RefusalCode } from '@halley/contract';
import type { MessageKey } from '../../i18n/index.ts';

/** What the server may refuse on this page, in words of this page. */
export const securityRefusals: Partial<Record<RefusalCode, MessageKey>> = {
  'login.locked': 'security.locked',
  'authentication_code.invalid': 'security.code.wrong',
  'two_factor.already_on': 'security.twoFactor.alreadyOn',
  'two_factor.not_on': 'security.twoFactor.notOn',
  'passkey.invalid': 'security.passkeys.refused',
  'passkey.too_many': 'security.passkeys.tooMany',
  'base.last_way_in': 'security.lastWayIn',
};
