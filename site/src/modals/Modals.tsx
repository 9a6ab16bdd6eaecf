import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { openModal } from './modal-address.ts';

const AccountModal = lazy(() => import('../identity/AccountModal.tsx'));
const never = () => () => {};

/** Whatever modal the address names, over whatever page is there. The server renders the page only. */
export function Modals() {
  const modal = openModal(useLocation());
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return modal && inBrowser ? (
    <Suspense>
      <AccountModal name={modal} />
    </Suspense>
  ) : null;
}
