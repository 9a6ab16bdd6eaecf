import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useIsClosed } from '../guards/use-is-closed.ts';
import { openModal } from './modal-address.ts';

const ModalOnShow = lazy(() => import('./ModalOnShow.tsx'));
const never = () => () => {};

/** Whatever modal the address names, over whatever page is there. The server renders the page only. */
export function Modals() {
  const modal = openModal(useLocation());
  const closed = useIsClosed();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return modal && inBrowser && !closed(modal.href) ? (
    <Suspense>
      <ModalOnShow name={modal.name} />
    </Suspense>
  ) : null;
}
