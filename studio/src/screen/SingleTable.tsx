import { type ReactNode, useMemo, useState } from 'react';
import { AutoDialog } from './AutoPlay.tsx';
import { FairnessPanel } from './FairnessPanel.tsx';
import type { TableProps } from './GameScreen.tsx';
import { RoundCheck } from './RoundCheck.tsx';
import type { SingleParts, SingleRound } from './single-parts.ts';
import { TableLayout, TableTools } from './TableLayout.tsx';
import { TablePanel } from './TablePanel.tsx';
import { openedSeedOf } from './use-seeds.ts';
import { useShownRound } from './use-shown-round.ts';
import { useTable } from './use-table.ts';
import { useWords } from './words.tsx';

/** The table of a game of one step. */
export function SingleTable<Choice, Round extends SingleRound<Choice>>({
  parts,
  past,
  ...props
}: TableProps<Round> & { parts: SingleParts<Choice, Round> }): ReactNode {
  const { launch, sound, seeds } = props;
  const { text } = useWords();
  const [quick, setQuick] = useState(false);
  const { playing, seen, history, show } = useShownRound({
    parts,
    past,
    onSeen: (round) => {
      if (table.onLayout) table.bet.clear();
      table.auto.played(round);
    },
  });
  const table = useTable<Choice>({
    ...props,
    game: parts.game,
    firstChoice: parts.firstChoice,
    stakeOf: parts.stakeOf,
    last: past.find((round) => round.currency === launch.currency),
    firstDialog: launch.verify && parts.verifier ? 'verify' : undefined,
    auto: true,
    quick: { on: quick, set: setQuick },
    show,
  });
  const { bet, auto, dialog, setDialog, closeDialog, setFairnessOpen } = table;
  const checked = history[0];
  const serverSeed = checked && openedSeedOf(checked.fair, seeds);
  // Locked with the click and open with the end: a moment later the page would be laid out while something moves on the stage.
  const seedsLocked = table.locked || table.busy;
  const fairness = useMemo(
    () => (
      <FairnessPanel
        seeds={seeds}
        locked={seedsLocked}
        words={parts.words.fair ?? { intro: 'fair.intro', number: 'fair.number' }}
        onVerify={() => setDialog('verify')}
        check={
          checked && (
            <RoundCheck game={parts.game} round={checked} serverSeed={serverSeed} recomputed={parts.recomputed} />
          )
        }
        onClose={() => setFairnessOpen(false)}
      />
    ),
    [seeds, seedsLocked, parts, checked, serverSeed, setDialog, setFairnessOpen],
  );
  const stage = parts.stage({
    round: playing?.round ?? history[0],
    playing: playing !== undefined,
    waiting: table.waiting,
    choice: bet.choice,
    setChoice: bet.setChoice,
    history,
    demo: launch.mode === 'demo',
    disabled: table.fixed,
    quick,
    sound,
    onShown: () => playing?.onShown(),
    toolbar: <TableTools table={table} sound={sound} />,
  });
  const stopKey = { keys: [text('studio.key.escape')], does: text('studio.keys.stop') };
  return (
    <TableLayout
      table={table}
      parts={parts}
      sound={sound}
      quick={quick}
      shown={table.busy ? undefined : seen}
      stage={stage}
      panel={
        <TablePanel
          table={table}
          words={parts.words}
          fields={table.free ? undefined : parts.fields?.({ bet, locked: table.fixed })}
          toChoose={parts.toChoose?.(bet.choice)}
        />
      }
      fairness={fairness}
      enter={parts.words.play}
      keys={[
        ...(table.mayAuto ? [stopKey] : []),
        ...(parts.keys ?? []).map(({ keys, does }) => ({ keys, does: text(does) })),
      ]}
    >
      {dialog === 'verify' && parts.verifier?.({ round: checked, serverSeed, onClose: closeDialog })}
      {dialog === 'auto' && bet.stake !== undefined && (
        <AutoDialog
          stake={bet.stake}
          onStart={(rules) => {
            closeDialog();
            auto.start(rules);
          }}
          onClose={closeDialog}
        />
      )}
    </TableLayout>
  );
}
