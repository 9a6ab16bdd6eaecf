import type { Jackpot } from '@halley/contract';
import { Money } from '@halley/ui/Money.tsx';
import { useSpeech } from '../i18n/index.ts';
import { prizePool } from '../jackpots/index.ts';
import { useQuery } from '../query/index.ts';

/** What the jackpot holds now. The row of jackpots further down has asked already, and live news change both. */
export function JackpotPool({ identifier, initial }: { identifier: string; initial: Jackpot[] }) {
  const { tag } = useSpeech();
  const { data = initial } = useQuery('listJackpots', undefined, { initial });
  const jackpot = (data as Jackpot[]).find((candidate) => candidate.identifier === identifier);
  return (
    <p className="figure min-h-8 text-2xl text-ice">
      {jackpot && <Money cents={prizePool(jackpot)} currency={jackpot.currency} locale={tag} />}
    </p>
  );
}
