import { colours, stakes, subunits } from './games.ts';
import type { Seat, Told } from './tables.ts';
import { type Words, wordsFor } from './words.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function money(amount: number, currency: string, locale: string): string {
  const unit = subunits(currency);
  const digits = unit === 1 ? 0 : 2;
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${number.format(amount / unit)} ${currency}`;
}

const shell = (page: {
  title: string;
  locale: string;
  base: string;
  body: string;
  script?: boolean;
}) => `<!doctype html>
<html lang="${escapeHtml(page.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(page.title)}</title><link rel="stylesheet" href="${page.base}/game.css">${
  page.script ? `<script src="${page.base}/game.js" defer></script>` : ''
}</head>
${page.body}</html>
`;

export function closedPage(base: string, locale: string): string {
  const { closed } = wordsFor(locale);
  return shell({
    title: 'Kepler Works',
    locale,
    base,
    body: `<body><p class="closed">${escapeHtml(closed)}</p></body>`,
  });
}

/** A round that was played, in words and numbers. */
export function replayPage(base: string, round: Told): string {
  const words = wordsFor(round.locale);
  const said = (value: unknown): string =>
    Array.isArray(value) ? value.map(said).join(', ') : String(words[value as keyof Words] ?? value);
  const lines: [string, string][] = [
    [words.stake, money(round.stake, round.currency, round.locale)],
    ...(round.choice === undefined ? [] : [[words.choice, said(round.choice)] as [string, string]]),
    [words.outcome, Object.values(round.shown).map(said).join(', ')],
    [words.won, money(round.win, round.currency, round.locale)],
  ];
  const body = `<body><main class="table"><section class="stage">
<h1>${escapeHtml(round.game.title)}<small>Kepler Works</small></h1>
<p class="small">${escapeHtml(round.round)}</p></section><section class="panel">
${lines.map(([name, value]) => `<p class="line"><span>${escapeHtml(name)}</span><output>${escapeHtml(value)}</output></p>`).join('\n')}
</section></main></body>`;
  return shell({ title: round.game.title, locale: round.locale, base, body });
}

/** Nothing inline: what the script must know stands in data attributes. */
export function gamePage(base: string, seat: Seat): string {
  const words = wordsFor(seat.locale);
  const list = stakes[seat.currency] ?? [];
  const most = Math.max(...list) * seat.game.most;
  const [numerator, denominator] = seat.game.return;
  const percent = new Intl.NumberFormat(seat.locale, { style: 'percent', minimumFractionDigits: 2 });
  const number = new Intl.NumberFormat(seat.locale);
  const times = (factor: number) => `× ${number.format(factor)}`;
  const said = JSON.stringify(words);
  const options = list.map(
    (stake) =>
      `<option value="${stake}"${stake === list[2] ? ' selected' : ''}>${money(stake, seat.currency, seat.locale)}</option>`,
  );
  const body = `<body data-base="${base}" data-seat="${seat.id}" data-game="${seat.game.id}" data-mode="${seat.mode}"
 data-currency="${seat.currency}" data-subunits="${subunits(seat.currency)}" data-balance="${seat.balance}" data-words="${escapeHtml(said)}">
<main class="table">
<section class="stage" aria-live="polite">
<h1>${escapeHtml(seat.game.title)}<small>Kepler Works</small></h1>
${seat.game.id === 'comet-flip' ? coin(words) : lights()}
<p class="result" id="result" role="status">&nbsp;</p>
</section>
<form class="panel" id="form">
<label>${words.stake}<select id="stake">${options.join('')}</select></label>
${seat.game.id === 'comet-flip' ? sides(words, times) : payTable(words, times)}
<p class="line"><span>${words.balance}</span><output id="balance">${money(seat.balance, seat.currency, seat.locale)}</output></p>
<button class="act" id="act">${seat.game.id === 'comet-flip' ? words.flip : words.light}</button>
<p class="small">${words.back} ${percent.format(numerator / denominator)} · ${words.most} ${money(most, seat.currency, seat.locale)}${
    seat.mode === 'fun' ? ` · ${words.fun}` : ''
  }</p>
</form>
</main></body>`;
  return shell({ title: seat.game.title, locale: seat.locale, base, body, script: true });
}

const comet = `<path d="M14 50 Q34 44 50 30" class="tail"/><path d="M20 58 Q40 50 54 36" class="tail thin"/><circle cx="56" cy="27" r="9" class="head"/>`;
const star = `<path d="M40 12l7 19 19 7-19 7-7 19-7-19-19-7 19-7z" class="head"/>`;
const face = (shape: string) =>
  `<svg viewBox="0 0 80 80" aria-hidden="true"><circle cx="40" cy="40" r="38" class="disc"/>${shape}</svg>`;

const coin = (words: Words) => `<div class="coin" id="coin" data-side="comet">
<div class="face comet" title="${words.comet}">${face(comet)}</div><div class="face star" title="${words.star}">${face(star)}</div></div>`;

const sides = (
  words: Words,
  times: (factor: number) => string,
) => `<fieldset class="sides"><legend>${words.pays} ${times(1.96)}</legend>
<label><input type="radio" name="choice" value="comet" checked><span>${words.comet}</span></label>
<label><input type="radio" name="choice" value="star"><span>${words.star}</span></label></fieldset>`;

const lights = () =>
  `<div class="lights" id="lights">${[0, 1, 2].map(() => '<div class="light" role="img" aria-label="…" data-light=""><i></i></div>').join('')}</div>`;

const payTable = (words: Words, times: (factor: number) => string) =>
  `<table class="pays"><caption>${words.pays}</caption><tbody>${colours
    .map((colour) => {
      const dots = `<i class="dot ${colour.name}"></i>`.repeat(3);
      return `<tr><td>${dots}<span class="hidden">3 × ${words[colour.name]}</span></td><td>${times(colour.times)}</td></tr>`;
    })
    .join('')}<tr><td>${words.pair}</td><td>${times(1.2)}</td></tr></tbody></table>`;
