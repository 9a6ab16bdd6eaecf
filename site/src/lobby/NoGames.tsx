import { Button, EmptyState } from '@halley/ui';
import { useRevalidator } from 'react-router';
import { useSay } from '../i18n/index.ts';

/** The catalogue is empty, or could not be read; then there is a way to ask again. */
export function NoGames({ failed }: { failed: boolean }) {
  const say = useSay();
  const { revalidate, state } = useRevalidator();
  if (!failed)
    return <EmptyState picture="no-results" title={say('lobby.empty.title')} text={say('lobby.empty.text')} />;
  return (
    <EmptyState
      picture="lost-signal"
      title={say('lobby.failed.title')}
      text={say('lobby.failed.text')}
      action={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {say('lobby.failed.again')}
        </Button>
      }
    />
  );
}
