import { Button } from '@halley/ui/Button.tsx';
import { type ReactNode, useId } from 'react';
import type { MessageKey } from '../messages/index.ts';
import { PlayAids } from './AutoPlay.tsx';
import { FreeNotice } from './FreeNotice.tsx';
import { PlayBlocked, Refused } from './PlayBlocked.tsx';
import { ReturnLine } from './ReturnLine.tsx';
import { Fact, StakeField, StakeShortcuts } from './StakeParts.tsx';
import { Uncounted } from './Uncounted.tsx';
import type { Table } from './use-table.ts';
import { useWords } from './words.tsx';

export interface TablePanelProps<Choice> {
  table: Table<Choice>;
  words: { play: MessageKey; most?: MessageKey };
  /** A round waits for its player: stake and choice are fixed, and step aside where there is little room. */
  open?: { stake: bigint; choice: Choice } | undefined;
  fields: ReactNode;
  /** Nothing has been chosen yet: what to do first, in the place of what is wrong. */
  toChoose?: MessageKey | undefined;
  /** In place of the button: what can be done with the round that waits. */
  actions?: ReactNode;
}

/** Stake, the game's own fields, what can be won, and the button: the same for every game. */
export function TablePanel<Choice>({ table, open, toChoose, ...props }: TablePanelProps<Choice>): ReactNode {
  const { onLayout, free, launch, auto } = table;
  const { text, money } = useWords();
  const bet = open ? { ...table.bet, stake: open.stake, choice: open.choice } : table.bet;
  // An empty layout is no mistake yet: the stage asks for chips.
  const isEmpty = toChoose !== undefined || (onLayout && bet.stake === 0n);
  const fault = open ? undefined : bet.fault;
  const error = isEmpty ? undefined : fault ? (
    text(fault.key, fault.limit === undefined ? {} : { amount: money(fault.limit) })
  ) : table.refusal ? (
    <Refused code={table.refusal} mode={launch.mode} link={table.link} />
  ) : undefined;
  return (
    <form
      className="game-panel flex flex-col gap-4 p-5"
      data-open={open !== undefined || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        table.press();
      }}
    >
      {free ? (
        <FreeNotice free={free} error={error} />
      ) : onLayout ? (
        <div aria-live="polite" className="panel-stake text-xs text-danger empty:hidden">
          {error}
        </div>
      ) : (
        <>
          <StakeField bet={bet} locked={table.fixed} error={error} hint={toChoose && text(toChoose)} />
          <StakeShortcuts bet={bet} locked={table.fixed} />
        </>
      )}
      {props.fields && <div className="panel-fields grid gap-4">{props.fields}</div>}
      <dl className="panel-facts mt-auto grid gap-2.5 border-t border-line pt-4">
        {(onLayout || open) && <Fact name={text('studio.stake')} value={money(bet.stake ?? 0n)} />}
        <Fact name={text(props.words.most ?? 'studio.atMost')} value={money(bet.most)} />
        <Fact
          name={text(launch.mode === 'demo' ? 'studio.balance.demo' : 'studio.balance')}
          value={table.balance.now === undefined ? '–' : money(table.balance.now)}
        />
      </dl>
      <PlayButton table={table} word={props.words.play} actions={props.actions} />
      <PlayAids
        auto={table.mayAuto ? auto : undefined}
        quick={table.quick}
        disabled={table.locked || table.busy || bet.fault !== undefined}
        onAuto={() => table.setDialog('auto')}
      />
      <ReturnLine returns={bet.returns} winMax={bet.limits.winMax} />
    </form>
  );
}

/** Plays, ends what plays by itself, or makes room for what is in the way and for the steps of a round. */
function PlayButton<Choice>(props: { table: Table<Choice>; word: MessageKey; actions: ReactNode }): ReactNode {
  const { table, word, actions } = props;
  const { text, whole } = useWords();
  const restId = useId();
  const resting = table.resting && actions === undefined;
  const blocked = table.locked && (
    <PlayBlocked paused={table.balance.paused} fromEarlier={table.fromEarlier} onAskAgain={table.askAgain} />
  );
  return (
    <div className="panel-play">
      <Uncounted when={table.uncounted && actions === undefined} />
      {blocked || actions !== undefined ? (
        blocked || actions
      ) : table.auto.running ? (
        <Button type="submit" look="outline" size="large" block>
          {text('studio.auto.stop', { left: whole(table.auto.left) })}
        </Button>
      ) : (
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          loading={table.busy}
          disabled={table.fixed}
          // Not `disabled`: the button keeps its focus, for whoever plays with the keyboard.
          aria-disabled={resting || undefined}
          aria-describedby={restId}
          className={resting ? 'opacity-45' : ''}
        >
          {text(word)}
        </Button>
      )}
      <p id={restId} className="mt-2 text-center text-xs text-text-soft empty:hidden">
        {resting && text('studio.rest')}
      </p>
    </div>
  );
}
