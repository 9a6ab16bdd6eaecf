import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { openModal } from './modal-address.ts';

const AccountModal = lazy(() => import('../identity/AccountModal.tsx'));

/** Whatever modal the address names, over whatever page is there. */
export function Modals() {
  const modal = openModal(useLocation());
  return modal ? (
    <Suspense>
      <AccountModal name={modal} />
    </Suspense>
  ) : null;
}
