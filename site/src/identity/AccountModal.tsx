import type { ModalName } from '../modals/modal-address.ts';
export default function AccountModal({ name }: { name: ModalName }) {
  return <p>{name}</p>;
}
