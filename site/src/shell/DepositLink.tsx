import { type ButtonLook, buttonClass, classNames, Icon } from '@halley/ui';
import { useId } from 'react';
import { useSay } from '../i18n/index.ts';
import { SiteLink, useExcluded, useHandle } from '../page/index.ts';

/** The way to the cashier. During a break it is there, says that it is closed, and does nothing. */
export function DepositLink({ className, icon }: { className?: string; icon?: true }) {
  const say = useSay();
  const id = useId();
  const look: ButtonLook = useHandle('ownPrimary') ? 'outline' : 'primary';
  const inner = (
    <>
      {icon && <Icon name="plus" />}
      {say('account.deposit')}
    </>
  );
  if (!useExcluded())
    return (
      <SiteLink href="/deposit" className={classNames(buttonClass({ look }), className)}>
        {inner}
      </SiteLink>
    );
  return (
    <button
      type="button"
      aria-disabled="true"
      aria-describedby={id}
      data-tip={say('account.closed')}
      className={classNames(buttonClass(), className, 'opacity-55')}
    >
      {inner}
      <span id={id} hidden>
        {say('account.closed')}
      </span>
    </button>
  );
}
