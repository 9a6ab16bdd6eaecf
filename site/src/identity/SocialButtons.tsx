import { buttonClass } from '@halley/ui/Button.tsx';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { loadMessages, Speaks, useSay, useSpeech } from '../i18n/index.ts';
import { useModal, withoutModal } from '../page/index.ts';
import { useQuery } from '../query/index.ts';
import { useRootData } from '../session/index.ts';
import { AuthErrorNote, isAuthError } from './AuthErrorNote.tsx';
import { authProviderName } from './provider-name.ts';

interface House {
  name: string;
  url: string;
}

/**
 * Other accounts that open the door, for the forms of guests. Nothing is shown or loaded where the operator has set
 * none; a visitor who comes back without luck reads why.
 */
export function SocialButtons() {
  const houses = useQuery('listAuthProviders').data;
  const { query } = useModal();
  if (!houses || (houses.length === 0 && !isAuthError(query.get('auth_error')))) return null;
  return (
    <Suspense>
      <WithTexts houses={houses} />
    </Suspense>
  );
}

function WithTexts({ houses }: { houses: House[] }) {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'social'))}>
      <Buttons houses={houses} />
    </Speaks>
  );
}

function Buttons({ houses }: { houses: House[] }) {
  const say = useSay();
  const { query } = useModal();
  const target = useTarget();
  return (
    <div className="grid gap-3">
      <AuthErrorNote query={query} houses={houses} />
      {houses.length > 0 && (
        <>
          <p className="flex items-center gap-3 text-13 text-text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {say('social.or')}
          </p>
          <ul className="grid gap-2" aria-label={say('social.group')}>
            {houses.map(({ name, url }) => (
              <li key={name}>
                {/* Leaves the site: the router has no part in it. */}
                <a
                  href={`${url}?redirect=${encodeURIComponent(target)}`}
                  className={buttonClass({ look: 'outline', block: true })}
                >
                  {say('social.with', { house: authProviderName(name) })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Where the visitor wanted to go, else the page beneath. */
function useTarget(): string {
  const { query } = useModal();
  const prefix = useRootData()?.prefix;
  const { pathname, search } = withoutModal(useLocation());
  return query.get('redirect') ?? `${prefix ? `/${prefix}` : ''}${pathname}${search}`;
}
