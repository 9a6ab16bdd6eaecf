import { Dialog } from '@halley/ui/Dialog.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { PersonalInfoForm } from '../identity/index.ts';
import type { GameView } from './read-game-page.server.ts';

/**
 * What the game's producer wants to know before it opens for money (PLAYER-06). A click beside it does not close it
 * (PLAYER-07); the cross leads back to the demo or the lobby, never into the game.
 */
export default function MissingFieldsDialog({ game, onDone }: { game: GameView; onDone: () => void }) {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <Dialog
      title={say('games.fields.title')}
      description={say('games.fields.text', { studio: game.studio })}
      overlayCloses={false}
      onClosed={() => void navigate(game.hasDemo ? `${game.path}?mode=demo` : '/')}
    >
      <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
        <PersonalInfoForm context={game.producer} onDone={onDone} />
      </Suspense>
    </Dialog>
  );
}
