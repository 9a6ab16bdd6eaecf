import { useLocation, useMatches } from 'react-router';
import { locales } from '../i18n/locales.ts';
import { useRootData } from './session.ts';

/** Pages mark themselves with `export const handle = { noindex: true }`. */
export interface PageHandle {
  noindex?: boolean;
}

const deepestIndexed = 3;

/** Canonical address, the same page in other languages, and whether a search engine may keep it. */
export function PageLinks() {
  const data = useRootData();
  const { pathname } = useLocation();
  const matches = useMatches();
  const segments = pathname.split('/').filter(Boolean);
  const hidden =
    !data ||
    data.locale === 'en-KW' ||
    segments.length > deepestIndexed ||
    matches.some(({ handle }) => (handle as PageHandle | undefined)?.noindex);
  if (hidden) return <meta name="robots" content="noindex" />;
  const path = pathname === '/' ? '' : pathname;
  const address = (prefix: string) => `${data.origin}${prefix && `/${prefix}`}${path}` || '/';
  return (
    <>
      <link rel="canonical" href={address(data.prefix)} />
      <link rel="alternate" hrefLang="x-default" href={address('')} />
      {data.locales
        .filter((code) => code !== 'en-KW' && code in locales)
        .map((code) => (
          <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
        ))}
    </>
  );
}
