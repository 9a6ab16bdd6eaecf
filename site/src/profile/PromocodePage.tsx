import { Badge, Button, Card, EmptyState } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Speaks, useSay } from '../i18n/index.ts';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import { readPromoCode, writeStored } from '../storage/index.ts';
import type { Route } from './+types/PromocodePage.ts';
import { loadProfilePage } from './load-profile-page.server.ts';
import { ProfileFrame } from './ProfileFrame.tsx';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { player, page } = await loadProfilePage(context.get(siteContext), {
    section: 'promocode',
    search: url.search,
    description: 'profile.promocode.description',
  });
  return { ...page, code: player.deposit_bonus_code };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function PromocodePage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Promocode code={loaderData.code} />
    </Speaks>
  );
}

/** The code the account came with, and that of the link of this visit. Using one comes with the bonuses it opens. */
export function Promocode({ code }: { code: string | null }) {
  const say = useSay();
  const { visit, forget } = useCodeOfVisit();
  const other = visit !== code ? visit : null;
  return (
    <ProfileFrame current="promocode" lead={say('profile.promocode.lead')}>
      {code && (
        <Code title={say('profile.promocode.yours')} code={code}>
          <Badge tone="info">{say('profile.promocode.waits')}</Badge>
          <p className="max-w-[60ch] text-text-soft">{say('profile.promocode.text')}</p>
        </Code>
      )}
      {other && (
        <Code title={say('profile.promocode.visit')} code={other}>
          <p className="max-w-[60ch] text-text-soft">{say('profile.promocode.visitText')}</p>
          <Button size="small" onClick={forget}>
            {say('profile.promocode.forget')}
          </Button>
        </Code>
      )}
      {!code && !other && (
        <EmptyState picture="no-gifts" title={say('profile.promocode.none')} text={say('profile.promocode.noneText')} />
      )}
    </ProfileFrame>
  );
}

function Code({ title, code, children }: { title: string; code: string; children: ReactNode }) {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-13 text-text-soft">{title}</h2>
      <p className="figure max-w-full text-2xl break-all" translate="no">
        {code}
      </p>
      {children}
    </Card>
  );
}

/** Kept in this tab only: the server knows nothing of it. */
function useCodeOfVisit() {
  const [visit, setVisit] = useState<string | null>(null);
  useEffect(() => setVisit(readPromoCode()), []);
  function forget() {
    writeStored('promoCode', null);
    setVisit(null);
  }
  return { visit, forget };
}
