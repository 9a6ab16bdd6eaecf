import type { Lootbox, Wheel } from '@halley/contract';
import { Button, Card, EmptyState, Icon, Skeleton } from '@halley/ui';
import { useState } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { SiteLink, useIsClosed } from '../../page/index.ts';
import { Loaded, useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { BoxCard } from './BoxCard.tsx';
import { shownBoxes } from './own-lootboxes.ts';
import type { RocketSkin } from './rocket-modes.ts';
import { useToday } from './use-turns.ts';

interface RocketChanceProps {
  skin: RocketSkin;
  wheel: Wheel | null | undefined;
  boxes: Lootbox[] | undefined;
}

export function RocketChance({ skin, wheel, boxes }: RocketChanceProps) {
  const { say } = useSpeech();
  const player = usePlayer();
  const { data: known } = useQuery('readWheel', undefined, { initial: wheel });
  return (
    <article className="grid grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h1 className="title-page">{say('wheel.rocket.title')}</h1>
        <p className="max-w-[62ch] text-base text-text-soft">{say('wheel.rocket.lead')}</p>
      </header>
      {known && <ToTheWheel wheel={known} />}
      <section aria-labelledby="boxes" className="grid gap-4">
        <h2 id="boxes" className="title-section">
          {say('wheel.boxes.title')}
        </h2>
        {player ? <OwnBoxes skin={skin} initial={boxes} /> : <ForGuests />}
      </section>
    </article>
  );
}

function ToTheWheel({ wheel }: { wheel: Wheel }) {
  const { say } = useSpeech();
  const { today, turns } = wheel;
  return (
    <Card className="flex flex-wrap items-center gap-4 bg-[radial-gradient(60%_120%_at_12%_0%,#26357a,#11172b_80%)]">
      <Icon name="chance" size="large" className="text-amber" />
      <div className="grid min-w-52 flex-1 gap-0.5">
        <h2 className="title-card">{say('wheel.title')}</h2>
        <p className="text-13 text-text-soft">
          {say(today === 'free' ? 'wheel.today.free' : 'wheel.lead')}{' '}
          {turns.length > 0 && say('wheel.held', { count: turns.length })}
        </p>
      </div>
      <Button asChild>
        <SiteLink href="/rocketmart-wheel">{say('wheel.segments.toWheel')}</SiteLink>
      </Button>
    </Card>
  );
}

function ForGuests() {
  const { say } = useSpeech();
  const isClosed = useIsClosed();
  return (
    <EmptyState
      picture="no-gifts"
      title={say('wheel.boxes.guest')}
      text={say('wheel.boxes.noneText')}
      action={
        !isClosed('/login') && (
          <Button look="primary" asChild>
            <SiteLink href="/login">{say('wheel.logIn')}</SiteLink>
          </Button>
        )
      }
    />
  );
}

function OwnBoxes({ skin, initial }: { skin: RocketSkin; initial: Lootbox[] | undefined }) {
  const { say } = useSpeech();
  const today = useToday();
  const query = useQuery('listLootboxes', undefined, { initial });
  // What was opened on this page stays until it is left, whatever day it came on.
  const [opened, setOpened] = useState<readonly number[]>([]);
  return (
    <Loaded query={query} name="listLootboxes" skeleton={<Skeleton className="h-64 rounded-xl" />}>
      {(data) => {
        const boxes = data as Lootbox[];
        // Which day it is only the browser knows.
        if (!today) return <Skeleton className="h-64 rounded-xl" />;
        const visible = shownBoxes(boxes, today);
        const shown = boxes.filter((box) => visible.includes(box) || opened.includes(box.id));
        if (shown.length === 0) {
          return <EmptyState picture="no-gifts" title={say('wheel.boxes.none')} text={say('wheel.boxes.noneText')} />;
        }
        return (
          <ul className="grid gap-4 md:grid-cols-2">
            {shown.map((box) => (
              <li key={box.id}>
                <BoxCard box={box} skin={skin} onOpen={() => setOpened((ids) => [...ids, box.id])} />
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
