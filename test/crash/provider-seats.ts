import { createHmac, randomBytes } from 'node:crypto';
import type { SimulatedSeat } from '../../server/src/games/provider-api/simulator/book.ts';
import { register } from './player.ts';

/** Opens accounts over HTTP and launches a game of the demo's provider from each. */
export async function takeSeats(options: { url: string; seats: number; secret: string }): Promise<SimulatedSeat[]> {
  const { url, secret } = options;
  return Promise.all(
    Array.from({ length: options.seats }, async () => {
      const player = await register(url);
      const game = 'kepler/CometFlip';
      const launch = await fetch(`${url}/api/games/launch?identifier=${game}&mode=real`, {
        headers: { cookie: player.cookie, 'x-demo-country': 'DE' },
      });
      const { url: address } = (await launch.json()) as { url: string };
      const token = new URL(address, url).searchParams.get('token') ?? '';
      const session = await askSession({ url, secret, token });
      return { playerId: player.id, externalId: session.player_id, currency: session.currency, token, game };
    }),
  );
}

/** Signed by hand, from the document alone. */
async function askSession({ url, secret, token }: { url: string; secret: string; token: string }) {
  const path = '/provider/v1/session';
  const body = JSON.stringify({ token });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', secret).update(`${timestamp}\n${nonce}\nPOST\n${path}\n${body}`).digest('hex');
  const response = await fetch(url + path, {
    method: 'POST',
    body,
    headers: { 'x-provider-id': 'kepler', 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature },
  });
  return (await response.json()) as { player_id: string; currency: string };
}
