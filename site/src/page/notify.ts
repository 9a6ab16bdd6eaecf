import { type ToastInput, toasts } from '@halley/ui/toasts.ts';
import { noticeEvent } from './Toasts.tsx';

/** A toast that may come before anyone has clicked anything: the area of toasts is fetched for it. */
export function notify(toast: ToastInput): void {
  window.dispatchEvent(new Event(noticeEvent));
  toasts.show(toast);
}
