import type { Lootbox, PrizeShown } from '@halley/contract';
import { Button } from '@halley/ui';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { prizeText } from './prize-text.ts';

/** Where it is now. */
const places: Record<PrizeShown['type'], { href: string; text: MessageKey }> = {
  freespins: { href: '/profile/gifts', text: 'wheel.where.gifts' },
  bonus: { href: '/profile/gifts', text: 'wheel.where.gifts' },
  cash: { href: '/profile/history', text: 'wheel.where.balance' },
  points: { href: '/profile/level', text: 'wheel.where.points' },
};

/** What a turn or a box has given, and where that is. Calmly: nothing flies about. */
export function PrizeResult({ box }: { box: Lootbox }) {
  const speech = useSpeech();
  const { say } = speech;
  const prize = box.chances[box.drawn_item ?? -1]?.prize ?? null;
  return (
    <>
      <p className="font-display text-2xl font-bold motion-safe:animate-lift-in" data-testid="prize">
        {prizeText(prize, box.currency, speech)}
      </p>
      <p className="text-text-soft">{detailOf(prize, say)}</p>
      {prize && (
        <Button asChild>
          <SiteLink href={places[prize.type].href}>{say(places[prize.type].text)}</SiteLink>
        </Button>
      )}
    </>
  );
}

function detailOf(prize: PrizeShown | null, say: ReturnType<typeof useSpeech>['say']): string {
  switch (prize?.type) {
    case 'freespins':
      return say('wheel.won.freespins', { title: prize.title });
    case 'bonus':
      return say('wheel.won.bonus', { times: prize.wager });
    case 'cash':
      return say('wheel.won.cash');
    case 'points':
      return say('wheel.won.points');
    default:
      return say('wheel.won.nothing');
  }
}
