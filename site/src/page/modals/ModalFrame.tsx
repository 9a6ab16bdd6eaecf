import { Dialog } from '@halley/ui/Dialog.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isFramed } from '../../frame/index.ts';
import { isBetting, openModal } from './modal-address.ts';
import { useModal } from './use-modal.ts';

export interface ModalFrameProps {
  title: ReactNode;
  description?: ReactNode;
  /** A flow of steps inside one modal. */
  onBack?: () => void;
  /** Instead of simply leaving, where closing means more. */
  onLeave?: () => Promise<void>;
  className?: string;
  /** The page behind is only a hint. */
  full?: boolean;
  children: ReactNode;
}

/** The dialog round every modal that has an address. */
export function ModalFrame({ onLeave, ...props }: ModalFrameProps) {
  const modal = openModal(useLocation());
  const { leave } = useModal();
  if (!modal) return null;
  return (
    <Dialog
      {...props}
      // In somebody else's frame the betting pages have no other place to go to.
      crossHidden={isBetting(modal.href) && isFramed()}
      onClosed={() => void (onLeave ?? leave)()}
    />
  );
}
