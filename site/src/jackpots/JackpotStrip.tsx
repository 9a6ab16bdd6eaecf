import type { Jackpot } from '@halley/contract';
import { SectionHead } from '@halley/ui/SectionHead.tsx';
import { LiveForGuests } from '../page/index.ts';
import { useQuery } from '../query/index.ts';
import { LevelCard } from './LevelCard.tsx';
import { LevelLines } from './LevelLines.tsx';
import { shownJackpots } from './pools.ts';
import type { StripData } from './read-strip.server.ts';

/** The jackpots in a row of the lobby. Its words come with its data, so that the page carries no others for it. */
export function JackpotStrip({ data }: { data: StripData }) {
  const { data: jackpots = data.jackpots } = useQuery('listJackpots', undefined, { initial: data.jackpots });
  return shownJackpots(jackpots as Jackpot[]).map((jackpot) => (
    <section key={jackpot.id} aria-labelledby={`jackpot-${jackpot.id}`}>
      <SectionHead
        id={`jackpot-${jackpot.id}`}
        icon="jackpot"
        accent="jackpot"
        title={jackpot.name}
        link={{ href: '/jackpots', label: data.more }}
      />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {jackpot.levels.map((level) => (
          <li key={level.id}>
            <LevelCard level={level} currency={jackpot.currency}>
              <LevelLines level={level} currency={jackpot.currency} words={data.words} />
            </LevelCard>
          </li>
        ))}
      </ul>
      <LiveForGuests />
    </section>
  ));
}
