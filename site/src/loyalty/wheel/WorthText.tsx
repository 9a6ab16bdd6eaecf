import { formatMoney } from '@halley/ui/format-money.ts';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import { type Chance, mostlyGives, type PrizeType } from './chances.ts';

const mostly: Record<PrizeType, MessageKey> = {
  points: 'wheel.mostly.points',
  freespins: 'wheel.mostly.freespins',
  bonus: 'wheel.mostly.bonus',
  cash: 'wheel.mostly.cash',
  nothing: 'wheel.mostly.nothing',
};

/** What one comes to on average, and what it gives most often, in words. */
export function WorthText({
  chances,
  currency,
  worth,
}: {
  chances: readonly Chance[];
  currency: string;
  worth: number | null;
}) {
  const { say, tag } = useSpeech();
  const type = mostlyGives(chances);
  return (
    <p className="pt-1 text-xs text-text-soft" suppressHydrationWarning>
      {worth !== null && say('wheel.worth', { amount: formatMoney(worth, { currency, locale: tag }) })}{' '}
      {type && say(mostly[type])} {say('wheel.same')}
    </p>
  );
}
