import type { PointsStanding } from '@halley/contract';
import { groupIdsOf, levelOf, vipTierOf } from '@halley/contract/groups';
import { Badge, Card, EmptyState, Icon, Skeleton } from '@halley/ui';
import type { ReactNode } from 'react';
import { siteContext } from '../context/index.ts';
import { Speaks, useSpeech } from '../i18n/index.ts';
import { readPoints } from '../loyalty/index.server.ts';
import { PointEntries, PointsCard } from '../loyalty/index.ts';
import { loadProfilePage, unlessItFails } from '../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta, tierNames } from '../page/index.ts';
import { Loaded, useQuery } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { readVipStanding } from '../vip/index.server.ts';
import { VipWidget } from '../vip/index.ts';
import type { Route } from './+types/LevelPage.ts';
import { type Level, levelsOf } from './levels.ts';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page } = await loadProfilePage(site, {
    section: 'level',
    search: url.search,
    description: 'profile.level.description',
    rooms: ['vip', 'loyalty'],
  });
  const [statuses, standing, points] = await Promise.all([
    unlessItFails(site, site.api.listStatuses()),
    readVipStanding(site),
    readPoints(site),
  ]);
  return { ...page, statuses, standing, points, hasClub: site.flags.pages.vip === true };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function LevelPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Levels {...loaderData} />
    </Speaks>
  );
}

type LevelData = Pick<Route.ComponentProps['loaderData'], 'statuses' | 'standing' | 'points' | 'hasClub'>;

function Levels({ statuses, standing, points, hasClub }: LevelData) {
  const { say } = useSpeech();
  const query = useQuery('listStatuses', undefined, { initial: statuses });
  return (
    <ProfileFrame current="level" lead={say('profile.level.lead')}>
      <Loaded query={query} name="listStatuses" skeleton={<Skeleton className="h-80 rounded-xl" />}>
        {(data) => (
          <Ladder
            levels={levelsOf(data)}
            points={points.standing}
            club={hasClub && standing ? <VipWidget standing={standing} /> : null}
            entries={<PointEntries initial={points.entries} />}
          />
        )}
      </Loaded>
    </ProfileFrame>
  );
}

interface LadderProps {
  levels: readonly Level[];
  points?: PointsStanding;
  /** Where the player stands in the VIP club; without it, what the player is there. */
  club: ReactNode;
  entries: ReactNode;
}

function Ladder({ levels, points, club, entries }: LadderProps) {
  const { say, tag } = useSpeech();
  const mine = usePlayer()?.statuses ?? [];
  const tier = vipTierOf(groupIdsOf(mine));
  const current = levels.findIndex(({ id }) => id === levelOf(mine));
  const { data: standing } = useQuery('readPointsStanding', undefined, { initial: points });
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <div className="grid min-w-0 gap-4 max-md:contents">
        {standing ? (
          <PointsCard standing={standing} />
        ) : (
          <Card className="grid content-start gap-2">
            <h2 className="text-13 text-text-soft">{say('profile.level.yours')}</h2>
            <p className="figure text-2xl">{levels[current]?.name ?? say('profile.noLevel')}</p>
          </Card>
        )}
        <div className="min-w-0 max-md:order-last">{entries}</div>
      </div>
      <div className="grid min-w-0 gap-4 max-md:contents">
        {club ?? (
          <Card className="grid content-start gap-2">
            <h2 className="text-13 text-text-soft">{say('profile.level.vip')}</h2>
            <p className="figure text-2xl">{tier ? say(tierNames[tier]) : say('profile.level.vipNone')}</p>
            <p className="text-13 text-text-soft">{say('profile.level.vipText')}</p>
          </Card>
        )}
        {levels.length === 0 ? (
          <EmptyState picture="no-results" title={say('profile.level.none')} text={say('profile.level.noneText')} />
        ) : (
          <Card className="grid gap-3">
            <h2 className="title-card">{say('profile.level.all')}</h2>
            <ol className="grid">
              {levels.map((level, index) => (
                <li
                  key={level.id}
                  aria-current={index === current ? 'true' : undefined}
                  className="flex min-h-11 items-center gap-3 border-t border-line px-2 first:border-0 aria-[current]:rounded-10 aria-[current]:border-transparent aria-[current]:bg-ice-wash"
                >
                  {level.image && (
                    <img src={level.image} alt="" width={40} height={40} loading="lazy" className="shrink-0" />
                  )}
                  <span className="grid min-w-0 flex-1 py-2">
                    <span className="font-semibold">{level.name}</span>
                    <span className="text-xs text-text-faint">{level.content}</span>
                    {level.gifts.length > 0 && (
                      <span className="text-13 text-text-soft">
                        {say('loyalty.level.gives', { gifts: new Intl.ListFormat(tag).format(level.gifts) })}
                      </span>
                    )}
                  </span>
                  <Icon
                    name={index <= current ? 'check' : 'vip'}
                    size="small"
                    className={index <= current ? 'text-win' : 'text-text-faint'}
                  />
                  {index === current && <Badge tone="info">{say('profile.level.here')}</Badge>}
                </li>
              ))}
            </ol>
          </Card>
        )}
      </div>
    </div>
  );
}
