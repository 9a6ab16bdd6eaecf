import { offeredPeriods } from '@halley/contract/limit-periods';
import { use } from 'react';
import { loadMessages, Speaks, useSpeech } from '../i18n/index.ts';
import { ConfirmBreak } from './ConfirmBreak.tsx';

/** The same pause, one click away on every game. When it has begun the game is closed at once. */
export default function PauseFromGame({ onClosed }: { onClosed: () => void }) {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'limits'))}>
      <ConfirmBreak kind="coolingoff" periods={offeredPeriods.coolingoff} onClosed={onClosed} />
    </Speaks>
  );
}
