import { type ReactNode, useState } from 'react';
import type { GameEvent } from '../kit/index.ts';
import { FairnessPanel } from './FairnessPanel.tsx';
import type { TableProps } from './GameScreen.tsx';
import type { SteppedRound } from './read-stepped.ts';
import { SteppedCheck } from './SteppedCheck.tsx';
import type { SteppedParts } from './stepped-parts.ts';
import { TableLayout, TableTools } from './TableLayout.tsx';
import { TablePanel } from './TablePanel.tsx';
import { usePlayback } from './use-playback.ts';
import { openedSeedOf } from './use-seeds.ts';
import { useStepKeys } from './use-step-keys.ts';
import { useTable } from './use-table.ts';
import { useWords } from './words.tsx';

/** The table of a game of several steps: a round that waits is found, shown where it stopped, and gone on with. */
export function SteppedTable<Choice, Event extends GameEvent>({
  parts,
  past,
  ...props
}: TableProps<SteppedRound<Choice, Event>> & { parts: SteppedParts<Choice, Event> }): ReactNode {
  const { launch, sound, seeds } = props;
  const { game } = parts;
  const { text } = useWords();
  const [quick, setQuick] = useState(false);
  const { round, event, fresh, history, show } = usePlayback({ parts, past, sound, quick });
  const open = round?.open ? round : undefined;
  const table = useTable<Choice>({
    ...props,
    game,
    firstChoice: parts.firstChoice,
    last: lastBet(past, launch.currency),
    quick: { on: quick, set: setQuick },
    open,
    enter: () => open && parts.enter?.(open),
    show,
  });
  const { bet, busy, locked, disabled, step } = table;
  useStepKeys((pressed) => {
    const key = parts.keys?.find((each) => each.key === pressed);
    if (!key || !open || disabled) return false;
    step(key.step(open));
    return true;
  });

  const balance = open?.currency === launch.currency ? table.balance.now : undefined;
  const stage = parts.stage({
    round,
    event,
    waiting: table.waiting,
    fresh,
    resumed: open !== undefined && !fresh,
    choice: open?.choice ?? bet.choice,
    setChoice: bet.setChoice,
    history,
    demo: launch.mode === 'demo',
    disabled: disabled || !open,
    sound,
    step,
    toolbar: <TableTools table={table} sound={sound} />,
  });
  return (
    <TableLayout
      table={table}
      parts={parts}
      sound={sound}
      quick={quick}
      shown={busy || !fresh || open ? undefined : round}
      stage={stage}
      panel={
        <TablePanel
          table={table}
          words={parts.words}
          open={open}
          fields={parts.fields?.({ bet, locked: table.fixed })}
          actions={open && (parts.actions?.({ round: open, busy, disabled, step, balance }) ?? null)}
        />
      }
      fairness={
        <FairnessPanel
          seeds={seeds}
          locked={locked || busy || open !== undefined}
          words={{ intro: 'fair.intro', number: 'fair.number' }}
          check={round && <SteppedCheck game={game} round={round} serverSeed={openedSeedOf(round.fair, seeds)} />}
          onClose={() => table.setFairnessOpen(false)}
        />
      }
      enter={parts.words.enter ?? parts.words.play}
      keys={[
        ...(parts.keys ?? []).map(({ sign, does }) => ({ keys: [sign], does: text(does) })),
        ...(parts.otherKeys ?? []).map(({ keys, does }) => ({ keys, does: text(does) })),
      ]}
    />
  );
}

/** The bet that stands ready is what the last round was opened with, without what its steps added. */
function lastBet<Choice, Event extends GameEvent>(past: SteppedRound<Choice, Event>[], currency: string) {
  const last = past.find((round) => round.currency === currency);
  return last && { stake: last.openingStake, choice: last.choice };
}
