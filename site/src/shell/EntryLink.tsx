import { classNames, type UiLinkProps } from '@halley/ui';
import { useId } from 'react';
import { useSay } from '../i18n/index.ts';
import { SiteLink, useIsClosed } from '../page/index.ts';

/**
 * To log-in or registration. Where the visitor's country closes it, it is marked as disabled and says why; a click on it
 * is stopped by the guard, with the same words.
 */
export function EntryLink({ children, className, ...rest }: UiLinkProps) {
  const say = useSay();
  const id = useId();
  if (!useIsClosed()(rest.href))
    return (
      <SiteLink {...rest} className={className}>
        {children}
      </SiteLink>
    );
  return (
    <SiteLink {...rest} aria-disabled="true" aria-describedby={id} className={classNames(className, 'opacity-45')}>
      {children}
      <span id={id} hidden>
        {say(rest.href === '/login' ? 'guards.closed.login' : 'guards.closed.registration')}
      </span>
    </SiteLink>
  );
}
