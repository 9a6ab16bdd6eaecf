import type { Player } from '@halley/contract';
import { missingProfileFields, profileFields } from '@halley/contract/profile-completeness';
import { Card } from '@halley/ui/Card.tsx';
import { ProgressComet } from '@halley/ui/ProgressComet.tsx';
import { fieldLabel } from '../forms/index.ts';
import { useSpeech } from '../i18n/index.ts';

/** How much of the profile is there, and what is not. Once all of it is, there is nothing to say. */
export function CompletenessCard({ player }: { player: Player }) {
  const { say, tag } = useSpeech();
  const missing = missingProfileFields(player);
  if (missing.length === 0) return null;
  const done = 1 - missing.length / profileFields.length;
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(Math.floor(done * 100) / 100);
  const names = missing.map((field) => fieldLabel(say, field));
  return (
    <Card flat className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="title-card">{say('profile.complete.title')}</h2>
        <span className="font-bold" suppressHydrationWarning>
          {percent}
        </span>
      </div>
      <ProgressComet label={say('profile.complete.title')} value={done} />
      <p className="text-13 text-text-soft">
        {say('profile.complete.missing', { fields: new Intl.ListFormat(tag).format(names) })}
      </p>
    </Card>
  );
}
