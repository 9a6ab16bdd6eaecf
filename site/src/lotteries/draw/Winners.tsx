import type { LotteryDraw } from '@halley/contract';
import { Card } from '@halley/ui';
import { useSay } from '../../i18n/index.ts';
import { WinnersTable } from '../WinnersTable.tsx';

/** Every winner that the house has told, with the number of the draw that brought them. */
export function Winners({ draw }: { draw: LotteryDraw }) {
  const say = useSay();
  if (draw.winners.length === 0) return null;
  return (
    <Card className="grid grid-cols-1 gap-2">
      <h2 className="title-card">{say('lotteries.winners.title')}</h2>
      <section
        className="max-h-140 overflow-y-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={say('lotteries.winners.title')}
      >
        <WinnersTable winners={draw.winners} withDraws />
      </section>
    </Card>
  );
}
