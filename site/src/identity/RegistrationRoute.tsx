import { sayIn } from '../i18n/say.server.ts';
import { Lobby } from '../lobby/Lobby.tsx';
import { readLobby } from '../lobby/read-lobby.server.ts';
import type { PageHandle } from '../shell/PageLinks.tsx';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/RegistrationRoute.ts';
import { requireGuest } from './guards.server.ts';

export const handle: PageHandle = { noindex: true };

/** `/registration` opened directly: main, and the modal over it. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await requireGuest(site);
  const say = sayIn(site.locale);
  const seo = { title: say('identity.registration.seo'), description: say('identity.registration.description') };
  return { ...(await readLobby(site)), seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function RegistrationRoute({ loaderData }: Route.ComponentProps) {
  return <Lobby data={loaderData} />;
}
