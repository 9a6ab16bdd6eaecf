import { Button, Skeleton } from '@halley/ui';
import { siteContext } from '../context/index.ts';
import { countryChoices } from '../forms/index.ts';
import { localeOf, Speaks, useSpeech } from '../i18n/index.ts';
import { loadProfilePage, unlessItFails } from '../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta } from '../page/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import { signOut, usePlayer } from '../session/index.ts';
import type { Route } from './+types/ProfilePage.ts';
import { CompletenessCard } from './CompletenessCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { LanguageCard } from './LanguageCard.tsx';
import { useStateAutofill } from './use-state-autofill.ts';
import { WalletsCard } from './WalletsCard.tsx';

export const handle: PageHandle = { noindex: true, ownPrimary: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { player, page } = await loadProfilePage(site, {
    section: 'profile',
    search: url.search,
    description: 'profile.description',
    rooms: ['validation', 'identity'],
  });
  const [fields, countries, currencies] = await Promise.all([
    unlessItFails(site, site.api.readPlayerFields()),
    unlessItFails(site, site.api.listCountries()),
    unlessItFails(site, site.api.listCurrencies()),
  ]);
  // Named here, so that server and browser read the same list: their dictionaries differ in a few names.
  const codes = countries?.map(({ code }) => code) ?? (player.country ? [player.country] : []);
  return { ...page, fields, currencies, countries: countryChoices(codes, localeOf(site.locale).tag, player.country) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <ProfileFrame current="profile">
        <Profile {...loaderData} />
      </ProfileFrame>
    </Speaks>
  );
}

function Profile({ fields: loaded, countries, currencies }: Route.ComponentProps['loaderData']) {
  const { say } = useSpeech();
  const player = usePlayer();
  const fields = useQuery('readPlayerFields', undefined, { initial: loaded });
  if (!player) return null;
  return (
    <>
      <CompletenessCard player={player} />
      <Loaded query={fields} name="readPlayerFields" skeleton={<Skeleton className="h-96 rounded-xl" />}>
        {(data) => <Details player={player} fields={data} countries={countries} />}
      </Loaded>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <EmailCard player={player} />
        <LanguageCard />
      </div>
      <WalletsCard currencies={currencies} />
      <Button icon="logout" className="justify-self-start" onClick={() => void signOut()}>
        {say('shell.logOut')}
      </Button>
    </>
  );
}

function Details(props: Parameters<typeof DetailsCard>[0]) {
  useStateAutofill(props.player, props.fields);
  return <DetailsCard {...props} />;
}
