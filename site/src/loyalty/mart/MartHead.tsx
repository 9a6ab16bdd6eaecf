import type { CompPoints, PointsStanding } from '@halley/contract';
import { Card, Facts, Icon } from '@halley/ui';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { dateFormat, useSpeech } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { Earning } from '../PointsCard.tsx';
import { pointsText } from '../points-text.ts';

interface MartHeadProps {
  points: CompPoints | undefined;
  standing: PointsStanding | undefined;
  /** The operator's image of this shelf. */
  image: { src: string; srcRetina: string } | undefined;
}

export function MartHead({ points, standing, image }: MartHeadProps) {
  const { say } = useSpeech();
  const player = usePlayer();
  return (
    <header className="grid items-center gap-5 lg:grid-cols-[minmax(0,1fr)_34rem]">
      <div className="flex items-center gap-5">
        {image?.src && (
          <img
            src={image.src}
            srcSet={image.srcRetina ? `${image.srcRetina} 2x` : undefined}
            alt=""
            width={96}
            height={72}
            className="hidden aspect-4/3 w-24 rounded-md object-cover sm:block"
          />
        )}
        <div className="grid gap-1.5">
          <h1 className="title-page">{say('mart.title')}</h1>
          <p className="max-w-[62ch] text-text-soft">{say(player ? 'mart.lead' : 'mart.leadGuest')}</p>
        </div>
      </div>
      {player && <Purse points={points} standing={standing} />}
    </header>
  );
}

function Purse(loaded: Omit<MartHeadProps, 'image'>) {
  const { say, tag } = useSpeech();
  const { data: points } = useQuery('readCompPoints', undefined, { initial: loaded.points });
  const { data: standing } = useQuery('readPointsStanding', undefined, { initial: loaded.standing });
  if (!points) return null;
  return (
    <Card className="grid gap-4 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-7">
      <div>
        <p className="text-xs text-text-faint">{say('mart.points.yours')}</p>
        <p className="flex items-center gap-2">
          <Icon name="coin" className="size-7 text-warn" />
          <span className="figure text-3xl" data-testid="mart-points" suppressHydrationWarning>
            {pointsText(tag, points.chargeable.points)}
          </span>
        </p>
        <SiteLink href="/profile/level" className={`${linkClass} text-13`}>
          {say('mart.points.moves')}
        </SiteLink>
      </div>
      {standing && <Facts className="gap-1.5 text-13" facts={factsOf(standing)} />}
      {standing && (
        <div className="grid gap-1.5 border-t border-line pt-3 lg:col-span-2">
          <h2 className="text-xs text-text-faint">{say('mart.points.how')}</h2>
          <Earning standing={standing} className="grid gap-x-8 gap-y-1 sm:max-lg:grid-cols-2 2xl:grid-cols-2" />
        </div>
      )}
    </Card>
  );

  function factsOf({ level, runs_out: runsOut }: PointsStanding) {
    const day = dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
    return [
      { name: say('mart.points.level'), value: say('mart.points.levelOf', { level, count: 12 }) },
      {
        name: say('mart.points.runOut'),
        value: (
          <span suppressHydrationWarning>
            {runsOut
              ? say('mart.points.runOutAt', {
                  points: pointsText(tag, runsOut.points),
                  day: day.format(new Date(runsOut.at)),
                })
              : say('mart.points.runOutNone')}
          </span>
        ),
      },
    ];
  }
}
