import { deviceOf } from '../catalogue/read-shelves.server.ts';
import { revalidateBeneath } from '../modals/revalidate.ts';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/LobbyPage.ts';
import { Lobby } from './Lobby.tsx';
import { readLobby } from './read-lobby.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return readLobby(context.get(siteContext), deviceOf(request));
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function LobbyPage({ loaderData }: Route.ComponentProps) {
  return <Lobby data={loaderData} />;
}
