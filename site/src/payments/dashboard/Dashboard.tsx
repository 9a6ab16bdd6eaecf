import { CashboxFrame } from '../CashboxFrame.tsx';
import { useCashier } from '../use-cashier.ts';
import { History } from './History.tsx';
import { Pending } from './Pending.tsx';
import { Wallets } from './Wallets.tsx';

/** The cashier's first page: wallets, what is on its way, and everything that was. */
export function Dashboard() {
  const { say } = useCashier();
  return (
    <CashboxFrame title={say('cashbox.title')} page="dashboard" wide>
      <Pending />
      <Wallets />
      <History />
    </CashboxFrame>
  );
}
