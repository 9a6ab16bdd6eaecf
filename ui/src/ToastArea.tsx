import { type ReactNode, useSyncExternalStore } from 'react';
import { Button, IconButton } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { toasts as pageToasts, type Toast, type Toasts, type ToastTone } from './toasts.ts';
import { useUi } from './Ui.tsx';

const none: readonly Toast[] = [];
const icons: Record<ToastTone, IconName> = {
  plain: 'info',
  win: 'check',
  info: 'info',
  warn: 'warning',
  danger: 'warning',
};
const colours: Record<ToastTone, string> = {
  plain: 'text-text-soft',
  win: 'text-win',
  info: 'text-info',
  warn: 'text-warn',
  danger: 'text-danger',
};

const wide = {
  top: 'md:top-[calc(var(--header-height)+1rem)] md:bottom-auto',
  bottom: 'md:bottom-6',
};

/**
 * Mount it once. Below on a phone, above the bar; otherwise on the right, at the end where nothing to click stands.
 * Refusals interrupt a screen reader, the rest waits.
 */
export function ToastArea({ toasts = pageToasts, at = 'top' }: { toasts?: Toasts; at?: keyof typeof wide }): ReactNode {
  const { text } = useUi();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  const list = (urgent: boolean) => (
    <ol aria-live={urgent ? 'assertive' : 'polite'} className="grid gap-2">
      {shown
        .filter((toast) => (toast.tone === 'danger') === urgent)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} toasts={toasts} />
        ))}
    </ol>
  );
  return (
    <section
      data-toasts=""
      aria-label={text.notices}
      className={classNames(
        'pointer-events-none fixed inset-x-gutter bottom-[calc(var(--bottombar-height)+0.75rem)] z-toast mx-auto grid max-w-96 gap-2 md:right-gutter md:left-auto md:w-96',
        wide[at],
      )}
    >
      {list(true)}
      {list(false)}
    </section>
  );
}

function ToastCard({ toast, toasts }: { toast: Toast; toasts: Toasts }): ReactNode {
  const { text } = useUi();
  const pause = () => toasts.pause(toast.id);
  const resume = () => toasts.resume(toast.id);
  return (
    <li
      data-tone={toast.tone}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      className="pointer-events-auto flex animate-lift-in items-center gap-3 rounded-lg bg-surface-3 py-3 pr-1.5 pl-4 shadow-3"
    >
      <Icon name={icons[toast.tone]} className={colours[toast.tone]} />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{toast.title}</p>
        {toast.text && <p className="text-xs text-text-soft">{toast.text}</p>}
      </div>
      {toast.action && (
        <Button
          size="small"
          look="outline"
          onClick={() => {
            toast.action?.onPress();
            toasts.close(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton
        icon="close"
        label={text.close}
        size="small"
        className="before:absolute before:-inset-1"
        onClick={() => toasts.close(toast.id)}
      />
    </li>
  );
}
