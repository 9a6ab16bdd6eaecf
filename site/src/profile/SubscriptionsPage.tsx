import type { Subscriptions } from '@halley/contract';
import { Button, Card, Note, Skeleton, Toggle } from '@halley/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BonusSwitch } from '../bonuses/index.ts';
import { siteContext } from '../context/index.ts';
import { type MessageKey, Speaks, useSay } from '../i18n/index.ts';
import { loadProfilePage, unlessItFails } from '../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta } from '../page/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import type { Route } from './+types/SubscriptionsPage.ts';
import { changeSubscriptions } from './change-subscriptions.ts';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page } = await loadProfilePage(site, {
    section: 'subscriptions',
    search: url.search,
    description: 'profile.subscriptions.description',
    rooms: ['gifts'],
  });
  const [subscriptions, menu] = await Promise.all([
    unlessItFails(site, site.api.readSubscriptions()),
    unlessItFails(site, site.api.readSportMenu()),
  ]);
  return { ...page, subscriptions, hasSport: (menu?.sports.length ?? 0) > 0 };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function SubscriptionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Messages subscriptions={loaderData.subscriptions} hasSport={loaderData.hasSport} />
    </Speaks>
  );
}

/** What this browser can is known in the browser only. */
const PushCard = lazy(() => import('../notifications/push/PushCard.tsx'));
const SportNoticesCard = lazy(() => import('../sportsbook/SportNoticesCard.tsx'));

function Messages({ subscriptions, hasSport }: Pick<Route.ComponentProps['loaderData'], 'subscriptions' | 'hasSport'>) {
  const say = useSay();
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  const query = useQuery('readSubscriptions', undefined, { initial: subscriptions });
  return (
    <ProfileFrame current="subscriptions" lead={say('profile.subscriptions.lead')}>
      <Loaded query={query} name="readSubscriptions" skeleton={<Skeleton className="h-72 rounded-xl" />}>
        {(data) => <Switches subscriptions={data} />}
      </Loaded>
      <Note>{say('profile.subscriptions.always')}</Note>
      <BonusSwitch />
      {drawn ? (
        <Suspense fallback={<Skeleton className="h-36 rounded-xl" />}>
          <PushCard />
          {hasSport && <SportNoticesCard />}
        </Suspense>
      ) : (
        <Skeleton className="h-36 rounded-xl" />
      )}
    </ProfileFrame>
  );
}

const channels: { name: keyof Subscriptions; label: MessageKey; text: MessageKey }[] = [
  { name: 'receive_promos', label: 'profile.subscriptions.mail', text: 'profile.subscriptions.mailText' },
  { name: 'receive_sms_promos', label: 'profile.subscriptions.sms', text: 'profile.subscriptions.smsText' },
  {
    name: 'receive_promos_via_phone_calls',
    label: 'profile.subscriptions.calls',
    text: 'profile.subscriptions.callsText',
  },
  {
    name: 'agreed_to_partner_promotions',
    label: 'profile.subscriptions.partners',
    text: 'profile.subscriptions.partnersText',
  },
];

/** Each switch acts at once and shows what the server holds, never what is hoped for. */
export function Switches({ subscriptions }: { subscriptions: Subscriptions }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const some = channels.some(({ name }) => subscriptions[name]);

  async function change(wish: Partial<Subscriptions>) {
    if (busy) return;
    setBusy(true);
    await changeSubscriptions(wish, say);
    setBusy(false);
  }

  return (
    <Card className="grid gap-2" aria-busy={busy}>
      <ul className="grid">
        {channels.map(({ name, label, text }) => (
          <li key={name} className="border-t border-line py-2.5 first:border-0 first:pt-0">
            <Toggle
              label={
                <span className="grid gap-0.5">
                  <span className="font-semibold text-text">{say(label)}</span>
                  <span className="text-13">{say(text)}</span>
                </span>
              }
              checked={subscriptions[name]}
              aria-disabled={busy || undefined}
              onChange={({ target }) => void change({ [name]: target.checked })}
            />
          </li>
        ))}
      </ul>
      {some && (
        <Button
          className="justify-self-start"
          onClick={() => void change(Object.fromEntries(channels.map(({ name }) => [name, false])))}
        >
          {say('profile.subscriptions.stopAll')}
        </Button>
      )}
    </Card>
  );
}
