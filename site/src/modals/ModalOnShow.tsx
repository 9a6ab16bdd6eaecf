import type { ModalName } from './modal-address.ts';
import { modals } from './modal-map.ts';

/** The map is loaded when the page is drawn (see `Duties`), its modals when they open. */
export default function ModalOnShow({ name }: { name: ModalName }) {
  const { component: Modal } = modals[name];
  return <Modal />;
}
