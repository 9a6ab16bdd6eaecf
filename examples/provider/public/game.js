// The screen of both games: it asks for a round and shows what the server has decided.
const { base, seat, game, mode, currency, subunits, balance: startBalance, words } = document.body.dataset;
const say = JSON.parse(words);
const version = 1;
const unit = Number(subunits);
const digits = unit === 1 ? 0 : 2;
const format = new Intl.NumberFormat(document.documentElement.lang, {
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});
const moneyText = (amount) => `${format.format(amount / unit)} ${currency}`;
const byId = (id) => document.getElementById(id);
const form = byId('form');
const button = byId('act');
const result = byId('result');
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const wireMode = mode === 'real' ? 'real' : 'demo';

let balance = Number(startBalance);
let isPaused = false;
let isPlaying = false;

// The page around us: told of rounds and balance, heard for pauses. Only the origin that framed us is spoken to.
const pageOrigin = document.referrer ? new URL(document.referrer).origin : location.origin;
function tell(message) {
  if (parent !== window) parent.postMessage({ source: 'halley-game', ...message }, pageOrigin);
}
addEventListener('message', (event) => {
  if (event.origin !== pageOrigin || event.source !== parent || event.data?.source !== 'halley-site') return;
  const { type } = event.data;
  if (type === 'pause' || type === 'resume') {
    isPaused = type === 'pause';
    allow();
  }
  const isOurs = type === 'balance' && wireMode === 'real' && event.data.currency === currency;
  // While a round is being shown its balance would tell the result first.
  if (isOurs && !isPlaying && Number.isSafeInteger(event.data.balance_cents)) showBalance(event.data.balance_cents);
});

function allow() {
  button.disabled = isPaused || isPlaying;
}

function showBalance(amount) {
  balance = amount;
  byId('balance').textContent = moneyText(amount);
}

function showResult(text, isWon) {
  result.textContent = text;
  result.classList.toggle('won', isWon);
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, isCalm ? 0 : ms));

const screens = {
  async 'comet-flip'({ side }) {
    const coin = byId('coin');
    const was = coin.dataset.side;
    // From where it lies, three turns or three and a half.
    coin.className = `coin ${was === 'star' ? 'turn-1' : ''}`;
    coin.style.transition = 'none';
    void coin.offsetWidth;
    coin.style.transition = '';
    coin.className = `coin ${side === 'star' ? 'turn-3' : 'turn-2'}`;
    coin.dataset.side = side;
    await wait(1250);
  },
  async 'three-lights'({ lights }) {
    const windows = [...document.querySelectorAll('.light')];
    for (const window of windows) window.dataset.light = '';
    await wait(250);
    for (const [index, window] of windows.entries()) {
      window.dataset.light = lights[index];
      window.setAttribute('aria-label', say[lights[index]]);
      await wait(450);
    }
  },
};

const troubles = { 100: 'money', 101: 'over', 102: 'over', 105: 'limit', 109: 'limit', 110: 'wait' };

async function ask(path, body) {
  const response = await fetch(`${base}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seat, ...body }),
  });
  return { ok: response.ok, answer: await response.json() };
}

async function play() {
  const stake = Number(byId('stake').value);
  const choice = new FormData(form).get('choice') ?? undefined;
  const { ok, answer } = await ask('play', { stake, choice });
  if (!ok) return showResult(say[troubles[answer.code] ?? 'lost'], false);
  showResult('\u00a0', false);
  showBalance(Math.max(0, balance - answer.stake));
  await screens[game](answer.shown);
  showBalance(answer.balance);
  // Green only when more came back than was staked.
  if (answer.win > 0) showResult(`${say.won} ${moneyText(answer.win)}`, answer.win > answer.stake);
  else showResult(say.none, false);
  if (answer.free_rounds_left !== undefined) result.append(` · ${say.free}: ${answer.free_rounds_left}`);
  const money = { mode: wireMode, currency, balance_cents: balance };
  tell({ type: 'round', ...money, round_id: answer.round_id, stake_cents: answer.stake, win_cents: answer.win });
  tell({ type: 'balance', ...money });
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (isPlaying || isPaused) return;
  isPlaying = true;
  allow();
  try {
    await play();
  } catch {
    showResult(say.lost, false);
  }
  isPlaying = false;
  allow();
});

new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(document.body.scrollHeight) })).observe(
  document.body,
);
tell({ type: 'ready', game, version });
tell({ type: 'balance', mode: wireMode, currency, balance_cents: balance });
