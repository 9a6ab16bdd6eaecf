import { createServer } from 'node:http';
import { createProvider } from './create-provider.ts';

// A provider as a program of its own: node examples/provider/main.ts
const {
  HALLEY_URL = 'http://localhost:3000',
  PROVIDER_ID = 'kepler',
  PROVIDER_SECRET,
  PORT = '4000',
  PUBLIC_URL,
} = process.env;
if (!PROVIDER_SECRET) {
  console.error('Set PROVIDER_SECRET to what `npm run provider -- add` has printed.');
  process.exitCode = 2;
} else {
  const houseUrl = HALLEY_URL.replace(/\/$/, '');
  const provider = createProvider({
    providerId: PROVIDER_ID,
    secret: PROVIDER_SECRET,
    houseUrl: () => houseUrl,
    publicUrl: () => (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
    frameAncestors: new URL(houseUrl).origin,
  });
  const server = createServer((request, response) => {
    provider(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.listen(Number(PORT), () => console.log(`Kepler Works plays at http://localhost:${PORT}, for ${houseUrl}`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)));
}
