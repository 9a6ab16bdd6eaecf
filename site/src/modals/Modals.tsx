import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useIsClosed } from '../guards/use-is-closed.ts';
import { openModal } from './modal-address.ts';
import { SheetOutline } from './SheetOutline.tsx';

const ModalOnShow = lazy(() => import('./ModalOnShow.tsx'));
const never = () => () => {};

/** Whatever modal the address names, over whatever page is there. The server renders the page and the outline of the modal. */
export function Modals() {
  const modal = openModal(useLocation());
  const closed = useIsClosed();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!modal || closed(modal.href)) return null;
  if (!inBrowser) return <SheetOutline />;
  return (
    <Suspense fallback={<SheetOutline />}>
      <ModalOnShow name={modal.name} />
    </Suspense>
  );
}
