import { Badge, Button, Card, EmptyState } from '@halley/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { CodeForm, useGiftAct } from '../bonuses/index.ts';
import { siteContext } from '../context/index.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { loadProfilePage } from '../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta } from '../page/index.ts';
import { succeeds } from '../query/index.ts';
import { readPromoCode, refusePromoCode, subscribeToCodes } from '../storage/index.ts';
import type { Route } from './+types/PromocodePage.ts';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { player, page } = await loadProfilePage(context.get(siteContext), {
    section: 'promocode',
    search: url.search,
    description: 'profile.promocode.description',
    rooms: ['gifts'],
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

/** A field for gift codes; the code for deposits that the account keeps, and that of the link of this visit. */
export function Promocode({ code }: { code: string | null }) {
  const say = useSay();
  const { visit, forget } = useCodeOfVisit();
  const { revalidate } = useRevalidator();
  const { busy, act } = useGiftAct();
  // Profile and offers depend on the code.
  const change = async (name: string, call: () => Promise<boolean>) => {
    if (await act(name, call)) await revalidate();
  };
  const other = visit !== code ? visit : null;
  return (
    <ProfileFrame current="promocode" lead={say('profile.promocode.lead')}>
      <Card className="grid gap-3">
        <h2 className="title-card">{say('profile.promocode.gift')}</h2>
        <p className="max-w-[60ch] text-text-soft">{say('profile.promocode.giftText')}</p>
        <CodeForm />
      </Card>
      {code && (
        <Code title={say('profile.promocode.yours')} code={code}>
          <Badge tone="info">{say('profile.promocode.waits')}</Badge>
          <p className="max-w-[60ch] text-text-soft">{say('profile.promocode.text')}</p>
          <Button
            size="small"
            loading={busy === 'clear'}
            onClick={() => void change('clear', () => succeeds('clearBonusCode'))}
          >
            {say('profile.promocode.clear')}
          </Button>
        </Code>
      )}
      {other && (
        <Code title={say('profile.promocode.visit')} code={other}>
          <p className="max-w-[60ch] text-text-soft">{say('profile.promocode.visitText')}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button
              size="small"
              loading={busy === 'keep'}
              onClick={() =>
                void change('keep', () => succeeds('setBonusCode', { body: { deposit_bonus_code: other } }))
              }
            >
              {say('profile.promocode.keep')}
            </Button>
            <Button size="small" onClick={forget}>
              {say('profile.promocode.forget')}
            </Button>
          </div>
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
  const visit = useSyncExternalStore(subscribeToCodes, readPromoCode, () => null);
  return { visit, forget: refusePromoCode };
}
