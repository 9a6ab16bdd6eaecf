import type { Lootbox, Wheel } from '@halley/contract';
import { Card } from '@halley/ui';
import { useEffect, useMemo, useState } from 'react';
import { dateFormat, useSpeech } from '../../i18n/index.ts';
import { useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import { ChancesTable } from './ChancesTable.tsx';
import { CheckCard } from './CheckCard.tsx';
import { type Chance, meanWorth } from './chances.ts';
import { prizeText } from './prize-text.ts';
import { firstAngle, restAngle, sectorsOf } from './sectors.ts';
import { TurnPanel } from './TurnPanel.tsx';
import { useDisc } from './use-disc.ts';
import { type Choice, useTurns } from './use-turns.ts';
import { WheelImage } from './WheelImage.tsx';
import { WorthText } from './WorthText.tsx';

/** How far the disc is turned for a turn that was turned; before that, as it stands at first. */
function angleOf(chances: readonly Chance[], box: Lootbox | null): number {
  const sectors = sectorsOf(chances.map(({ weight }) => weight));
  const drawn = sectors.find(({ item }) => item === box?.drawn_item);
  return drawn && box?.proof ? restAngle(drawn, box.proof.rest) : firstAngle(sectors);
}

/**
 * What stands still while the wheel turns: how often each thing was given would tell before the disc does. Chances of another
 * kind are taken all the same.
 */
function useCalm<Value>(
  value: Value,
  isReady: boolean,
  isAlike: (one: Value, other: Value) => boolean = () => true,
): Value {
  const [calm, setCalm] = useState(value);
  const shown = isReady || !isAlike(value, calm) ? value : calm;
  if (shown !== calm) setCalm(shown);
  return shown;
}

const sameWeights = (one: readonly Chance[], other: readonly Chance[]): boolean =>
  one.length === other.length && one.every(({ weight }, item) => weight === other[item]?.weight);

/** The wheel with everything about it. A turn is shown with the chances that it was given with. */
export function WheelStage({ wheel: known, initialBoxes }: { wheel: Wheel; initialBoxes: Lootbox[] | undefined }) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const player = usePlayer();
  const { data } = useQuery('listLootboxes', undefined, { initial: initialBoxes, enabled: Boolean(player) });
  const boxes = data as Lootbox[] | undefined;
  const [chosen, setChosen] = useState<Choice>();
  /** The turn that is being turned; a choice made since then is looked at instead. */
  const [turning, setTurning] = useState<Lootbox | null>(null);
  const [looksAhead, setLooksAhead] = useState(false);

  const { phase, fault, decided, turn } = useTurns({ boxes, show });
  const wheel = useCalm(known, phase === 'ready');
  const choices: Choice[] = [
    ...(wheel.today === 'free' ? (['today'] as const) : []),
    ...wheel.turns.map(({ id }) => id),
  ];
  const choice = chosen !== undefined && choices.includes(chosen) ? chosen : choices[0];
  const result = looksAhead ? null : (decided ?? null);
  const held = boxes?.find(({ id }) => id === choice);
  const shown = (phase === 'ready' ? (result ?? held) : (turning ?? held)) ?? null;
  const chances: readonly Chance[] = useCalm(shown?.chances ?? wheel.chances, phase === 'ready', sameWeights);
  const currency = shown?.currency ?? wheel.currency;
  const texts = useMemo(
    () => chances.map(({ prize }) => prizeText(prize, currency, speech)),
    [chances, currency, speech],
  );

  const atRest = angleOf(chances, result);
  const { disc, angle, setAngle, turnTo } = useDisc(atRest);
  useEffect(() => {
    if (phase === 'ready') setAngle(atRest);
  }, [phase, atRest, setAngle]);

  async function show(box: Lootbox): Promise<void> {
    setLooksAhead(false);
    setTurning(box);
    // Its own sectors are drawn first, then it turns.
    await new Promise(requestAnimationFrame);
    await turnTo(angleOf(box.chances, box));
  }

  const since = dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(wheel.since));
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_27rem]">
      <Card className="grid content-start justify-items-center gap-4 bg-[radial-gradient(80%_70%_at_50%_40%,#1d2a63,#11172b_75%)] max-md:px-2 md:pt-8 lg:h-full">
        <div className="w-full max-w-172 md:-mx-5 md:w-[calc(100%+2.5rem)]">
          <WheelImage
            label={say('wheel.picture', { count: chances.length })}
            chances={chances}
            texts={texts}
            angle={angle}
            hit={result?.drawn_item ?? null}
            turning={phase === 'turning'}
            disc={disc}
          />
        </div>
        <TurnPanel
          wheel={wheel}
          choices={choices}
          choice={choice}
          onChoose={(next) => {
            setChosen(next);
            setLooksAhead(true);
          }}
          phase={phase}
          fault={fault}
          result={result}
          onTurn={(which) => {
            setTurning(null);
            void turn(which);
          }}
        />
      </Card>
      <div className="grid grid-cols-1 gap-4">
        <Card className="grid grid-cols-1 gap-2">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="title-card">{say('wheel.chances.title')}</h2>
            <p className="text-xs text-text-faint" suppressHydrationWarning>
              {say('wheel.chances.since', { day: since })}
            </p>
          </div>
          <ChancesTable
            caption={say('wheel.chances.title')}
            chances={chances}
            currency={currency}
            hit={result?.drawn_item ?? null}
          />
          <WorthText chances={chances} currency={currency} worth={shown ? meanWorth(chances) : wheel.worth_cents} />
        </Card>
        <CheckCard seal={wheel.seal} result={result} />
      </div>
    </div>
  );
}
