import type { PointProduct, PointsStanding } from '@halley/contract';
import { Card, Icon, ProgressComet } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { dateFormat, type MessageKey, useSpeech } from '../i18n/index.ts';
import { pointsText } from './points-text.ts';

const products: Record<PointProduct, MessageKey> = {
  slots: 'loyalty.how.slots',
  other: 'loyalty.how.other',
  tables: 'loyalty.how.tables',
  sport: 'loyalty.how.sport',
};

/** Level, points, when they run out and how they come. */
export function PointsCard({ standing }: { standing: PointsStanding }) {
  const { say } = useSpeech();
  return (
    <Card className="grid content-start gap-5">
      <LevelProgress standing={standing} />
      <Spendable standing={standing} />
      <div className="grid gap-2">
        <h3 className="text-13 text-text-soft">{say('loyalty.how')}</h3>
        <Earning standing={standing} />
        <p className="text-xs text-text-faint">{say('loyalty.how.note')}</p>
      </div>
    </Card>
  );
}

function LevelProgress({ standing }: { standing: PointsStanding }) {
  const { say, tag } = useSpeech();
  const { level, level_from: from, next_level_at: next, persistent } = standing;
  // Points that were taken back leave the level where it is: the way to the next one begins at the start then.
  const done = Math.max(0, persistent.points - from);
  return (
    <div className="grid gap-2">
      <h2 className="text-13 text-text-soft">{say('loyalty.level.yours')}</h2>
      <p className="flex items-baseline gap-2">
        <span className="figure text-3xl" data-testid="level">
          {level}
        </span>
        <span className="text-text-soft">{say('loyalty.level.of', { count: 12 })}</span>
      </p>
      {next === null ? (
        <p className="text-13 text-text-soft">{say('loyalty.level.top')}</p>
      ) : (
        <>
          <ProgressComet label={say('loyalty.level.progress')} value={done / (next - from)} />
          <p className="text-13 text-text-soft" suppressHydrationWarning>
            {say('loyalty.level.left', {
              done: pointsText(tag, persistent.points),
              wanted: pointsText(tag, next),
              level: level + 1,
            })}{' '}
            {say('loyalty.level.stays')}
          </p>
        </>
      )}
    </div>
  );
}

function Spendable({ standing }: { standing: PointsStanding }) {
  const { say, tag } = useSpeech();
  const { chargeable, runs_out: runsOut } = standing;
  return (
    <div className="grid gap-1 border-t border-line pt-4">
      <h3 className="text-13 text-text-soft">{say('loyalty.toSpend')}</h3>
      <p className="flex items-center gap-2">
        <Icon name="coin" className="text-amber" />
        <span className="figure text-2xl" data-testid="points-to-spend" suppressHydrationWarning>
          {pointsText(tag, chargeable.points)}
        </span>
      </p>
      {chargeable.points < 0 && <p className="text-13 text-text-soft">{say('loyalty.owed')}</p>}
      {runsOut && (
        <p className="text-13 text-text-soft" suppressHydrationWarning>
          {say('loyalty.runsOut', {
            points: pointsText(tag, runsOut.points),
            day: dateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(runsOut.at)),
          })}
        </p>
      )}
    </div>
  );
}

/** The rate of everything that earns points, in the player's money. */
export function Earning({ standing, className = 'grid gap-1.5' }: { standing: PointsStanding; className?: string }) {
  const { say, tag } = useSpeech();
  const { earning, currency } = standing;
  if (earning.length === 0) return <p className="text-13">{say('loyalty.how.none', { currency })}</p>;
  return (
    <dl className={`${className} text-13`}>
      {earning.map(({ product, stake_cents: cents }) => (
        <div key={product} className="flex flex-wrap justify-between gap-x-6">
          <dt>{say(products[product])}</dt>
          <dd className="text-text-soft" suppressHydrationWarning>
            {say('loyalty.how.each', { amount: formatMoney(cents, { currency, locale: tag }) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
