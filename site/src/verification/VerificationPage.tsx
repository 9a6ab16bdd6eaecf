import type { AskedDocument, PlayerDocument } from '@halley/contract';
import { siteContext } from '../context/index.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { loadProfilePage } from '../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta } from '../page/index.ts';
import { FundsNote } from '../protection/index.ts';
import type { Route } from './+types/VerificationPage.ts';
import { Verification } from './Verification.tsx';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { player, page } = await loadProfilePage(site, {
    section: 'verification',
    search: url.search,
    description: 'verification.seo.description',
    rooms: ['verification', 'protection'],
  });
  // Without the list the page still comes; the browser asks once more and says so when that fails too.
  const orNothing = (error: unknown): undefined => {
    site.onError(error);
  };
  const [documents, asked] = await Promise.all([
    site.api.listDocuments().catch(orNothing),
    site.api.listAskedDocuments().catch(orNothing),
  ]);
  return { ...page, documents, asked, verified: player.verified };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function VerificationPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Framed documents={loaderData.documents} asked={loaderData.asked} verified={loaderData.verified} />
    </Speaks>
  );
}

function Framed(props: {
  documents: PlayerDocument[] | undefined;
  asked: AskedDocument[] | undefined;
  verified: boolean;
}) {
  const say = useSay();
  return (
    <ProfileFrame current="verification" lead={say('verification.lead')}>
      <FundsNote />
      <Verification {...props} />
    </ProfileFrame>
  );
}
