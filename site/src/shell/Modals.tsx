import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { openModal, SheetOutline, useIsClosed } from '../page/index.ts';

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
