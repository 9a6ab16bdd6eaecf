import { currencies, currencyCodes, type Player } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { type Database, type Handlers, type MountOptions, mountCalls } from '../kit/index.ts';
import { escapeHtml } from '../kit/mail/index.ts';
import { addPlayMoney, type Deposit } from './add-play-money.ts';
import { demoCalls } from './calls.ts';
import { sendPage } from './page.ts';

export interface PayOptions {
  database: Database;
  mount: MountOptions;
  deposit: Deposit;
  readPlayer(playerId: number): Promise<Player | undefined>;
}

export function mountPay(app: FastifyInstance, { database, mount, deposit, readPlayer }: PayOptions): void {
  app.get('/demo/pay', async (request, reply) => {
    const principal = await mount.authenticate(request);
    const player = principal ? await readPlayer(principal.playerId) : undefined;
    return sendPage(reply, { title: 'Play money', body: payBody(player), script: '/demo/pay.js' });
  });
  app.get('/demo/pay.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(payScript));

  const handlers: Handlers<typeof demoCalls> = {
    addPlayMoney: async ({ body }, context) => ({
      status: 200,
      body: await addPlayMoney({ database, deposit }, body, context),
    }),
  };
  mountCalls(app, demoCalls, handlers, mount);
}

function payBody(player: Player | undefined): string {
  if (!player) return '<p><a href="/login">Log in</a> first, then come back for play money.</p>';
  const options = currencyCodes.map(
    (code) =>
      `<option value="${code}" data-subunits="${currencies[code].subunits}"${code === player.currency ? ' selected' : ''}>${code}</option>`,
  );
  return `<p class="quiet">Logged in as ${escapeHtml(player.email)}. None of this is real money.</p>
<form id="pay">
<label>Currency<select name="currency">${options.join('')}</select></label>
<label>Amount<input name="amount" type="number" min="0" step="any" value="100" required></label>
<button>Add play money</button>
<p role="status" id="answer"></p>
</form>`;
}

const payScript = `const form = document.getElementById('pay');
const answer = document.getElementById('answer');
let key = '';
const fresh = () => { key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''); };
form?.addEventListener('input', fresh);
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!key) fresh();
  const { currency, amount } = form.elements;
  const subunits = Number(currency.selectedOptions[0].dataset.subunits);
  const response = await fetch('/demo/pay', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': key },
    body: JSON.stringify({ currency: currency.value, amount_cents: Math.round(Number(amount.value) * subunits) }),
  }).catch(() => undefined);
  if (response?.ok) key = '';
  answer.textContent = response?.ok ? 'Added ' + amount.value + ' ' + currency.value + '.' : 'That did not work. Try again.';
});
`;
