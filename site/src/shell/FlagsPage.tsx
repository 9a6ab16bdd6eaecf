import type { FlagName } from '@halley/contract';
import { Button, Card } from '@halley/ui';
import { useSyncExternalStore } from 'react';
import { titled } from '../brand/index.server.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { type PageHandle, pageMeta, SiteLink } from '../page/index.ts';
import { readFlagOverrides, resetFlags, subscribeToFlags, writeFlagOverride } from '../storage/index.ts';
import type { Route } from './+types/FlagsPage.ts';

export const handle: PageHandle = { noindex: true };

export function loader({ context }: Route.LoaderArgs) {
  const { locale, flags } = context.get(siteContext);
  const title = titled(sayIn(locale)('flags.title'));
  return { messages: messagesOf(locale, 'flags'), seo: { title, description: title }, flags: flags.on };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function FlagsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Flags given={loaderData.flags} />
    </Speaks>
  );
}

const none = {};

/** Every switch of the site, as this browser sees it. Switched by hand, it stays so here until it is reset. */
function Flags({ given }: { given: Readonly<Record<FlagName, boolean>> }) {
  const say = useSay();
  const own = useSyncExternalStore(subscribeToFlags, readFlagOverrides, () => none) as Partial<
    Record<FlagName, boolean>
  >;
  return (
    <div className="grid max-w-2xl gap-6">
      <header className="grid gap-2">
        <h1 className="title-page">{say('flags.title')}</h1>
        <p className="text-text-soft">{say('flags.text')}</p>
      </header>
      <Card className="grid gap-1">
        <ul className="grid gap-1">
          {(Object.keys(given) as FlagName[]).map((name) => {
            const on = own[name] ?? given[name];
            return (
              <li key={name} className="flex min-h-11 items-center justify-between gap-3">
                <code>{name}</code>
                <Button
                  size="small"
                  role="switch"
                  aria-checked={on}
                  aria-label={name}
                  look={on ? 'secondary' : 'outline'}
                  onClick={() => writeFlagOverride(name, !on)}
                >
                  {say(on ? 'flags.on' : 'flags.off')}
                </Button>
              </li>
            );
          })}
        </ul>
      </Card>
      <div className="flex gap-3">
        <Button onClick={resetFlags}>{say('flags.reset')}</Button>
        <Button look="outline" asChild>
          <SiteLink href="/">{say('flags.home')}</SiteLink>
        </Button>
      </div>
    </div>
  );
}
