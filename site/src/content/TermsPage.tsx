import { messagesOf } from '../i18n/catalog.server.ts';
import { type MessageKey, Speaks, useSay } from '../i18n/index.ts';
import { sayIn } from '../i18n/say.server.ts';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/TermsPage.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const say = sayIn(locale);
  return {
    messages: messagesOf(locale, 'terms'),
    seo: { title: say('terms.seo.title'), description: say('terms.seo.description') },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Terms />
    </Speaks>
  );
}

const sections: [MessageKey, MessageKey][] = [
  ['terms.who.title', 'terms.who.text'],
  ['terms.account.title', 'terms.account.text'],
  ['terms.money.title', 'terms.money.text'],
  ['terms.games.title', 'terms.games.text'],
  ['terms.broken.title', 'terms.broken.text'],
  ['terms.care.title', 'terms.care.text'],
];

function Terms() {
  const say = useSay();
  return (
    <article className="grid max-w-3xl gap-6">
      <header className="grid gap-2">
        <h1 className="title-page">{say('terms.title')}</h1>
        <p className="text-base text-text-soft">{say('terms.text')}</p>
      </header>
      {sections.map(([title, text]) => (
        <section key={title} className="grid gap-1.5">
          <h2 className="title-card">{say(title)}</h2>
          <p className="max-w-[70ch] text-base text-text-soft">{say(text)}</p>
        </section>
      ))}
    </article>
  );
}
