import { useLocation, useMatches } from 'react-router';
import { locales } from '../i18n/index.ts';
import { useRootData } from '../session/index.ts';
import type { Seo } from './seo.ts';
import { useHandle } from './use-handle.ts';

/** Pages mark themselves with `export const handle = { noindex: true }`. */
export interface PageHandle {
  noindex?: boolean;
  /** Nothing round the page. */
  bare?: boolean;
  /** The page has a primary button of its own: the shell's step back. */
  ownPrimary?: boolean;
  /** On a phone the page begins with a whole screen of its own: the shell steps aside. By what the page's loader has said. */
  wholePhone?: (loaderData: unknown) => boolean;
  /** Nothing can be done here without script: it is asked for at once. By what the page's loader has said. */
  scriptFirst?: (loaderData: unknown) => boolean;
}

const deepestIndexed = 3;

/** Machines read the document as it was sent: what only they read never comes to a browser as script. */
const MachineHead = import.meta.env.SSR ? (await import('./MachineHead.tsx')).MachineHead : undefined;

/** Canonical address, the same page in other languages, and whether a search engine may keep it. */
export function PageLinks() {
  const data = useRootData();
  const { pathname, search } = useLocation();
  const seo = (useMatches().at(-1)?.loaderData as { seo?: Seo } | undefined)?.seo;
  const noindex = useHandle('noindex') || seo?.noindex;
  const segments = pathname.split('/').filter(Boolean);
  const hidden =
    !data?.isKnownHost || data.guestMode || data.locale === 'en-KW' || segments.length > deepestIndexed || noindex;
  const path = pathname === '/' ? '' : pathname;
  // The pages of a list are pages of their own; what else stands in a query is a view of the same one.
  const page = /[?&](page=[1-9]\d*)\b/.exec(search)?.[1];
  const address = (prefix: string) => `${data?.origin}${prefix && `/${prefix}`}${path}${page ? `?${page}` : ''}` || '/';
  return (
    <>
      {MachineHead && data && <MachineHead data={data} seo={seo} address={address(data.prefix)} hidden={!!hidden} />}
      {hidden || !data ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(data.prefix)} />
          <link rel="alternate" hrefLang="x-default" href={address('')} />
          {data.locales
            .filter((code) => code !== 'en-KW' && code in locales)
            .map((code) => (
              <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
            ))}
        </>
      )}
    </>
  );
}
