import { brandArt } from '@halley/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { readGiftSummary } from './bonuses/read-gift-summary.server.ts';
import { brandHead } from './brand/brand-head.server.ts';
import { Consent } from './consent/Consent.tsx';
import { siteContext } from './context/index.ts';
import { messagesOf } from './i18n/catalog.server.ts';
import { type MessageRoom, Speaks } from './i18n/index.ts';
import { guardWith } from './page/guards/guard.server.ts';
import { PageLinks } from './page/PageLinks.tsx';
import { UiWords } from './page/UiWords.tsx';
import { readAccounts, readPlayer } from './session/read-player.server.ts';
import type { RootData } from './session/root-data.ts';
import { session } from './session/session.ts';
import { Background } from './shell/Background.tsx';
import { Faces } from './shell/Faces.tsx';
import { LateScripts, StorageFallback } from './shell/LateScripts.tsx';
import { Modals } from './shell/Modals.tsx';
import { readChrome } from './shell/read-chrome.server.ts';
import { Shell } from './shell/Shell.tsx';
import stylesUrl from './styles.css?url';

const Preview = import.meta.env.SSR
  ? (await import('./preview/PreviewBar.tsx')).PreviewBar
  : lazy(() => import('./preview/PreviewBar.tsx').then((module) => ({ default: module.PreviewBar })));
const ErrorPage = import.meta.env.SSR
  ? (await import('./shell/ErrorPage.tsx')).ErrorPage
  : lazy(() => import('./shell/ErrorPage.tsx').then((module) => ({ default: module.ErrorPage })));

const usualIcons = [
  { rel: 'icon', href: brandArt['app-icon'], type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
];

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const site = context.get(siteContext);
  const { locale, locales, prefix, guestMode, origin, isKnownHost, mode } = site;
  const { country, tier, licence, may, flags, isBot, answered, frameParents, scriptHosts } = site;
  const [player, accounts, chrome, gifts] = await Promise.all([
    readPlayer(site),
    readAccounts(site),
    readChrome(site),
    readGiftSummary(site),
  ]);
  const asks = {
    cookies: !isBot && answered.cookies === undefined,
    australia: !isBot && flags.on.australia && !answered.australia,
  };
  // Words that few visitors need travel with those who do.
  const rooms: MessageRoom[] = ['shell', 'ui', 'error'];
  if (player) rooms.push('account');
  else if (!may.register || !may.signIn) rooms.push('guards');
  if (asks.cookies || asks.australia) rooms.push('consent');
  if (site.preview) rooms.push('preview');
  const { name: house, colours, icons } = site.brand;
  return {
    house,
    brand: brandHead({ colours, icons }),
    preview: site.preview,
    locale,
    locales,
    prefix,
    guestMode,
    origin,
    isKnownHost,
    mode,
    country,
    tier,
    licence,
    may,
    flags,
    isBot,
    asks,
    frameParents,
    scriptHosts,
    messages: messagesOf(locale, ...rooms),
    player,
    accounts: player && accounts,
    gifts,
    chrome,
    paymentsLibrary: player ? site.paymentsLibrary : undefined,
  };
}

/** Before every loader, for a page and for its data. */
export const middleware = [guardWith()];

/** Who is here does not change from page to page, only by log-in; then everything is loaded again. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  return session.changed || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={data?.locale ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Whoever has answered the notice of cookies has been here before. */}
        <Faces known={data?.asks.cookies === false && !data.isBot} />
        {/* First in line: a browser opens six connections, and nothing is drawn without it. */}
        <link rel="stylesheet" href={stylesUrl} />
        {data?.brand.style && <link rel="stylesheet" href={data.brand.style} />}
        <meta name="theme-color" content={data?.brand.colour ?? '#0b1020'} />
        {(data?.brand.icons ?? usualIcons).map((icon) => (
          <link key={icon.rel} {...icon} />
        ))}
        {data && <link rel="manifest" href={`/${data.locale}/manifest.webmanifest`} />}
        <Meta />
        <PageLinks />
        <Links />
      </head>
      <body>
        <Speaks locale={data?.locale ?? 'en'} messages={data?.messages ?? {}}>
          <UiWords>
            <Shell notice={data?.preview && <Preview />}>{children}</Shell>
            <Modals />
            <Consent />
            <Background />
          </UiWords>
        </Speaks>
        <StorageFallback />
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} error={error} />
    </Suspense>
  );
}
