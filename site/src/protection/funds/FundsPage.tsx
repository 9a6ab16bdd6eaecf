import type { FundsStanding } from '@halley/contract';
import { Note, Skeleton } from '@halley/ui';
import { siteContext } from '../../context/index.ts';
import { dateFormat, Speaks, useSpeech } from '../../i18n/index.ts';
import { loadProfilePage, unlessItFails } from '../../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta } from '../../page/index.ts';
import { Loaded, useQuery } from '../../query/index.ts';
import { ProtectionMessages } from '../ProtectionMessages.tsx';
import type { Route } from './+types/FundsPage.ts';
import { EvidenceCard } from './EvidenceCard.tsx';
import { FundsForm } from './FundsForm.tsx';
import { askedTexts } from './funds-words.ts';

export const handle: PageHandle = { noindex: true, ownPrimary: true };

/** Asked for by the people who look after players; whoever was not asked reads that there is nothing to do. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page, player } = await loadProfilePage(site, {
    section: 'verification',
    path: '/profile/source-of-funds',
    search: url.search,
    description: 'funds.seo.description',
    rooms: ['funds', 'protection', 'validation'],
  });
  const standing = await unlessItFails(site, site.api.readFundsStanding());
  return { ...page, standing, playerId: player.id, email: player.email };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function FundsPage({ loaderData: { messages, ...loaded } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <Funds {...loaded} />
    </Speaks>
  );
}

interface FundsProps {
  standing: FundsStanding | undefined;
  playerId: number;
  email: string;
}

export function Funds({ standing: initial, playerId, email }: FundsProps) {
  const { say } = useSpeech();
  const standing = useQuery('readFundsStanding', undefined, { initial });
  return (
    <ProfileFrame current="verification" title={say('funds.title')} lead={say('funds.lead')}>
      <Loaded query={standing} name="readFundsStanding" skeleton={<Skeleton className="h-96 rounded-xl" />}>
        {(known) => (
          <>
            <Standing {...known} />
            <ProtectionMessages form="below" />
            {known.asked && <FundsForm player={{ player_id: playerId, email }} />}
            {(known.asked || known.told) && <EvidenceCard />}
          </>
        )}
      </Loaded>
    </ProfileFrame>
  );
}

function Standing({ asked, told }: FundsStanding) {
  const { say, tag } = useSpeech();
  const dayOf = (at: string) => dateFormat(tag, { dateStyle: 'long' }).format(new Date(at));
  if (!asked && !told) return <Note>{say('funds.notAsked')}</Note>;
  return (
    <div role="status" className="grid gap-3">
      {told?.accepted === false && <Note tone="warn">{say('funds.again', { day: dayOf(told.at) })}</Note>}
      {asked && <Note>{say(askedTexts[asked.kind], { day: dayOf(asked.at) })}</Note>}
      {!asked && told?.accepted === null && <Note>{say('funds.waits', { day: dayOf(told.at) })}</Note>}
      {!asked && told?.accepted && <Note tone="win">{say('funds.accepted', { day: dayOf(told.at) })}</Note>}
    </div>
  );
}
