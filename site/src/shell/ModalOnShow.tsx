import type { ModalName } from '../page/index.ts';
import { modals } from './modal-map.ts';

/** The map is loaded when the page is drawn (see `BackgroundTasks`), its modals when they open. */
export default function ModalOnShow({ name }: { name: ModalName }) {
  const Modal = modals[name];
  return <Modal />;
}
