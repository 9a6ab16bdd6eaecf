import type { Lootbox, Wheel } from '@halley/contract';
import { Button, Select } from '@halley/ui';
import { useState } from 'react';
import { dateFormat, useSpeech } from '../../i18n/index.ts';
import { SiteLink, useIsClosed, useWhen } from '../../page/index.ts';
import { pointsText } from '../points-text.ts';
import type { DrawFault } from './decide-lootbox.ts';
import { FaultNote } from './FaultNote.tsx';
import { PrizeResult } from './PrizeResult.tsx';
import { TurnForPoints } from './TurnForPoints.tsx';
import { TurnPrice } from './TurnPrice.tsx';
import type { Choice, Phase } from './use-turns.ts';

interface TurnPanelProps {
  wheel: Wheel;
  choices: readonly Choice[];
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
  phase: Phase;
  fault: DrawFault | null;
  result: Lootbox | null;
  onTurn: (choice: Choice) => void;
}

/** What came of the last turn, and what can be turned now. */
export function TurnPanel(props: TurnPanelProps) {
  const { wheel, choices, choice, onChoose, phase, fault, result, onTurn } = props;
  const { say } = useSpeech();
  return (
    <div className="grid w-full max-w-112 justify-items-center gap-3 text-center">
      <div role="status" aria-live="polite" className="grid justify-items-center gap-3 empty:hidden">
        {result && phase === 'ready' && <PrizeResult box={result} />}
        {phase === 'turning' && <p className="sr-only">{say('wheel.turning')}</p>}
      </div>
      {fault && <FaultNote fault={fault} />}
      {choices.length > 1 && (
        <ChooseTurn wheel={wheel} choices={choices} choice={choice} onChoose={onChoose} disabled={phase !== 'ready'} />
      )}
      {choice !== undefined && (
        <Button
          look={result ? 'secondary' : 'primary'}
          size="large"
          className="min-w-64"
          loading={phase !== 'ready'}
          onClick={() => onTurn(choice)}
        >
          {say('wheel.turn')}
        </Button>
      )}
      {wheel.today === 'guest' && <LogIn />}
      <TodayText wheel={wheel} held={wheel.turns.length} />
      {wheel.today === 'guest' && <TurnPrice points={wheel.price_points} />}
      {wheel.today !== 'guest' && wheel.price_points !== null && wheel.price_group !== null && phase === 'ready' && (
        <ForPoints points={wheel.price_points} group={wheel.price_group} onHad={onChoose} />
      )}
    </div>
  );
}

function ChooseTurn({
  wheel,
  choices,
  choice,
  onChoose,
  disabled,
}: Pick<TurnPanelProps, 'wheel' | 'choices' | 'choice' | 'onChoose'> & { disabled: boolean }) {
  const { say, tag } = useSpeech();
  const day = dateFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const nameOf = (one: Choice): string => {
    const turn = wheel.turns.find(({ id }) => id === one);
    return turn
      ? say('wheel.choose.held', { title: turn.title, day: day.format(new Date(turn.valid_until)) })
      : say('wheel.choose.today');
  };
  return (
    <Select
      label={say('wheel.choose')}
      className="w-full max-w-80 text-left"
      disabled={disabled}
      value={String(choice)}
      onChange={({ currentTarget: { value } }) => onChoose(value === 'today' ? 'today' : Number(value))}
      options={choices.map((one) => ({ value: String(one), label: nameOf(one) }))}
    />
  );
}

/** Where log-in is closed in the visitor's country, there is nothing to click. */
function LogIn() {
  const { say } = useSpeech();
  if (useIsClosed()('/login')) return null;
  return (
    <Button look="primary" size="large" className="min-w-64" asChild>
      <SiteLink href="/login">{say('wheel.logIn')}</SiteLink>
    </Button>
  );
}

function TodayText({ wheel, held }: { wheel: Wheel; held: number }) {
  const { say } = useSpeech();
  const when = useWhen();
  const texts: Record<Wheel['today'], string> = {
    free: say('wheel.today.free'),
    taken: say('wheel.today.taken', { when: when(wheel.next_at) }),
    not_for_you: say('wheel.today.notForYou'),
    guest: say('wheel.today.guest'),
  };
  return (
    <p className="text-xs text-balance text-text-faint" suppressHydrationWarning>
      {texts[wheel.today]} {held > 0 && say('wheel.held', { count: held })}
    </p>
  );
}

function ForPoints({ points, group, onHad }: { points: number; group: string; onHad: (id: number) => void }) {
  const { say, tag } = useSpeech();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" icon="coin" onClick={() => setOpen(true)}>
        {say('wheel.points.button', { points: pointsText(tag, points) })}
      </Button>
      {open && <TurnForPoints points={points} group={group} onHad={onHad} onClosed={() => setOpen(false)} />}
    </>
  );
}
