import { type Desk, page } from '../console/index.ts';

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
    { index: true, lazy: page(() => import('./CashoutsPage.tsx'), 'CashoutsPage') },
    { path: 'all', lazy: page(() => import('./PaymentsPage.tsx'), 'PaymentsPage') },
    { path: 'differences', lazy: page(() => import('./DifferencesPage.tsx'), 'DifferencesPage') },
    { path: 'corrections', lazy: page(() => import('./CorrectionsPage.tsx'), 'CorrectionsPage') },
    { path: ':id', lazy: page(() => import('./PaymentPage.tsx'), 'PaymentPage') },
  ],
};
