import { useEffect } from 'react';

/** Below what it explains. */
export const tipOffsetPx = 10;
export const tipWidthPx = 180;
/** The balance has more to say. */
export const wideTipWidthPx = 225;
/** Who only passes by is told nothing. */
const patienceMs = 400;
const tipId = 'tip';

/** What a button opened lies where its tip would, and says more. */
function hasOpened(button: HTMLElement): boolean {
  const opens = document.getElementById(button.getAttribute('popovertarget') ?? '');
  return opens?.matches(':popover-open') ?? false;
}

/**
 * One tip for whatever carries `data-tip` (`data-tip-wide` for a broad one): shown to a pointer that rests and to the
 * keyboard's focus, until either leaves. Escape closes it, and the pointer may move onto it. It describes, it never names.
 */
export function useTips(): void {
  useEffect(() => {
    let tip: HTMLElement | undefined;
    let about: HTMLElement | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function hide() {
      clearTimeout(timer);
      about?.removeAttribute('aria-describedby');
      about = undefined;
      tip?.remove();
      tip = undefined;
    }

    function show(target: HTMLElement) {
      hide();
      const text = target.dataset.tip;
      if (!text || !target.isConnected || hasOpened(target)) return;
      about = target;
      tip = document.createElement('div');
      tip.id = tipId;
      tip.role = 'tooltip';
      tip.className =
        'fixed z-toast animate-fade-in rounded-sm bg-surface-4 px-2.5 py-1.5 text-xs font-semibold text-text shadow-2';
      tip.textContent = text;
      const width = 'tipWide' in target.dataset ? wideTipWidthPx : tipWidthPx;
      const { left, bottom, width: wide } = target.getBoundingClientRect();
      const middle = left + wide / 2 - width / 2;
      const within = Math.min(Math.max(middle, 8), document.documentElement.clientWidth - width - 8);
      Object.assign(tip.style, { width: `${width}px`, left: `${within}px`, top: `${bottom + tipOffsetPx}px` });
      document.body.append(tip);
      if (!target.hasAttribute('aria-describedby')) target.setAttribute('aria-describedby', tipId);
    }

    const targetOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

    function over(event: PointerEvent) {
      // A finger presses: it does not rest.
      if (event.pointerType === 'touch') return;
      const target = targetOf(event);
      if (tip && event.target === tip) return clearTimeout(timer);
      if (target === about && about) return clearTimeout(timer);
      clearTimeout(timer);
      if (target) timer = setTimeout(() => show(target), patienceMs);
      // A moment to cross from one to the other.
      else if (tip) timer = setTimeout(hide, patienceMs);
    }
    function focused(event: FocusEvent) {
      const target = targetOf(event);
      if (target?.matches(':focus-visible')) show(target);
      else hide();
    }
    const key = ({ key: name }: KeyboardEvent) => name === 'Escape' && hide();

    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('focusin', focused);
    document.addEventListener('focusout', hide);
    document.addEventListener('keydown', key);
    document.addEventListener('scroll', hide, { passive: true });
    return () => {
      hide();
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', key);
      document.removeEventListener('scroll', hide);
    };
  }, []);
}
