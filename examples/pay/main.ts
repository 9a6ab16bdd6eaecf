import { createServer } from 'node:http';
import { createPay } from './create-pay.ts';

// A payment provider as a program of its own: node examples/pay/main.ts
const environment = process.env;
const { PAY_SECRET, PAY_COINS_SECRET, PAY_BOOK, PORT = '4100', HALLEY_URL = 'http://localhost:3000' } = environment;
if (!PAY_SECRET || !PAY_COINS_SECRET) {
  console.error(
    'Set PAY_SECRET and PAY_COINS_SECRET to what the house has in PAYMENTS_SANDBOX_SECRET and PAYMENTS_COINS_SECRET.',
  );
  process.exitCode = 2;
} else {
  const coins = environment.PAY_COINS_MERCHANT ?? 'halley-coins';
  const house = HALLEY_URL.replace(/\/$/, '');
  const pay = createPay({
    merchants: [
      { id: environment.PAY_MERCHANT ?? 'halley', secret: PAY_SECRET },
      { id: coins, secret: PAY_COINS_SECRET },
    ],
    watcher: () => ({ merchant: coins, url: `${house}/payments/callback/coins` }),
    publicUrl: environment.PAY_PUBLIC_URL ?? `http://localhost:${PORT}`,
    path: PAY_BOOK,
    blockedBins: environment.PAY_BLOCKED_BINS?.split(',').filter(Boolean),
    lateMs: Number(environment.PAY_LATE_MS ?? 15_000),
    retryMs: Number(environment.PAY_RETRY_MS ?? 500),
  });
  const server = createServer((request, response) => {
    pay.handle(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.listen(Number(PORT), '127.0.0.1', () =>
    console.log(`Transit Pay takes orders at http://localhost:${PORT}, for ${house}`),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      pay.stop();
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}
