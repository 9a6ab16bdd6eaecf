import { Icon } from '@halley/ui/Icon.tsx';
import { type ReactNode, useMemo } from 'react';
import type { ScreenProps } from '../../screen/GameScreen.tsx';
import { SingleScreen } from '../../screen/SingleScreen.tsx';
import type { SingleParts } from '../../screen/SingleTable.tsx';
import type { StakeOf } from '../../screen/use-stake.ts';
import { useWords } from '../../screen/words.tsx';
import { type CoinChoice, coinGame, FLIPS_MAX, paysFor } from '../rules.ts';
import { coinRules } from '../rules-content.ts';
import { Face } from './CoinArt.tsx';
import { type CoinRound, CoinStage, sideNames } from './CoinStage.tsx';

export function CoinScreen(props: ScreenProps): ReactNode {
  const { text } = useWords();
  const parts = useMemo<SingleParts<CoinChoice, CoinRound>>(() => {
    const told = (fell: CoinRound['outcome']['fell']) => fell.map((side) => text(sideNames[side])).join(', ');
    return {
      game: coinGame,
      firstChoice: { side: 'heads', flips: 1 },
      words: { play: 'coin.flip', most: 'studio.ifYouWin' },
      historyLength: 8,
      rules: coinRules,
      stage: (stage) => <CoinStage {...stage} />,
      fields: (fields) => <CoinFields {...fields} />,
      result: (round) => told(round.outcome.fell),
      recomputed: (outcome) => told(outcome.fell),
    };
  }, [text]);
  return <SingleScreen {...props} parts={parts} />;
}

function CoinFields({ bet, locked }: { bet: StakeOf<CoinChoice>; locked: boolean }): ReactNode {
  const { text, hundredths } = useWords();
  const { side, flips } = bet.choice;
  const steps = [
    { by: -1, icon: 'minus', label: 'coin.fewer' },
    { by: 1, icon: 'plus', label: 'coin.more' },
  ] as const;
  return (
    <>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-13 font-semibold text-text-soft">{text('coin.side')}</legend>
        <div className="grid grid-cols-2 gap-1 rounded-md bg-surface-2 p-1">
          {(['heads', 'tails'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={side === each}
              disabled={locked}
              onClick={() => bet.setChoice({ side: each, flips })}
              className="flex min-h-11 items-center justify-center gap-2 rounded-sm text-13 font-bold text-text-soft aria-pressed:bg-surface-4 aria-pressed:text-text disabled:opacity-45"
            >
              <svg viewBox="-52 -52 104 104" aria-hidden="true" className="size-6">
                <Face side={each} />
              </svg>
              {text(sideNames[each])}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-1.5">
        <span id="coin-flips" className="text-13 font-semibold text-text-soft">
          {text('coin.flips')}
        </span>
        <div className="flex min-h-12 items-center gap-2 rounded-md bg-surface-2 px-2">
          {steps.map(({ by, icon, label }) => (
            <button
              key={label}
              type="button"
              aria-label={text(label)}
              disabled={locked || flips + by < 1 || flips + by > FLIPS_MAX}
              onClick={() => bet.setChoice({ side, flips: flips + by })}
              className={`grid size-9 place-items-center rounded-sm bg-surface-4 disabled:opacity-45 ${by > 0 ? 'order-3' : ''}`}
            >
              <Icon name={icon} size="small" />
            </button>
          ))}
          <output aria-labelledby="coin-flips" className="flex-1 text-center font-bold">
            {flips} <span className="font-medium text-text-soft">· ×{hundredths(paysFor(flips))}</span>
          </output>
        </div>
      </div>
    </>
  );
}
