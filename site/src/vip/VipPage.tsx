import { Button } from '@halley/ui/Button.tsx';
import { Card } from '@halley/ui/Card.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { requirePage } from '../page/index.server.ts';
import { type PageHandle, pageMeta, revalidateBeneath, SiteLink } from '../page/index.ts';
import { useChrome } from '../session/index.ts';
import type { Route } from './+types/VipPage.ts';
import { ManagerPanel } from './ManagerPanel.tsx';
import { type Program, readProgram } from './read-program.server.ts';
import { readVipStanding, type VipStanding } from './read-vip.server.ts';
import { VipLadder } from './VipLadder.tsx';
import { VipWidget } from './VipWidget.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  requirePage(site, 'vip');
  const say = sayIn(site.locale);
  const [standing, program] = await Promise.all([readVipStanding(site), readProgram(site)]);
  return {
    messages: messagesOf(site.locale, 'vip'),
    seo: {
      title: say('vip.seo.title'),
      description: say('vip.seo.description'),
      trail: [{ name: say('vip.title'), path: '/vip' }],
    },
    standing,
    program,
  };
}

/** A guest's way in stands on the page; beside a player's sums nothing shall call for a deposit. */
export const handle: PageHandle = { ownPrimary: true };

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function VipPage({ loaderData: { messages, standing, program } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <VipClub standing={standing} program={program} />
    </Speaks>
  );
}

/** The club as a player sees it, and as a guest does. */
export function VipClub({ standing, program }: { standing: VipStanding | null; program: Program }) {
  const say = useSay();
  const { manager } = useChrome();
  const withManager = manager !== null && standing?.member === true;
  if (standing?.closed) {
    return (
      <>
        <h1 className="title-page">{say('vip.title')}</h1>
        <VipWidget standing={standing} onVipPage />
      </>
    );
  }
  return (
    <>
      <header className="grid gap-2">
        <h1 className="title-page">{say('vip.title')}</h1>
        <p className="max-w-[62ch] text-base text-text-soft">{say(standing ? 'vip.lead' : 'vip.guest.lead')}</p>
      </header>
      {standing ? (
        <div className={withManager ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]' : 'grid max-w-184'}>
          <VipWidget standing={standing} onVipPage />
          {withManager && manager && <ManagerPanel manager={manager} label={manager.managerName} />}
        </div>
      ) : (
        <Card className="grid justify-items-start gap-3">
          <h2 className="title-section">{say('vip.guest.title')}</h2>
          <p className="max-w-[62ch] text-text-soft">{say('vip.guest.text')}</p>
          <Button look="primary" asChild>
            <SiteLink href="/registration">{say('vip.guest.register')}</SiteLink>
          </Button>
        </Card>
      )}
      <VipLadder own={standing?.figures.currentStatus ?? null} words={program.words} />
      {program.season && <p className="text-text-soft">{say('vip.season', program.season)}</p>}
      <section aria-labelledby="vip-how" className="grid max-w-[70ch] gap-2">
        <h2 id="vip-how" className="title-section">
          {say('vip.how')}
        </h2>
        <p className="text-text-soft">{say('vip.how.text')}</p>
        <p className="text-text-soft">
          {say('vip.calm')}{' '}
          <SiteLink href={standing ? '/profile/limits' : '/responsible-gaming'} className={linkClass}>
            {say('vip.limits')}
          </SiteLink>
        </p>
      </section>
    </>
  );
}
