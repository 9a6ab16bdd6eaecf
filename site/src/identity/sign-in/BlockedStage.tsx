import { Note } from '@halley/ui/Card.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useSay } from '../../i18n/index.ts';
import { useChrome } from '../../session/index.ts';

/** The Estonian licence keeps this account out. Nothing is opened and nothing is left: the visitor reads why. */
export function BlockedStage() {
  const say = useSay();
  const email = useChrome().footer?.email;
  return (
    <div role="alert">
      <Note tone="warn">
        {say('identity.blocked.text')}{' '}
        <a href={email ? `mailto:${email}` : '/support'} className={linkClass}>
          {say('identity.blocked.support')}
        </a>
      </Note>
    </div>
  );
}
