import { Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { openModal } from './modal-address.ts';
import { modals } from './modal-map.ts';

const never = () => () => {};

/** Whatever modal the address names, over whatever page is there. The server renders the page only. */
export function Modals() {
  const modal = openModal(useLocation());
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!modal || !inBrowser) return null;
  const { component: Modal } = modals[modal.name];
  return (
    <Suspense>
      <Modal />
    </Suspense>
  );
}
