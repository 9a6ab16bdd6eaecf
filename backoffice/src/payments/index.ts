import type { Desk } from '../console/index.ts';
import { CashoutsPage } from './CashoutsPage.tsx';
import { CorrectionsPage } from './CorrectionsPage.tsx';
import { DifferencesPage } from './DifferencesPage.tsx';
import { PaymentPage } from './PaymentPage.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';

export { askCorrection } from './ask-correction.ts';
export { FoundPayments } from './PaymentsPage.tsx';
export { limitWords } from './words.ts';

export const paymentsDesk: Desk = {
  to: '/payments',
  label: 'Payments',
  icon: 'wallet',
  permission: 'payments.read',
  queues: ['cashouts', 'differences', 'corrections'],
  pages: [
    { index: true, Component: CashoutsPage },
    { path: 'all', Component: PaymentsPage },
    { path: 'differences', Component: DifferencesPage },
    { path: 'corrections', Component: CorrectionsPage },
    { path: ':id', Component: PaymentPage },
  ],
};
