import { type ReactNode, useMemo } from 'react';
import { type ScreenProps, type SingleParts, SingleScreen, useWords } from '../../screen/index.ts';
import { type DiceChoice, diceGame } from '../rules.ts';
import { diceRules } from '../rules-content.ts';
import { DiceFields } from './DiceFields.tsx';
import { DiceVerifier } from './DiceVerifier.tsx';
import { type DiceRound, Stage } from './Stage.tsx';

export function DiceScreen(props: ScreenProps): ReactNode {
  const { hundredths, text } = useWords();
  const parts = useMemo<SingleParts<DiceChoice, DiceRound>>(() => {
    const shift = text('dice.key.shift');
    return {
      game: diceGame,
      firstChoice: { side: 'over', target: 5_049 },
      words: {
        play: 'dice.roll',
        most: 'studio.ifYouWin',
        fair: { intro: 'dice.fair.intro', number: 'fair.number', verify: 'dice.verify.open' },
      },
      historyLength: 5,
      rules: diceRules,
      stage: (stage) => <Stage {...stage} />,
      fields: (fields) => <DiceFields {...fields} />,
      result: (round) => hundredths(round.outcome.roll),
      recomputed: (outcome) => text('dice.fair.recomputed', { roll: hundredths(outcome.roll) }),
      verifier: (from) => <DiceVerifier {...from} />,
      keys: [
        { keys: ['←', '→'], does: 'dice.keys.step' },
        { keys: [`${shift} ←`, `${shift} →`], does: 'dice.keys.fine' },
        { keys: ['PgUp', 'PgDn'], does: 'dice.keys.page' },
        { keys: ['Home', 'End'], does: 'dice.keys.ends' },
      ],
    };
  }, [hundredths, text]);
  return <SingleScreen {...props} parts={parts} />;
}
