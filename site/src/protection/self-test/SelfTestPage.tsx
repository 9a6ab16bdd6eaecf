import { siteContext } from '../../context/index.ts';
import { messagesOf, sayIn } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import type { Route } from './+types/SelfTestPage.ts';
import { SelfTest } from './SelfTest.tsx';

export const handle: PageHandle = { ownPrimary: true };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'selftest'),
    seo: { title: say('selftest.seo.title'), description: say('selftest.seo.description') },
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function SelfTestPage({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <SelfTest />
    </Speaks>
  );
}
