import { use } from 'react';
import { loadMessages, Speaks, useSpeech } from '../i18n/index.ts';
import { PauseDialog } from './PauseDialog.tsx';

/** The same pause, one press away on every game. When it has begun the game is closed at once. */
export default function PauseFromGame({ onClosed }: { onClosed: () => void }) {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'limits'))}>
      <PauseDialog onClosed={onClosed} />
    </Speaks>
  );
}
