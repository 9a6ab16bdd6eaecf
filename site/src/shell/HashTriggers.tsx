import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { openModal, openSupport, withModal, withoutModal } from '../page/index.ts';
import { forgetSession, usePlayer } from '../session/index.ts';
import { chatDelayMs, hashLifetimeMs, hashTriggerOf } from './hash-trigger.ts';
import { scrollToHash } from './scroll-to-hash.ts';

/** Hashes that open something, on arrival and whenever one appears in the address. They stay there for a second. */
export function HashTriggers() {
  const location = useLocation();
  const navigate = useNavigate();
  const player = usePlayer();
  const base = useHref('/').replace(/\/$/, '');
  const { hash, search, pathname } = location;
  const laid = openModal({ pathname, search });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hash
  useEffect(() => {
    if (hash === '') return;
    const trigger = hashTriggerOf({ hash, search });
    if (!trigger) return scrollToHash(hash);
    const page = withoutModal({ pathname, search });
    if (trigger.kind === 'page') {
      void navigate(trigger.href, { replace: true });
      return;
    }
    if (trigger.kind === 'modal') {
      const over = withModal(page, trigger.href);
      // The hash stays in the address for its second; the modal lies over the page meanwhile.
      const mask = `${base}${pathname}${search}${hash}`;
      void navigate(
        { ...over, hash },
        {
          replace: true,
          preventScrollReset: true,
          defaultShouldRevalidate: false,
          mask,
        },
      );
      return;
    }
    if (trigger.kind === 'forget') {
      // An address that somebody was sent ends nothing.
      if (!player) void forgetSession();
      return;
    }
    const timer = setTimeout(openSupport, chatDelayMs);
    return () => clearTimeout(timer);
  }, [hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hash and what it has opened
  useEffect(() => {
    const trigger = hashTriggerOf({ hash, search });
    // What is still on its way must not be overtaken: a page takes its hash along, a modal's second begins when it lies there.
    if (!trigger || trigger.kind === 'page' || (trigger.kind === 'modal' && !laid)) return;
    const timer = setTimeout(() => {
      const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
      if (laid) void navigate({ pathname, search }, { ...options, mask: base + laid.href });
      else void navigate({ pathname, search }, options);
    }, hashLifetimeMs);
    return () => clearTimeout(timer);
  }, [hash, laid?.href]);
  return null;
}
