import { type ReactNode, useMemo } from 'react';
import { type ScreenProps, type SingleParts, SingleScreen, type StakeOf, useWords } from '../../screen/index.ts';
import { type WheelChoice, wheelGame } from '../rules.ts';
import { riskNames, wheelRules } from '../rules-content.ts';
import { risks, sizes } from '../segments.ts';
import { type WheelRound, WheelStage } from './WheelStage.tsx';

export function WheelScreen(props: ScreenProps): ReactNode {
  const { hundredths } = useWords();
  const parts = useMemo<SingleParts<WheelChoice, WheelRound>>(
    () => ({
      game: wheelGame,
      firstChoice: { risk: 'medium', segments: 20 },
      words: { play: 'wheel.spin' },
      historyLength: 6,
      rules: wheelRules,
      stage: (stage) => <WheelStage {...stage} />,
      fields: (fields) => <WheelFields {...fields} />,
      result: (round) => `×${hundredths(round.outcome.pays * 10)}`,
      recomputed: (outcome) => `×${hundredths(outcome.pays * 10)}`,
    }),
    [hundredths],
  );
  return <SingleScreen {...props} parts={parts} />;
}

const optionClass =
  'min-h-9 rounded-sm text-13 font-bold text-text-soft aria-pressed:bg-surface-4 aria-pressed:text-text disabled:opacity-45';

function WheelFields({ bet, locked }: { bet: StakeOf<WheelChoice>; locked: boolean }): ReactNode {
  const { text } = useWords();
  const { risk, segments } = bet.choice;
  return (
    <>
      <fieldset className="grid min-w-0 gap-1.5">
        <legend className="mb-1.5 text-13 font-semibold text-text-soft">{text('wheel.risk')}</legend>
        <div className="grid grid-cols-3 gap-1 rounded-md bg-surface-2 p-1">
          {risks.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={risk === each}
              disabled={locked}
              onClick={() => bet.setChoice({ risk: each, segments })}
              className={optionClass}
            >
              {text(riskNames[each])}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className="grid min-w-0 gap-1.5">
        <legend className="mb-1.5 text-13 font-semibold text-text-soft">{text('wheel.segments')}</legend>
        <div className="grid grid-cols-5 gap-1 rounded-md bg-surface-2 p-1">
          {sizes.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={segments === each}
              disabled={locked}
              onClick={() => bet.setChoice({ risk, segments: each })}
              className={optionClass}
            >
              {each}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
