import { data } from 'react-router';
import { deviceOf } from '../catalogue/index.server.ts';
import { siteContext } from '../context/index.ts';
import { sayIn } from '../i18n/index.server.ts';
import type { MessageKey } from '../i18n/index.ts';
import { judgeRequest } from '../page/index.server.ts';
import { ClosedNote, type ModalName, modalNameOf, type PageHandle, pageMeta, withoutPrefix } from '../page/index.ts';
import type { Route } from './+types/ModalOverLobby.ts';
import { Lobby } from './Lobby.tsx';
import { readLobby } from './read-lobby.server.ts';

export const handle: PageHandle = { noindex: true };

const titles: Record<ModalName, MessageKey> = {
  login: 'identity.login.seo',
  registration: 'identity.registration.seo',
  remind: 'identity.remind.seo',
  'new-password': 'identity.newPassword.seo',
  'email-verify': 'identity.emailVerify.seo',
  confirmation: 'identity.confirmation.seo',
  cashbox: 'cashbox.seo.cashbox',
  deposit: 'cashbox.seo.deposit',
  'deposit-bonus': 'cashbox.seo.deposit',
  'deposit-fast': 'cashbox.seo.deposit',
  withdraw: 'cashbox.seo.withdraw',
  search: 'search.seo',
};

/** The address of a modal, opened directly: main, and the modal over it. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const path = withoutPrefix(url.pathname, site.prefix);
  const name = modalNameOf(path) ?? 'login';
  const verdict = await judgeRequest(site, url);
  const refused = verdict.go === 'nowhere' ? verdict.refused : undefined;
  const say = sayIn(site.locale);
  const seo = { title: say(titles[name]), description: say('lobby.seo.description') };
  return data(
    { ...(await readLobby(site, deviceOf(request))), seo, sheet: nameOf(seo.title), refused },
    { status: refused ? 451 : 200 },
  );
}

/** A title without the house behind it. */
const nameOf = (title: string) => title.split(' · ')[0];

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ModalOverLobby({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.refused && <ClosedNote refused={loaderData.refused} />}
      <Lobby data={loaderData} />
    </>
  );
}
