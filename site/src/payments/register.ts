import type { SiteRoom } from '../page/index.ts';

const cashier = () => import('./CashboxModal.tsx');

export const room: SiteRoom = {
  name: 'payments',
  modals: {
    cashbox: cashier,
    deposit: cashier,
    'deposit-bonus': cashier,
    'deposit-fast': cashier,
    withdraw: cashier,
  },
  backgroundTasks: [
    { load: () => import('./PaymentNews.tsx'), when: 'player' },
    { load: () => import('./offers/deposit-bonus-task.ts'), when: 'player' },
  ],
};
