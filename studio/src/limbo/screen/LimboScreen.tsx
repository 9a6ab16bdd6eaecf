import { type ReactNode, useMemo } from 'react';
import {
  NumberField,
  parseHundredths,
  type ScreenProps,
  type SingleParts,
  SingleScreen,
  type StakeOf,
  useWords,
} from '../../screen/index.ts';
import { HEIGHTS, type LimboChoice, limboGame, TARGET_MAX, TARGET_MIN, winningHeights } from '../rules.ts';
import { limboRules } from '../rules-content.ts';
import { type LimboRound, LimboStage } from './LimboStage.tsx';

const quickTargets = [150, 200, 500, 1_000];

export function LimboScreen(props: ScreenProps): ReactNode {
  const { hundredths } = useWords();
  const parts = useMemo<SingleParts<LimboChoice, LimboRound>>(
    () => ({
      game: limboGame,
      firstChoice: { target: 200 },
      words: { play: 'limbo.launch', most: 'studio.ifYouWin' },
      historyLength: 6,
      rules: limboRules,
      stage: (stage) => <LimboStage {...stage} />,
      fields: (fields) => <LimboFields {...fields} />,
      result: (round) => `×${hundredths(round.outcome.reached)}`,
      recomputed: (outcome) => `×${hundredths(outcome.reached)}`,
    }),
    [hundredths],
  );
  return <SingleScreen {...props} parts={parts} />;
}

function LimboFields({ bet, locked }: { bet: StakeOf<LimboChoice>; locked: boolean }): ReactNode {
  const { text, hundredths } = useWords();
  const { target } = bet.choice;
  const set = (wanted: number) => bet.setChoice({ target: Math.min(TARGET_MAX, Math.max(TARGET_MIN, wanted)) });
  const chance = (winningHeights(target) * 10_000) / HEIGHTS;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={text('limbo.target')}
          value={hundredths(target)}
          onType={(typed) => {
            const wanted = parseHundredths(typed);
            if (wanted) set(wanted);
          }}
          before="×"
          disabled={locked}
        />
        <NumberField
          label={text('limbo.chance')}
          value={chance >= 1 ? hundredths(Math.floor(chance)) : hundredths(0).replace(/0$/, String(Math.ceil(chance)))}
          onType={(typed) => {
            const wanted = parseHundredths(typed);
            if (wanted) set(Math.floor(990_000 / wanted));
          }}
          after="%"
          disabled={locked}
        />
      </div>
      <div className="grid grid-cols-4 gap-1.5">
        {quickTargets.map((wanted) => (
          <button
            key={wanted}
            type="button"
            aria-pressed={wanted === target}
            disabled={locked}
            onClick={() => set(wanted)}
            className="min-h-9 rounded-sm bg-surface-2 text-13 font-bold text-text-soft not-disabled:hover:bg-surface-3 aria-pressed:bg-surface-4 aria-pressed:text-text disabled:opacity-45"
          >
            ×{hundredths(wanted).replace(/\D00$/, '')}
          </button>
        ))}
      </div>
    </>
  );
}
