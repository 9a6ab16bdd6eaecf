import { Button } from '@halley/ui/Button.tsx';
import type { ReactNode } from 'react';
import { RiskChoice, type ScreenProps, type SingleParts, SingleScreen, useWords } from '../../screen/index.ts';
import { risks } from '../pay-tables.ts';
import { type KenoChoice, kenoGame, NUMBERS, PICKS_MAX, riskWords } from '../rules.ts';
import { kenoRules } from '../rules-content.ts';
import { type KenoRound, KenoStage } from './KenoStage.tsx';

const parts: SingleParts<KenoChoice, KenoRound> = {
  game: kenoGame,
  firstChoice: { numbers: [], risk: 'classic' },
  words: { play: 'keno.play' },
  toChoose: ({ numbers }) => (numbers.length === 0 ? 'keno.start' : undefined),
  keys: [{ keys: ['← ↑ → ↓'], does: 'studio.keys.move' }],
  rules: kenoRules,
  stage: (props) => <KenoStage {...props} />,
  fields: ({ bet, locked }) => <KenoFields choice={bet.choice} locked={locked} onChange={bet.setChoice} />,
  result: ({ outcome, choice }) => `${outcome.hits.length} / ${choice.numbers.length} · ×${outcome.pays / 100}`,
};

/** Fills up to ten. It decides nothing: every ten numbers are as likely. */
function anyTen(numbers: readonly number[]): number[] {
  const kept = numbers.length < PICKS_MAX ? [...numbers] : [];
  const left = Array.from({ length: NUMBERS }, (_, index) => index + 1).filter((number) => !kept.includes(number));
  const random = crypto.getRandomValues(new Uint32Array(PICKS_MAX));
  for (let index = 0; kept.length < PICKS_MAX; index++) {
    kept.push(left.splice((random[index] ?? 0) % left.length, 1)[0] as number);
  }
  return kept.toSorted((one, other) => one - other);
}

function KenoFields(props: { choice: KenoChoice; locked: boolean; onChange(choice: KenoChoice): void }): ReactNode {
  const { text } = useWords();
  const { choice, locked, onChange } = props;
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Button size="small" disabled={locked} onClick={() => onChange({ ...choice, numbers: anyTen(choice.numbers) })}>
          {text('keno.pick')}
        </Button>
        <Button
          size="small"
          look="quiet"
          disabled={locked || choice.numbers.length === 0}
          onClick={() => onChange({ ...choice, numbers: [] })}
        >
          {text('keno.clear')}
        </Button>
      </div>
      <RiskChoice risks={risks} words={riskWords} choice={choice} disabled={locked} onChange={onChange} />
    </>
  );
}

export function KenoScreen(props: ScreenProps): ReactNode {
  return <SingleScreen {...props} parts={parts} />;
}
