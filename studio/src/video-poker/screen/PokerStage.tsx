import { Badge } from '@halley/ui/Badge.tsx';
import type { ReactNode } from 'react';
import { rankText, suitOf } from '../../cards/index.ts';
import { CardBack, PlayingCard, suits } from '../../cards/screen/index.ts';
import { ResultLine, type SteppedStageProps, useStepKeys, useWords } from '../../screen/index.ts';
import { handOf, pokerHands, pokerPays } from '../hand.ts';
import { HAND, type PokerChoice, type PokerEvent, pokerGame } from '../rules.ts';
import { handNames } from '../rules-content.ts';
import { type Holds, useHolds } from './holds.ts';

type Stage = SteppedStageProps<PokerChoice, PokerEvent> & { holds: Holds };

/** The pay table, five cards, and what they came to. */
export function PokerStage(props: Stage): ReactNode {
  const { round, holds, disabled } = props;
  const { text, money } = useWords();
  const id = round?.id ?? '';
  const chosen = useHolds(holds, id);
  const dealt = round?.events.find((event) => event.type === 'dealt')?.cards ?? [];
  const drawn = round?.events.find((event) => event.type === 'drawn');
  const cards = drawn?.cards ?? dealt;
  const hold = drawn?.hold ?? chosen;
  const made = cards.length === HAND ? handOf(cards) : undefined;
  const choosing = (round?.open ?? false) && !drawn && !disabled;
  useStepKeys((key) => {
    const at = Number(key) - 1;
    if (!choosing || !(at >= 0 && at < HAND)) return false;
    holds.toggle(id, at);
    return true;
  });
  return (
    <section aria-label={pokerGame.title} className="game-stage poker-stage">
      {props.demo && <Badge className="stage-badge absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="stage-tools absolute top-2 right-2 flex">{props.toolbar}</div>
      <dl className="poker-pays" aria-label={text('poker.payTable')}>
        {pokerHands.map((hand) => (
          <div key={hand} data-made={hand === made || undefined}>
            <dt>{text(handNames[hand])}</dt>
            <dd>{round ? money(round.stake * BigInt(pokerPays[hand]), round.currency) : `${pokerPays[hand]} ×`}</dd>
          </div>
        ))}
      </dl>
      <div className="poker-cards">
        {Array.from({ length: HAND }, (_, at) => at).map((at) => {
          const card = cards[at];
          if (card === undefined) return <CardBack key={at} />;
          const name = text('studio.card', { rank: rankText(card), suit: text(suits[suitOf(card)]!.name) });
          const held = hold.includes(at);
          return (
            <button
              key={at}
              type="button"
              className="poker-card"
              aria-pressed={held}
              aria-label={text('poker.holdCard', { card: name })}
              disabled={!choosing}
              onClick={() => holds.toggle(id, at)}
            >
              <PlayingCard key={card} card={card} className="card-turns" />
              <span className="poker-hold" aria-hidden="true">
                {held ? text('poker.hold') : at + 1}
              </span>
            </button>
          );
        })}
      </div>
      <p className="poker-line" role="status">
        <Line {...props} />
      </p>
    </section>
  );
}

function Line({ round, event, fresh, waiting }: Stage): ReactNode {
  const { text } = useWords();
  if (!round) return text('poker.start');
  if (waiting || event) return null;
  if (round.open) return text('poker.choose');
  if (!fresh) return text('poker.start');
  return <ResultLine round={round} />;
}
