import type { FixtureCard } from '@halley/contract';
import { Icon } from '@halley/ui/Icon.tsx';
import { SectionHead } from '@halley/ui/SectionHead.tsx';
import type { Messages } from '../i18n/index.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { LiveForGuests, SiteLink, useExcluded } from '../page/index.ts';
import { Crest, FixtureState, sportIcons, useFollow, useLiveCard } from '../sportsbook/index.ts';

export interface LiveNowProps {
  cards: FixtureCard[];
  messages: Messages;
}

/** A few fixtures that are on: how they stand, and the way there. Prices are on their own pages, beside the slip. */
export function LiveNow({ cards, messages }: LiveNowProps) {
  const isExcluded = useExcluded();
  if (isExcluded) return null;
  return (
    <Speaks messages={messages}>
      <Rail cards={cards} />
    </Speaks>
  );
}

function Rail({ cards }: Pick<LiveNowProps, 'cards'>) {
  const say = useSay();
  useFollow({ cards });
  return (
    <section aria-labelledby="live-now">
      <SectionHead
        id="live-now"
        icon="sport"
        accent="sport"
        title={say('lobby.sport')}
        link={{ href: '/sport/live' }}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the row scrolls */}
      <ul aria-labelledby="live-now" tabIndex={0} className="bleed grid auto-cols-[17rem] grid-flow-col gap-3 pb-1">
        {cards.map((card) => (
          <li key={card.id}>
            <Fixture card={card} />
          </li>
        ))}
      </ul>
      <LiveForGuests />
    </section>
  );
}

function Fixture({ card }: { card: FixtureCard }) {
  const say = useSay();
  const now = useLiveCard(card);
  const { id, sport, sides, score, tournament, simulated } = now;
  const scores = score && sides.length === 2 ? [score.home, score.away] : [];
  return (
    <SiteLink
      href={`/sport/events/${id}`}
      className="grid h-full content-start gap-2 rounded-lg bg-surface-1 p-3.5 shadow-1 hover:bg-surface-2"
    >
      <span className="flex min-w-0 items-center gap-2 text-2xs text-text-faint">
        <Icon name={sportIcons[sport]} size="small" className="text-cat-sport" />
        <FixtureState card={now} />
        <span className="truncate">{tournament.name}</span>
      </span>
      {sides.slice(0, 2).map((side, place) => (
        <span key={side.id} className="flex min-w-0 items-center gap-2 text-13 font-semibold">
          <Crest colours={side.colours} />
          <span className="truncate">{side.name}</span>
          <b className="figure ml-auto">{scores[place]}</b>
        </span>
      ))}
      {simulated && <span className="text-2xs text-text-faint">{say('sportsbook.simulated')}</span>}
    </SiteLink>
  );
}
