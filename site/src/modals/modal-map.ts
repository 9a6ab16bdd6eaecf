import { type ComponentType, lazy } from 'react';
import type { ModalName } from './modal-address.ts';

export interface ModalEntry {
  /** Loaded with the first opening; it draws itself inside `<ModalFrame>`. */
  component: ComponentType;
  /** The page behind is only a hint. */
  fullScreen?: true;
  /** A press beside it does not close it. */
  blockOverlay?: true;
  blockEscape?: true;
}

const cashbox: ModalEntry = { component: lazy(() => import('../cashbox/CashboxModal.tsx')) };

/** Every modal that has an address: adding one is a line here, one in `modal-address.ts` and its route. */
export const modals: Record<ModalName, ModalEntry> = {
  login: { component: lazy(() => import('../identity/LoginModal.tsx')), fullScreen: true },
  registration: { component: lazy(() => import('../identity/RegistrationModal.tsx')), fullScreen: true },
  remind: { component: lazy(() => import('../identity/RemindModal.tsx')), fullScreen: true },
  'new-password': { component: lazy(() => import('../identity/NewPasswordModal.tsx')), fullScreen: true },
  'email-verify': { component: lazy(() => import('../identity/EmailVerifyModal.tsx')), fullScreen: true },
  confirmation: { component: lazy(() => import('../identity/ConfirmationModal.tsx')), fullScreen: true },
  cashbox,
  deposit: cashbox,
  'deposit-bonus': cashbox,
  'deposit-fast': cashbox,
  withdraw: cashbox,
  search: { component: lazy(() => import('../search/SearchModal.tsx')), fullScreen: true },
};
