import { Icon } from '@halley/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isLocale, localeOf, useSay } from '../i18n/index.ts';
import { Popover, popoverRowClass, withoutModal } from '../page/index.ts';
import { useRootData } from '../session/index.ts';

export interface LanguageMenuProps {
  id: string;
  place: 'header' | 'sidebar';
  children: ReactNode;
}

async function keepChoice(event: MouseEvent<HTMLAnchorElement>, locale: string) {
  event.preventDefault();
  const { href } = event.currentTarget;
  const { keepLanguage } = await import('./keep-language.ts');
  await keepLanguage(locale, href);
}

/** Links to the same page in each language. The server keeps the choice in a cookie; the page is loaded anew. */
export function LanguageMenu({ id, place, children }: LanguageMenuProps) {
  const say = useSay();
  const data = useRootData();
  const { pathname, search } = withoutModal(useLocation());
  const path = pathname === '/' ? '' : pathname;
  const codes = (data?.locales ?? []).filter((code) => isLocale(code) && !localeOf(code).fake);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-xs font-semibold text-text-soft hover:text-text"
      >
        <span className="sr-only">{say('shell.language')} </span>
        {children}
      </button>
      <Popover id={id} place={place} label={say('shell.languages')}>
        {codes.map((code) => (
          <a
            key={code}
            href={`/${data?.guestMode ? 'guest/' : ''}${code}${path}${search}`}
            // The server shows a player the player's own language: it must know of the change before the page is asked for.
            onClick={data?.player ? (event) => void keepChoice(event, code) : undefined}
            lang={code}
            hrefLang={code}
            aria-current={code === data?.locale ? 'true' : undefined}
            className={popoverRowClass}
          >
            <span className="flex-1">{localeOf(code).name}</span>
            {code === data?.locale && <Icon name="check" size="small" className="text-ice" />}
          </a>
        ))}
      </Popover>
    </>
  );
}
