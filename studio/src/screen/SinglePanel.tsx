import { Button } from '@halley/ui/Button.tsx';
import { type ReactNode, useId } from 'react';
import type { MessageKey } from '../messages/index.ts';
import type { PlayMode } from './launch.ts';
import { ReturnLine } from './ReturnLine.tsx';
import { Fact, StakeField, StakeShortcuts } from './StakeParts.tsx';
import type { StakeOf } from './use-stake.ts';
import { useWords } from './words.tsx';

export interface SinglePanelProps<Choice> {
  bet: StakeOf<Choice>;
  mode: PlayMode;
  balance: bigint | undefined;
  /** Nothing may be changed: a round has no answer yet, or play is paused. */
  locked: boolean;
  busy: boolean;
  /** A round waits for its player: stake and choice are fixed, and step aside where there is little room. */
  open?: boolean | undefined;
  /** The pause between rounds is not over: nothing can be started, everything else can be done. */
  resting: boolean;
  playWord: MessageKey;
  mostWord?: MessageKey | undefined;
  /** The stake lies on the table: there is no field for it. */
  onLayout?: boolean;
  /** In place of the stake, when it is not the player's. */
  notice?: ((error: ReactNode) => ReactNode) | undefined;
  fields: ReactNode;
  /** Under the stake; says what to do. */
  error: ReactNode;
  /** In the same place, while nothing is wrong. */
  hint?: string | undefined;
  /** In place of the button: a round without an answer. */
  instead: ReactNode;
  /** While play goes on by itself: what the button that ends it says. */
  stop?: string | undefined;
  /** Under the button. */
  aids?: ReactNode;
  onPlay(): void;
}

/** Stake, the game's own fields, what can be won, and the button: the same for every game of one step. */
export function SinglePanel<Choice>(props: SinglePanelProps<Choice>): ReactNode {
  const { bet, locked, balance } = props;
  const { text, money } = useWords();
  const restId = useId();
  return (
    <form
      className="game-panel flex flex-col gap-4 p-5"
      data-open={props.open || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        props.onPlay();
      }}
    >
      {props.notice ? (
        props.notice(props.error)
      ) : props.onLayout ? (
        <div aria-live="polite" className="panel-stake text-xs text-danger empty:hidden">
          {props.error}
        </div>
      ) : (
        <>
          <StakeField bet={bet} locked={locked} error={props.error} hint={props.hint} />
          <StakeShortcuts bet={bet} locked={locked} />
        </>
      )}
      {props.fields && <div className="panel-fields grid gap-4">{props.fields}</div>}
      <dl className="panel-facts mt-auto grid gap-2.5 border-t border-line pt-4">
        {(props.onLayout || props.open) && <Fact name={text('studio.stake')} value={money(bet.stake ?? 0n)} />}
        <Fact name={text(props.mostWord ?? 'studio.atMost')} value={money(bet.most)} />
        <Fact
          name={text(props.mode === 'demo' ? 'studio.balance.demo' : 'studio.balance')}
          value={balance === undefined ? '–' : money(balance)}
        />
      </dl>
      <div className="panel-play">
        {props.instead ??
          (props.stop !== undefined ? (
            <Button type="submit" look="outline" size="large" block>
              {props.stop}
            </Button>
          ) : (
            <Button
              type="submit"
              look="primary"
              size="large"
              block
              loading={props.busy}
              disabled={locked}
              // Not `disabled`: the button keeps its focus, for whoever plays with the keyboard.
              aria-disabled={props.resting || undefined}
              aria-describedby={restId}
              className={props.resting ? 'opacity-45' : ''}
            >
              {text(props.playWord)}
            </Button>
          ))}
        <p id={restId} className="mt-2 text-center text-xs text-text-soft empty:hidden">
          {props.resting && text('studio.rest')}
        </p>
      </div>
      {props.aids}
      <ReturnLine returns={bet.returns} winMax={bet.limits.winMax} />
    </form>
  );
}
