import type { ReactNode } from 'react';
import { RiskChoice, type ScreenProps, type SingleParts, SingleScreen, Slider, useWords } from '../../screen/index.ts';
import { ROWS_MAX, ROWS_MIN, risks } from '../pay-tables.ts';
import { type PlinkoChoice, plinkoGame, riskWords } from '../rules.ts';
import { plinkoRules } from '../rules-content.ts';
import { type PlinkoRound, PlinkoStage } from './PlinkoStage.tsx';

const parts: SingleParts<PlinkoChoice, PlinkoRound> = {
  game: plinkoGame,
  firstChoice: { rows: 12, risk: 'medium' },
  words: { play: 'plinko.play' },
  rules: plinkoRules,
  stage: (props) => <PlinkoStage {...props} />,
  fields: ({ bet, locked }) => <PlinkoFields choice={bet.choice} locked={locked} onChange={bet.setChoice} />,
  result: ({ outcome }) => `×${outcome.pays / 100}`,
};

function PlinkoFields(props: {
  choice: PlinkoChoice;
  locked: boolean;
  onChange(choice: PlinkoChoice): void;
}): ReactNode {
  const { text } = useWords();
  const { choice, locked, onChange } = props;
  return (
    <>
      <RiskChoice risks={risks} words={riskWords} choice={choice} disabled={locked} onChange={onChange} />
      <Slider
        label={text('plinko.rows')}
        value={choice.rows}
        min={ROWS_MIN}
        max={ROWS_MAX}
        disabled={locked}
        onChange={(rows) => onChange({ ...choice, rows })}
      />
    </>
  );
}

export function PlinkoScreen(props: ScreenProps): ReactNode {
  return <SingleScreen {...props} parts={parts} />;
}
