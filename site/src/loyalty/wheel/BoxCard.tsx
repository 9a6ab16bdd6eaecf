import type { Lootbox } from '@halley/contract';
import { Badge, Button, Card, Icon } from '@halley/ui';
import { useId, useRef, useState } from 'react';
import { dateFormat, type MessageKey, useSpeech } from '../../i18n/index.ts';
import { ChancesTable } from './ChancesTable.tsx';
import { meanWorth } from './chances.ts';
import { type DrawFault, decideLootbox, readDrawsAgain } from './decide-lootbox.ts';
import { FaultNote } from './FaultNote.tsx';
import { PrizeResult } from './PrizeResult.tsx';
import { RocketSky } from './RocketSky.tsx';
import { type RocketMode, type RocketSkin, rocketModeOf } from './rocket-modes.ts';
import { startRocket } from './start-rocket.ts';
import { VerifyLink } from './VerifyLink.tsx';
import { WorthText } from './WorthText.tsx';

const modeNames: Record<RocketMode, MessageKey> = {
  lite: 'wheel.rocket.lite',
  pro: 'wheel.rocket.pro',
  max: 'wheel.rocket.max',
};

interface BoxCardProps {
  box: Lootbox;
  skin: RocketSkin;
  onOpen: () => void;
}

/** A box: what can be in it, then what was. A short start, and nothing more. */
export function BoxCard({ box, skin, onOpen }: BoxCardProps) {
  const { say } = useSpeech();
  const title = useId();
  const rocket = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const [phase, setPhase] = useState<'ready' | 'asking' | 'starting'>('ready');
  const [fault, setFault] = useState<DrawFault | null>(null);
  const [opened, setOpened] = useState<Lootbox | null>(null);
  const mode = rocketModeOf(box.group_key);
  const shown = opened ?? box;
  const isOpen = shown.stage === 'activated' && phase === 'ready';

  async function open() {
    if (busy.current) return;
    busy.current = true;
    setPhase('asking');
    setFault(null);
    onOpen();
    const answer = await decideLootbox(box.id);
    if (typeof answer === 'string') setFault(answer);
    else {
      setPhase('starting');
      await startRocket(rocket.current);
      setOpened(answer);
    }
    busy.current = false;
    setPhase('ready');
    readDrawsAgain();
  }

  return (
    <Card role="article" aria-labelledby={title} className="grid h-full content-start gap-4">
      <RocketSky mode={mode} picture={mode ? skin[mode] : undefined} rocket={rocket} isGone={isOpen} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={title} className="title-card">
          {box.title}
        </h3>
        {mode && <Badge tone="violet">{say(modeNames[mode])}</Badge>}
        {shown.stage === 'canceled' && <Badge>{say('wheel.boxes.canceled')}</Badge>}
      </div>
      <div role="status" className="grid justify-items-start gap-2 empty:hidden">
        {isOpen && <PrizeResult box={shown} />}
      </div>
      {fault && <FaultNote fault={fault} />}
      {!isOpen && shown.stage !== 'canceled' && <Ready box={box} busy={phase !== 'ready'} onOpen={() => void open()} />}
      {isOpen && <VerifyLink id={box.id} />}
      <details className="group text-13">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-text-soft">
          {say('wheel.boxes.chances')}
          <Icon name="chevron-down" size="small" className="transition-transform group-open:rotate-180" />
        </summary>
        <ChancesTable
          caption={say('wheel.boxes.chances')}
          chances={shown.chances}
          currency={shown.currency}
          hit={isOpen ? shown.drawn_item : null}
        />
        <WorthText chances={shown.chances} currency={shown.currency} worth={meanWorth(shown.chances)} />
      </details>
    </Card>
  );
}

function Ready({ box, busy, onOpen }: { box: Lootbox; busy: boolean; onOpen: () => void }) {
  const { say, tag } = useSpeech();
  const day = dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(box.valid_until));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button loading={busy} onClick={onOpen}>
        {say('wheel.boxes.open')}
        <span className="sr-only">: {box.title}</span>
      </Button>
      <p className="text-xs text-text-faint" suppressHydrationWarning>
        {say('wheel.boxes.until', { day })}
      </p>
    </div>
  );
}
