import type { KeyboardEvent, ReactNode } from 'react';
import { LastRounds, RoundLine, StageTop, type SteppedStageProps, useWords } from '../../screen/index.ts';
import { difficulties, FLOORS, paysOf, type TowerChoice, type TowerEvent, towerGame } from '../rules.ts';
import { Beacon, NightSea } from './Beacon.tsx';
import { type Climb, floorsOf, readClimb } from './read-climb.ts';

const sides: Record<string, 'previousElementSibling' | 'nextElementSibling'> = {
  ArrowLeft: 'previousElementSibling',
  ArrowRight: 'nextElementSibling',
};

type Props = SteppedStageProps<TowerChoice, TowerEvent>;
type Look = 'closed' | 'next' | 'taken' | 'fallen' | 'lit' | 'dark';

export function TowerStage(props: Props): ReactNode {
  const { round, event, choice } = props;
  const { text } = useWords();
  const climb = readClimb(round?.events ?? []);
  const { difficulty } = round?.open ? round.choice : choice;
  // Of a round that is over the tower stays as it was, until another one is chosen.
  const shown = round && round.choice.difficulty === difficulty ? climb : readClimb([]);
  const onKey = (pressed: KeyboardEvent) => {
    const side = sides[pressed.key];
    const next = side && (pressed.target as HTMLElement)[side];
    if (!(next instanceof HTMLElement) || next.dataset.window === undefined) return;
    pressed.preventDefault();
    next.focus();
  };
  return (
    <section aria-label={towerGame.title} className="game-stage tower-stage" data-waiting={props.waiting || undefined}>
      <NightSea />
      <StageTop {...props} />
      <LastRounds rounds={props.history} />
      {/* biome-ignore lint/a11y/useSemanticElements: floors of buttons, not a fieldset of a form */}
      <div role="group" aria-label={text('tower.tower')} className="tower" onKeyDown={onKey}>
        <Beacon isLit={floorsOf(shown) === FLOORS} />
        {Array.from({ length: FLOORS }, (_, index) => FLOORS - 1 - index).map((floor) => (
          <Floor key={floor} floor={floor} climb={shown} stage={props} difficulty={difficulty} event={event} />
        ))}
        <div className="tower-foot" aria-hidden="true" />
      </div>
      <p className="stage-line" role="status">
        <Line {...props} />
      </p>
    </section>
  );
}

function Floor(props: {
  floor: number;
  climb: Climb;
  stage: Props;
  difficulty: TowerChoice['difficulty'];
  event: TowerEvent | undefined;
}): ReactNode {
  const { floor, climb, stage, difficulty, event } = props;
  const { text, hundredths } = useWords();
  const { numerator, denominator } = paysOf(difficulty, floor + 1);
  const times = hundredths(Number((numerator * 100n) / denominator));
  const isNext = stage.round?.open === true && climb.windows.length === floor;
  const lookOf = (window: number): Look => {
    const taken = climb.windows[floor] === window;
    if (taken) return climb.fell && floor === climb.windows.length - 1 ? 'fallen' : 'taken';
    if (climb.dark) return climb.dark[floor]?.includes(window) ? 'dark' : 'lit';
    return isNext ? 'next' : 'closed';
  };
  return (
    <div className="tower-floor" data-next={isNext || undefined} data-done={climb.windows.length > floor || undefined}>
      <span className="tower-pays" aria-hidden="true">
        ×{times}
      </span>
      <div className="tower-wall" style={{ '--height': floor } as object}>
        {Array.from({ length: difficulties[difficulty].windows }, (_, window) => {
          const look = lookOf(window);
          const names = { floor: String(floor + 1), window: String(window + 1) };
          const isNew = event?.type === 'climbed' && event.floor === floor && event.window === window;
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
              key={window}
              type="button"
              data-window={window}
              data-look={look}
              data-new={isNew || undefined}
              tabIndex={isNext ? undefined : -1}
              aria-label={
                look === 'taken' || look === 'lit'
                  ? text('tower.window.lit', names)
                  : look === 'fallen' || look === 'dark'
                    ? text('tower.window.dark', names)
                    : text('tower.window', names)
              }
              // Not `disabled`: a window keeps the focus, for whoever plays with the keyboard.
              aria-disabled={stage.disabled || !isNext || undefined}
              onClick={() => {
                if (isNext) stage.step({ window });
              }}
              className="tower-window"
            >
              <span className="tower-pane" />
            </button>
          );
        })}
      </div>
    </div>
  );
}

function Line({ round, event, waiting, fresh, resumed }: Props): ReactNode {
  const { text } = useWords();
  if (!round || (!round.open && !fresh)) return text('tower.start');
  if (waiting || event) return null;
  if (!round.open) return <RoundLine round={round} />;
  if (resumed) return text('studio.resumed');
  return text('tower.choose', { floor: String(readClimb(round.events).windows.length + 1) });
}
