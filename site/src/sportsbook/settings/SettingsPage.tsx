import { siteContext } from '../../context/index.ts';
import { sayIn } from '../../i18n/index.server.ts';
import { Speaks } from '../../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../../page/index.ts';
import { SportFrame } from '../SportFrame.tsx';
import { sportMessages } from '../sport-messages.server.ts';
import type { Route } from './+types/SettingsPage.ts';
import { BettingSettings } from './BettingSettings.tsx';

/** Nothing beside one's settings calls for a deposit. */
export const handle: PageHandle = { noindex: true, ownPrimary: true };

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const say = sayIn(site.locale);
  return {
    messages: sportMessages(site.locale),
    seo: { title: say('slip.settings.title'), description: say('sportsbook.seo.description') },
  };
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function SettingsPage({ loaderData: { messages } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <SportFrame current={undefined}>
        <BettingSettings />
      </SportFrame>
    </Speaks>
  );
}
