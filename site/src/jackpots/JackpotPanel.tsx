import type { Jackpot } from '@halley/contract';
import { Note } from '@halley/ui/Card.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { CountingMoney, LevelCard } from './LevelCard.tsx';
import { LevelLines, levelWords } from './LevelLines.tsx';
import { prizePool } from './pools.ts';

/** A jackpot with its pool and its levels. On its own page it is the title of the page. */
export function JackpotPanel({ jackpot, own }: { jackpot: Jackpot; own: boolean }) {
  const say = useSay();
  const Title = own ? 'h1' : 'h2';
  return (
    <section aria-labelledby={`jackpot-${jackpot.id}`} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="grid gap-1">
          <Title id={`jackpot-${jackpot.id}`} className={own ? 'title-page' : 'title-section'}>
            {jackpot.name}
          </Title>
          {!own && (
            <SiteLink href={`/${jackpot.identifier}`} className={linkClass}>
              {say('jackpots.own', { name: jackpot.name })}
            </SiteLink>
          )}
        </div>
        <p className="grid sm:justify-items-end">
          <span className="text-13 text-text-soft">{say('jackpots.pool')}</span>
          <CountingMoney
            cents={prizePool(jackpot)}
            currency={jackpot.currency}
            className="font-display text-3xl font-semibold"
          />
        </p>
      </div>
      {jackpot.state !== 'active' && <Note>{say('jackpots.paused')}</Note>}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {jackpot.levels.map((level) => (
          <li key={level.id}>
            <LevelCard level={level} currency={jackpot.currency}>
              <LevelLines level={level} currency={jackpot.currency} words={levelWords(say)} />
            </LevelCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
