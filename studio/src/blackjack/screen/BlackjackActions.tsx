import { Button } from '@halley/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import type { MessageKey } from '../../messages/index.ts';
import { type RunningRound, useWords } from '../../screen/index.ts';
import { basicStrategy } from '../basic-strategy.ts';
import { type BlackjackChoice, type BlackjackEvent, raiseOf } from '../rules.ts';
import { actionsOf, type BlackjackAction } from '../state.ts';
import { readTable } from './read-table.ts';

export const actionNames: Readonly<Record<BlackjackAction, MessageKey>> = {
  hit: 'blackjack.hit',
  stand: 'blackjack.stand',
  double: 'blackjack.double',
  split: 'blackjack.split',
  insure: 'blackjack.insure',
  decline: 'blackjack.decline',
};

/** What may be done with the hand; a step that costs more says how much. */
export function BlackjackActions(running: RunningRound<BlackjackChoice, BlackjackEvent>): ReactNode {
  const { text, money } = useWords();
  const { round, disabled, balance, step } = running;
  /** The moment the player asked for advice; with the next card it is gone. */
  const [hinted, setHinted] = useState(-1);
  const table = readTable(round.events);
  const allowed = actionsOf(table);
  const cards = table.hands[table.active]?.cards ?? [];
  const best = table.dealer[0] === undefined ? undefined : basicStrategy({ cards, dealer: table.dealer[0], allowed });
  return (
    <div className="panel-ways grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        {allowed.map((action) => {
          const costs = raiseOf(round.openingStake, action);
          const short = balance !== undefined && costs > balance;
          return (
            <Button
              key={action}
              look={action === 'hit' || action === 'decline' ? 'primary' : 'secondary'}
              size="large"
              block
              disabled={disabled || short}
              onClick={() => step({ action })}
            >
              <span className="grid leading-tight">
                {text(actionNames[action])}
                {costs > 0n && <span className="text-xs font-medium">{money(costs, round.currency)}</span>}
              </span>
            </Button>
          );
        })}
      </div>
      <button
        type="button"
        className="min-h-9 text-13 font-bold text-ice disabled:opacity-45"
        aria-expanded={hinted === round.events.length}
        disabled={disabled}
        onClick={() => setHinted(round.events.length)}
      >
        {text('blackjack.hint')}
        {hinted === round.events.length && best && <span>: {text(actionNames[best])}</span>}
      </button>
    </div>
  );
}
