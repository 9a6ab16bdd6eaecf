import { type ToastInput, toasts } from '@halley/ui/toasts.ts';
import { noticeEvent } from '../page/index.ts';

/** A toast that may be the first thing on the page: a mailed link was opened and nobody has clicked anything yet. */
export function showNotice(input: ToastInput): void {
  toasts.show(input);
  window.dispatchEvent(new Event(noticeEvent));
}
