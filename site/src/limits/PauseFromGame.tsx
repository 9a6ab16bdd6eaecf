import { use } from 'react';
import { useNavigate } from 'react-router';
import { Speaks, useSpeech } from '../i18n/index.ts';
import { loadMessages } from '../i18n/load-messages.ts';
import PauseDialog from './PauseDialog.tsx';

/** The same pause, one press away on every game. When it has begun the game is closed at once. */
export default function PauseFromGame({ onClosed }: { onClosed: () => void }) {
  const { locale } = useSpeech();
  const navigate = useNavigate();
  return (
    <Speaks messages={use(loadMessages(locale, 'limits'))}>
      <PauseDialog onClosed={onClosed} onBegun={() => void navigate('/profile/limits', { replace: true })} />
    </Speaks>
  );
}
