import { createHash, randomBytes } from 'node:crypto';
import type { Book, Output } from './book.ts';
import type { Callbacks } from './callbacks.ts';
import { outputReport } from './report.ts';

export interface ChainOptions {
  book: Book;
  callbacks: Callbacks;
  /** Who watches the chain, and where it wants to hear of it. */
  watcher: () => { merchant: string; url: string } | undefined;
}

export interface Payment {
  currency: string;
  network: string | null;
  address: string;
  amount: string;
}

/** A play chain for every coin: nothing is mined here, somebody presses a button. */
export function createChain({ book, callbacks, watcher }: ChainOptions) {
  async function tell(output: Output): Promise<void> {
    const to = watcher();
    if (to) await callbacks.send({ ...to, report: outputReport(output) });
  }
  const write = (output: Output): Output => {
    const next = { ...output, changedAt: book.now() };
    book.saveOutput(next);
    return next;
  };
  const newTransaction = () => createHash('sha256').update(randomBytes(32)).digest('hex');

  return {
    /** One transaction; with `outputs: 2` it pays the address twice. */
    async pay(payment: Payment, { outputs = 1 }: { outputs?: number } = {}): Promise<void> {
      const merchant = watcher()?.merchant;
      if (merchant === undefined) return;
      const transaction = newTransaction();
      const now = book.now();
      const written = Array.from({ length: outputs }, (_, place) =>
        write({
          ...payment,
          id: `${transaction}:${place}`,
          merchant,
          confirmations: 0,
          status: 'seen',
          createdAt: now,
          changedAt: now,
        }),
      );
      await Promise.all(written.map(tell));
    },
    /** A block is found on top: of every output of the same transaction. */
    async confirm(id: string, blocks = 1): Promise<void> {
      const [transaction] = id.split(':');
      for (let block = 0; block < blocks; block++) {
        const lying = [...book.outputs()].filter(
          (output) => output.id.startsWith(`${transaction}:`) && output.status === 'seen',
        );
        await Promise.all(lying.map((output) => tell(write({ ...output, confirmations: output.confirmations + 1 }))));
      }
    },
    /** Spent elsewhere before it was in a block: every output of the transaction is void. */
    async replace(id: string): Promise<boolean> {
      const [transaction] = id.split(':');
      const lying = [...book.outputs()].filter((output) => output.id.startsWith(`${transaction}:`));
      if (lying.some(({ confirmations, status }) => confirmations > 0 || status !== 'seen')) return false;
      await Promise.all(lying.map((output) => tell(write({ ...output, status: 'replaced' }))));
      return lying.length > 0;
    },
    at: (address: string) => [...book.outputs()].filter((output) => output.address === address).reverse(),
  };
}
