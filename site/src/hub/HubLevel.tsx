import type { PointsStanding } from '@halley/contract';
import { ProgressComet } from '@halley/ui';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useSpeech } from '../i18n/index.ts';
import { pointsText } from '../loyalty/index.ts';
import { SiteLink } from '../page/index.ts';
import { useQuery } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';
import { LevelOrbit } from './LevelOrbit.tsx';
import { levelCount } from './orbit.ts';

/** The level, and how far the next one is, as a number and as a way. */
export function HubLevel({ initial }: { initial: PointsStanding | undefined }) {
  const { say, tag } = useSpeech();
  const player = usePlayer();
  const { data: standing } = useQuery('readPointsStanding', undefined, { initial, enabled: player !== null });
  const share = standing ? shareOf(standing) : 0;
  const percent = new Intl.NumberFormat(tag, { style: 'percent', roundingMode: 'floor' } as Intl.NumberFormatOptions);
  const picture = () => {
    if (!standing) return say('hub.level.pictureNone');
    const { level } = standing;
    if (level === levelCount) return say('hub.level.pictureTop', { level });
    return say('hub.level.picture', { level, percent: percent.format(share), next: level + 1 });
  };
  if (player && !standing) return null;
  return (
    <section
      aria-labelledby="hub-level"
      className="grid items-center gap-4 rounded-xl bg-surface-1 bg-[radial-gradient(60%_120%_at_82%_40%,#1d2a63,#11172b_72%)] p-5 shadow-1 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-10 lg:p-7"
    >
      {standing ? (
        <div className="grid gap-4">
          <div>
            <h2 id="hub-level" className="text-xs text-text-faint">
              {say('hub.level.yours')}
            </h2>
            <p className="flex items-baseline gap-2">
              <span className="figure text-4xl" data-testid="hub-level">
                {standing.level}
              </span>
              <span className="text-text-soft">{say('hub.level.of', { count: levelCount })}</span>
            </p>
          </div>
          {standing.next_level_at !== null && (
            <div className="grid gap-2">
              <p className="flex justify-between gap-4 text-xs" suppressHydrationWarning>
                <span className="text-text-soft">
                  {say('hub.level.way', {
                    done: pointsText(tag, standing.persistent.points),
                    wanted: pointsText(tag, standing.next_level_at),
                    level: standing.level + 1,
                  })}
                </span>
                <b>{percent.format(share)}</b>
              </p>
              <ProgressComet label={say('hub.level.progress')} value={share} />
            </div>
          )}
          <p className="text-text-soft">{say(standing.next_level_at === null ? 'hub.level.top' : 'hub.level.stays')}</p>
          <SiteLink href="/profile/level" className={linkClass}>
            {say('hub.level.link')}
          </SiteLink>
        </div>
      ) : (
        <div className="grid gap-2">
          <h2 id="hub-level" className="title-section">
            {say('hub.level.guest')}
          </h2>
          <p className="text-text-soft">{say('hub.level.guestText')}</p>
        </div>
      )}
      <LevelOrbit level={standing?.level ?? null} share={share} label={picture()} />
    </section>
  );
}

/** Points that were taken back leave the level where it is: the way to the next one begins at its start then. */
function shareOf({ persistent, level_from: from, next_level_at: next }: PointsStanding): number {
  if (next === null) return 0;
  return Math.min(1, Math.max(0, (persistent.points - from) / (next - from)));
}
