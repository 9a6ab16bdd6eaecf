import type { Jackpot } from '@halley/contract';
import { formatMoney } from '@halley/ui';
import { dateFormat, type Say, useSpeech } from '../i18n/index.ts';

/** With `{amount}` and `{day}` in them: the lobby's strip brings its words with its data. */
export interface LevelWords {
  before: string;
  last: string;
}

export function levelWords(say: Say): LevelWords {
  const places = { amount: '{amount}', day: '{day}' };
  return { before: say('jackpots.level.before', places), last: say('jackpots.level.last', places) };
}

interface LevelLinesProps {
  level: Jackpot['levels'][number];
  currency: string;
  words: LevelWords;
}

/** How far a level can grow, and when it fell last: what is known of it, and no more. */
export function LevelLines({ level, currency, words }: LevelLinesProps) {
  const { tag } = useSpeech();
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  const day = dateFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const { last_drop: last } = level;
  return (
    <>
      <span className="truncate text-xs text-text-faint">
        {words.before.replace(
          '{amount}',
          formatMoney(level.ceiling_amount_cents, { currency, locale: tag, decimals: 'when-needed' }),
        )}
      </span>
      {last && (
        <span className="truncate text-xs text-text-faint">
          {words.last.replace('{amount}', money(last.amount_cents)).replace('{day}', day.format(new Date(last.at)))}
        </span>
      )}
    </>
  );
}
