import { deviceOf } from '../catalogue/index.server.ts';
import { siteContext } from '../context/index.ts';
import { pageMeta, revalidateBeneath } from '../page/index.ts';
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
