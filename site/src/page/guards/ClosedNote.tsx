import { Button, EmptyState, Note } from '@halley/ui';
import { useSay } from '../../i18n/index.ts';
import { useHouse } from '../../session/index.ts';
import { SiteLink } from '../SiteLink.tsx';

/** Above main, where a closed address was opened directly. */
export function ClosedNote({ refused }: { refused: 'login' | 'registration' }) {
  const say = useSay();
  return <Note tone="warn">{say(refused === 'login' ? 'guards.closed.login' : 'guards.closed.registration')}</Note>;
}

/** In place of a game that the visitor's country closes. */
export function ClosedPage() {
  const house = useHouse();
  const say = useSay();
  const title = say('guards.closed.registration');
  return (
    <>
      <title>{`${title} · ${house}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        picture="lost-signal"
        title={title}
        text={say('guards.closed.game')}
        action={
          <Button asChild>
            <SiteLink href="/">{say('error.toLobby')}</SiteLink>
          </Button>
        }
        className="py-16"
      />
    </>
  );
}
