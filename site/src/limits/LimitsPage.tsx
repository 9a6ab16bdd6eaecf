import type { LimitOffer } from '@halley/contract';
import type { Currency } from '@halley/contract/money';
import { Skeleton } from '@halley/ui';
import { siteContext } from '../context/index.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { loadProfilePage, unlessItFails } from '../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta } from '../page/index.ts';
import { ProtectionMessages, SelfTestCard } from '../protection/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import type { Route } from './+types/LimitsPage.ts';
import { ExclusionCard } from './ExclusionCard.tsx';
import { LimitCard } from './LimitCard.tsx';
import { MoneyLimitCard } from './MoneyLimitCard.tsx';
import { PauseCard } from './PauseCard.tsx';
import { PlaySettingsForm } from './PlaySettingsForm.tsx';
import { SessionCard } from './SessionCard.tsx';
import { SpendingStrip } from './SpendingStrip.tsx';

export const handle: PageHandle = { noindex: true, ownPrimary: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page, player } = await loadProfilePage(site, {
    section: 'limits',
    search: url.search,
    description: 'limits.seo.description',
    rooms: ['limits', 'games', 'protection'],
  });
  const [limits, offer, spending] = await Promise.all([
    unlessItFails(site, site.api.listLimits()),
    unlessItFails(site, site.api.readLimitOffer()),
    unlessItFails(site, site.api.readSpending()),
  ]);
  return { ...page, currency: player.currency as Currency, limits, offer, spending };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function LimitsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Limits {...loaderData} />
    </Speaks>
  );
}

type Loaders = Pick<Route.ComponentProps['loaderData'], 'currency' | 'limits' | 'offer' | 'spending'>;

const moneyTypes = ['deposit', 'loss', 'wager'] as const;
const usualHours = 24;

export function Limits({ currency, limits, offer: offered, spending: spent }: Loaders) {
  const say = useSay();
  const offer = useQuery('readLimitOffer', undefined, { initial: offered });
  const spending = useQuery('readSpending', undefined, { initial: spent });
  const sums = spending.data ?? [];
  const nothing = { currency, net_deposits_cents: 0, net_deposits_month_cents: 0, weekly_stakes_cents: 0 };
  return (
    <ProfileFrame current="limits" lead={say('limits.lead', { hours: offer.data?.loosening_hours ?? usualHours })}>
      <ProtectionMessages />
      <Loaded query={spending} name="readSpending" skeleton={<Skeleton className="h-24 rounded-xl" />}>
        {(known) => (
          <SpendingStrip spending={known.length > 0 ? known : [{ ...nothing, time_played_week_seconds: 0 }]} />
        )}
      </Loaded>
      <Loaded query={offer} name="readLimitOffer" skeleton={<Skeleton className="h-96 rounded-xl" />}>
        {(known) => (
          <Cards
            offer={known}
            currency={currency}
            limits={limits}
            spending={sums.find((one) => one.currency === currency)}
          />
        )}
      </Loaded>
    </ProfileFrame>
  );
}

interface CardsProps extends Pick<Loaders, 'currency' | 'limits'> {
  offer: LimitOffer;
  spending: NonNullable<Loaders['spending']>[number] | undefined;
}

function Cards({ offer, currency, limits: loaded, spending }: CardsProps) {
  const say = useSay();
  const limits = useQuery('listLimits', undefined, { initial: loaded });
  return (
    <>
      <Loaded query={limits} name="listLimits" skeleton={<Skeleton className="h-64 rounded-xl" />}>
        {(known) => (
          <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
            {moneyTypes.map((type) => (
              <MoneyLimitCard
                key={type}
                type={type}
                limits={known}
                offer={offer}
                currency={currency}
                spending={spending}
              />
            ))}
            <SessionCard limits={known} offer={offer} />
            <LimitCard
              id="reminder"
              icon="bell"
              tone="text-cat-sport"
              title={say('limits.check.title')}
              text={say('limits.check.text')}
            >
              <PlaySettingsForm />
            </LimitCard>
            <PauseCard periods={offer.periods.coolingoff ?? []} />
          </div>
        )}
      </Loaded>
      <SelfTestCard />
      <ExclusionCard periods={offer.periods.selfexclusion ?? []} />
    </>
  );
}
