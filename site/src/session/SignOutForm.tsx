import { Icon } from '@halley/ui';
import { useHref } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { useRootData } from './session.ts';
import { signOut } from './sign-out.ts';

/** The way out. A form: a click before the page has come to life goes to the server (`sign-out-route.ts`) and is not lost. */
export function SignOutForm({ className }: { className: string }) {
  const say = useSay();
  const partners = useRootData()?.frameParents;
  return (
    <form
      method="post"
      action={useHref('/sign-out')}
      className="grid"
      onSubmit={(event) => {
        event.preventDefault();
        void signOut({ partners });
      }}
    >
      <button type="submit" className={className}>
        <Icon name="logout" />
        {say('shell.logOut')}
      </button>
    </form>
  );
}
