import { useSpeech } from '../i18n/index.ts';
import { useQuery } from '../query/index.ts';
import { pointsText } from './points-text.ts';

/** The points that can be spent, beside the pockets of the wallet. Asked for when the menu is opened. */
export function PointsPocket({ asked }: { asked: boolean }) {
  const { say, tag } = useSpeech();
  const { data } = useQuery('readCompPoints', undefined, { enabled: asked });
  if (!data) return null;
  return (
    <p className="flex items-center justify-between gap-6 text-13">
      <span className="text-text-soft">{say('account.points')}</span>
      <b data-testid="points">{pointsText(tag, data.chargeable.points)}</b>
    </p>
  );
}
