import { Badge } from '@halley/ui/Badge.tsx';
import type { ReactNode } from 'react';
import { CardBack, PlayingCard } from '../../cards/screen/index.ts';
import type { MessageKey } from '../../messages/index.ts';
import { ResultLine, type SteppedStageProps, useWords } from '../../screen/index.ts';
import { DEALER_STANDS, totalOf } from '../hand.ts';
import { type BlackjackChoice, type BlackjackEvent, blackjackGame, type HandResult } from '../rules.ts';
import type { PlayerHand } from '../state.ts';
import { type BlackjackTable, readTable, totalText } from './read-table.ts';

type Stage = SteppedStageProps<BlackjackChoice, BlackjackEvent>;

const resultNames: Readonly<Record<HandResult, MessageKey>> = {
  blackjack: 'blackjack.result.blackjack',
  won: 'blackjack.result.won',
  push: 'blackjack.result.push',
  lost: 'blackjack.result.lost',
  bust: 'blackjack.result.bust',
};

/** The dealer above, the player's hands below. */
export function BlackjackStage(props: Stage): ReactNode {
  const { round, demo, toolbar } = props;
  const { text } = useWords();
  const table = readTable(round?.events ?? []);
  return (
    <section aria-label={blackjackGame.title} className="game-stage blackjack-stage" data-hands={table.hands.length}>
      <Lights />
      {demo && <Badge className="stage-badge absolute top-4 left-4">{text('studio.demo')}</Badge>}
      <div className="stage-tools absolute top-2 right-2 flex">{toolbar}</div>
      <section className="blackjack-dealer" aria-label={text('blackjack.dealer')}>
        <p className="blackjack-name">
          {text('blackjack.dealer')}
          {table.dealer.length > 0 && (
            <span className="blackjack-total">
              {totalText(table.dealer, totalOf(table.dealer).total >= DEALER_STANDS)}
            </span>
          )}
        </p>
        <div className="blackjack-cards">
          {table.dealer.map((card, at) => (
            <PlayingCard
              // biome-ignore lint/suspicious/noArrayIndexKey: of six packs the same card may come twice; places do not change
              key={`${at} ${card}`}
              card={card}
              className={at === 1 ? 'card-turns' : 'card-arrives'}
            />
          ))}
          {table.hidden && (
            <span>
              <span className="sr-only">{text('blackjack.hole')}</span>
              <CardBack className="card-arrives" />
            </span>
          )}
          {table.dealer.length === 0 && <CardBack />}
        </div>
      </section>
      <p className="blackjack-line" role="status">
        <Line {...props} table={table} />
      </p>
      <div className="blackjack-hands">
        {table.hands.length === 0 && <Place />}
        {table.hands.map((hand, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hands keep their places
          <Hand key={at} hand={hand} at={at} table={table} playing={round?.open ?? false} />
        ))}
      </div>
    </section>
  );
}

/** Where the player's cards will lie, before the first deal. */
function Place(): ReactNode {
  const { text } = useWords();
  return (
    <div className="blackjack-place">
      <div aria-hidden="true">
        <span />
        <span />
      </div>
      <p>{text('blackjack.felt')}</p>
    </div>
  );
}

function Hand({ hand, at, table, playing }: { hand: PlayerHand; at: number; table: BlackjackTable; playing: boolean }) {
  const { text } = useWords();
  const name = table.hands.length > 1 ? text('blackjack.hand', { number: String(at + 1) }) : text('blackjack.you');
  const result = table.results[at];
  return (
    <section
      className="blackjack-hand"
      aria-label={name}
      data-active={(playing && !table.asked && at === table.active) || undefined}
      data-result={result}
    >
      <div className="blackjack-cards">
        {hand.cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of six packs the same card may come twice; places do not change
          <PlayingCard key={`${place} ${card}`} card={card} className="card-arrives" />
        ))}
      </div>
      <p className="blackjack-name">
        <span className="blackjack-total">{totalText(hand.cards, hand.done || result !== undefined)}</span>
        {hand.doubled && <span className="blackjack-doubled">2×</span>}
        {result ? text(resultNames[result]) : name}
      </p>
    </section>
  );
}

function Line({ round, event, fresh, resumed, waiting, table }: Stage & { table: BlackjackTable }): ReactNode {
  const { text } = useWords();
  if (!round) return text('blackjack.start');
  if (waiting || event) return null;
  if (round.open) {
    return text(table.asked ? 'blackjack.asked' : resumed ? 'blackjack.resumed' : 'blackjack.yourTurn');
  }
  if (!fresh) return text('blackjack.start');
  return <ResultLine round={round} />;
}

/** Northern lights over the table's edge. */
function Lights(): ReactNode {
  return (
    <svg className="game-sky" viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-20 150Q180 40 400 120T820 70V0H-20Z" fill="#47e0b2" opacity=".1" />
      <path d="M-20 90Q220 10 430 80T820 30V0H-20Z" fill="#8f7bff" opacity=".16" />
      <g fill="none" stroke="#e9c27a" strokeOpacity=".28" strokeWidth="2">
        <path d="M20 250Q400 420 780 250" />
        <path d="M20 268Q400 438 780 268" strokeOpacity=".14" />
      </g>
      <g fill="#fff" opacity=".55">
        <circle cx="90" cy="60" r="1.5" />
        <circle cx="690" cy="110" r="1.5" />
        <circle cx="250" cy="36" r="1" />
        <circle cx="560" cy="50" r="1" />
      </g>
    </svg>
  );
}
