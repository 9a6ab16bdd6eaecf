import { useSpeech } from '../../i18n/index.ts';
import { pointsText } from '../points-text.ts';

/** What a turn costs in points, for whoever cannot have one here. Null: none is sold. */
export function TurnPrice({ points }: { points: number | null }) {
  const { say, tag } = useSpeech();
  if (points === null) return null;
  return (
    <p className="text-xs text-text-faint" data-testid="turn-price" suppressHydrationWarning>
      {say('wheel.points.also', { points: pointsText(tag, points) })}
    </p>
  );
}
