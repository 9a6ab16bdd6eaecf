import { Button } from '@halley/ui';
import { siteContext } from '../context/index.ts';
import { messagesOf } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { openPopup, pageMeta, revalidateBeneath } from '../page/index.ts';
import { ContactForm } from '../support/index.ts';
import type { Route } from './+types/SupportPage.ts';
import { ArticleView } from './ArticleView.tsx';
import articleUrl from './article.css?url';
import { loadArticle } from './load-article.server.ts';
import { readContent } from './read-static-page.server.ts';

/** The words are the operator's page `support`; the ways to reach a person are ours. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const article = await loadArticle(site, await readContent(site, 'support'));
  // The form beneath the words has its own.
  return { ...article, messages: { ...article.messages, ...messagesOf(site.locale, 'support', 'validation') } };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: articleUrl }];

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function SupportPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <ArticleView article={loaderData}>
        <ReachUs />
      </ArticleView>
    </Speaks>
  );
}

function ReachUs() {
  const say = useSay();
  return (
    <section aria-labelledby="reach" className="grid gap-3 rounded-xl bg-surface-1 p-5 shadow-1">
      <h2 id="reach" className="title-section">
        {say('pages.reach.title')}
      </h2>
      <p className="max-w-[60ch] text-text-soft">{say('pages.reach.text')}</p>
      <div>
        <Button look="secondary" icon="chat" onClick={() => void openPopup('support')}>
          {say('pages.reach.chat')}
        </Button>
      </div>
      <div className="max-w-120 pt-3">
        <ContactForm />
      </div>
    </section>
  );
}
