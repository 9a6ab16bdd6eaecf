import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LastRounds, RoundLine, type SingleRound, type StageProps, StageTop, useWords } from '../../screen/index.ts';
import { paysOf } from '../pay-tables.ts';
import { type KenoChoice, type KenoEvent, type KenoOutcome, kenoGame, NUMBERS, PICKS_MAX } from '../rules.ts';
import { Constellation, MilkyWay } from './Constellation.tsx';
import { useDrawing } from './use-drawing.ts';

export type KenoRound = SingleRound<KenoChoice, KenoOutcome, KenoEvent>;
type Props = StageProps<KenoChoice, KenoRound>;

const COLUMNS = 8;
const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

export function KenoStage(props: Props): ReactNode {
  const { round, playing, waiting, sound, disabled } = props;
  const { text } = useWords();
  const choice = playing && round ? round.choice : props.choice;
  // What was drawn stays until another choice is made.
  const isSame = round !== undefined && round.choice.numbers.join() === choice.numbers.join();
  const drawn = round && isSame && !waiting ? round.events[0]?.numbers : undefined;
  const shown = useDrawing({
    numbers: drawn,
    playing,
    quick: props.quick === true,
    onNumber: (index) => {
      const number = drawn?.[index] ?? 0;
      if (choice.numbers.includes(number)) sound.step(index);
      else sound.tick();
    },
    onShown: () => {
      sound.landed();
      if (round && round.win > round.stake) sound.won();
      props.onShown();
    },
  });
  const lit = drawn?.slice(0, shown) ?? [];
  const hits = lit.filter((number) => choice.numbers.includes(number));
  const board = useRef<HTMLDivElement>(null);
  const pick = (number: number) => {
    if (disabled || playing || waiting) return;
    const { numbers } = choice;
    if (numbers.includes(number)) {
      props.setChoice({ ...choice, numbers: numbers.filter((each) => each !== number) });
    } else if (numbers.length < PICKS_MAX) {
      props.setChoice({ ...choice, numbers: [...numbers, number].toSorted((one, other) => one - other) });
    }
  };
  const onKey = (pressed: KeyboardEvent) => {
    const move = moves[pressed.key];
    const from = Number((pressed.target as HTMLElement).dataset.number);
    if (move === undefined || !from) return;
    pressed.preventDefault();
    const to = ((from - 1 + move + NUMBERS) % NUMBERS) + 1;
    board.current?.querySelector<HTMLElement>(`[data-number="${to}"]`)?.focus();
  };
  return (
    <section aria-label={kenoGame.title} className="game-stage keno-stage">
      <MilkyWay />
      <StageTop {...props} />
      <LastRounds rounds={props.history} />
      {/* biome-ignore lint/a11y/useSemanticElements: a board of buttons, not a fieldset of a form */}
      <div ref={board} role="group" aria-label={text('keno.board')} className="keno-board" onKeyDown={onKey}>
        <Constellation hits={hits} />
        {Array.from({ length: NUMBERS }, (_, index) => index + 1).map((number) => {
          const isPicked = choice.numbers.includes(number);
          const isLit = lit.includes(number);
          const name = isLit
            ? text(isPicked ? 'keno.number.hit' : 'keno.number.drawn', { number: String(number) })
            : String(number);
          return (
            <button
              key={number}
              type="button"
              data-number={number}
              data-lit={isLit || undefined}
              data-new={(playing && lit.at(-1) === number) || undefined}
              aria-pressed={isPicked}
              aria-label={name}
              aria-disabled={
                disabled || playing || waiting || (!isPicked && choice.numbers.length >= PICKS_MAX) || undefined
              }
              onClick={() => pick(number)}
              className="keno-number"
            >
              <span>{number}</span>
            </button>
          );
        })}
      </div>
      <PayLine choice={choice} hits={drawn && shown > 0 ? hits.length : undefined} />
      <p className="stage-line" role="status">
        <Line {...props} hits={hits.length} />
      </p>
    </section>
  );
}

/** What every number of hits pays, and where the draw stands. */
function PayLine({ choice, hits }: { choice: KenoChoice; hits: number | undefined }): ReactNode {
  const { text } = useWords();
  const picks = Math.max(1, choice.numbers.length);
  return (
    <ol aria-label={text('keno.table')} className="keno-pays">
      {paysOf(choice.risk, picks).map((pays, count) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number of hits is its place
        <li key={count} data-now={hits === count || undefined} data-none={pays === 0 || undefined}>
          <span className="keno-count">{count}</span>
          <span>×{pays / 100}</span>
        </li>
      ))}
    </ol>
  );
}

function Line({ round, playing, waiting, choice, hits }: Props & { hits: number }): ReactNode {
  const { text } = useWords();
  const [told, setTold] = useState<string>();
  useEffect(() => {
    if (playing && round) setTold(round.id);
  }, [playing, round]);
  if (playing) return text('keno.hits', { hits: String(hits), picks: String(choice.numbers.length) });
  if (waiting) return null;
  if (choice.numbers.length === 0) return text('keno.start');
  if (round && told === round.id && round.choice.numbers.join() === choice.numbers.join()) {
    return <RoundLine round={round} />;
  }
  return text('keno.chosen', { count: String(choice.numbers.length) });
}
