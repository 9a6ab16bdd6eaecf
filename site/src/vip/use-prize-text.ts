import { formatMoney } from '@halley/ui/format-money.ts';
import { useSpeech } from '../i18n/index.ts';
import type { ShownAdventure } from './read-adventure.server.ts';

type Given = Pick<ShownAdventure['days'][number], 'prize' | 'counted'>;

/** What a day gives: by what the house counts, else by the document. */
export function usePrizeText({ prize, counted }: Given, currency: string): string {
  const { say, tag } = useSpeech();
  if (counted?.prize.type === 'freespins') return say('adventure.prize.spins', { count: counted.prize.count });
  if (counted?.prize.type === 'bonus') {
    const amount = formatMoney(counted.prize.amount_cents, { currency, locale: tag });
    return say('adventure.prize.bonus', { amount });
  }
  if (prize.type === 'fs') return say('adventure.prize.spins', { count: prize.count });
  return prize.type === 'bonus' ? prize.name : say('adventure.prize.super');
}
