import type { AuthError } from '@halley/contract';
import { Note } from '@halley/ui/Card.tsx';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { authProviderName } from './provider-name.ts';

const texts: Record<AuthError, MessageKey> = {
  cancelled: 'social.authError.cancelled',
  failed: 'social.authError.failed',
  expired: 'social.authError.expired',
  unavailable: 'social.authError.unavailable',
  region: 'social.authError.region',
  registration_region: 'social.authError.registration_region',
  email_not_verified: 'social.authError.email_not_verified',
  account_exists: 'social.authError.account_exists',
  taken: 'social.authError.taken',
  too_many: 'social.authError.too_many',
  locked: 'social.authError.locked',
  blocked: 'social.authError.blocked',
  licence: 'social.authError.licence',
  reauthenticate: 'social.authError.reauthenticate',
  two_factor: 'social.authError.two_factor',
};

export function isAuthError(code: string | null): code is AuthError {
  return code !== null && Object.hasOwn(texts, code);
}

export interface AuthErrorNoteProps {
  /** The query of the address: anybody may have written it. */
  query: URLSearchParams;
  houses: readonly { name: string }[];
}

/** Why another account did not open the door. */
export function AuthErrorNote({ query, houses }: AuthErrorNoteProps) {
  const say = useSay();
  const code = query.get('auth_error');
  if (!isAuthError(code)) return null;
  const house = houses.find(({ name }) => name === query.get('provider'));
  return (
    <div role="alert">
      <Note tone={code === 'cancelled' ? 'info' : 'danger'}>
        {say(texts[code], { house: house ? authProviderName(house.name) : say('social.house') })}
      </Note>
    </div>
  );
}
