import type { Book, Callback, Order } from '../book.ts';
import { outcomesOf } from '../desk.ts';
import { showMoney } from '../money.ts';
import { payoutRules } from '../payouts.ts';
import { type Words, wordsFor } from '../words/words-for.ts';
import { button, escapeHtml, type Place, shell, tongues } from './shell.ts';

const mostShown = 40;

const latest = <T>(all: Iterable<T>, isWanted: (one: T) => boolean): T[] =>
  [...all].filter(isWanted).slice(-mostShown).reverse();

/** For whoever plays the provider: everything that was asked, and a button for each thing that can become of it. */
export function deskPage(place: Place, book: Book, notice?: (words: Words) => string): string {
  const words = wordsFor(place.language);
  const rows = (kind: Order['kind']) =>
    latest(book.orders(), (order) => order.kind === kind).map((order) => orderRow(place, words, order));
  const heard = latest(book.callbacks(), () => true).map((callback) => callbackRow(words, callback));
  const list = (id: string, title: string, items: readonly string[], before = '') =>
    `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${before}${
      items.length === 0
        ? `<p class="hint">${escapeHtml(words.nothing)}</p>`
        : `<ul class="rows">${items.join('')}</ul>`
    }</section>`;
  const rules = Object.entries(payoutRules).map(
    ([digits, rule]) => `<li><code>…${digits}</code><span>${escapeHtml(words[`payout_${rule}`])}</span></li>`,
  );
  const body = `<h1>${escapeHtml(words.desk)}</h1><p>${escapeHtml(words.deskText)}</p>${
    notice ? `<p class="alarm" role="alert">${escapeHtml(notice(words))}</p>` : ''
  }<p><a href="${place.base}/chain?lang=${place.language}">${escapeHtml(words.chain)}</a></p>${tongues(place, '/?')}
<div class="columns">${list('orders', words.orders, rows('order'))}
${list('payouts', words.payouts, rows('payout'), `<details class="rules"><summary>${escapeHtml(words.payoutText)}</summary><ul class="list">${rules.join('')}</ul></details>`)}</div>
${list('callbacks', words.callbacks, heard)}`;
  return shell(place, { title: words.desk, body, wide: true });
}

function orderRow(place: Place, words: Words, order: Order): string {
  const [first, second, ...more] = outcomesOf(order);
  const deed = (outcome: NonNullable<typeof first>, kind: string) => button(words[outcome], { value: outcome, kind });
  const deeds =
    first === undefined
      ? ''
      : `<form method="post" action="${place.base}/desk?lang=${place.language}"><input type="hidden" name="id" value="${order.id}">
<div class="deeds">${deed(first, 'small')}${second ? deed(second, 'small') : ''}</div>${
          more.length === 0
            ? ''
            : `<details><summary>${escapeHtml(words.others)}</summary><div class="deeds">${more.map((outcome) => deed(outcome, 'small')).join('')}</div></details>`
        }</form>`;
  const paid = showMoney(order.paid.amount, order.paid.currency, place.language);
  const page =
    order.kind === 'order' && order.status === 'processing'
      ? ` · <a href="${place.base}/pay/${order.id}?lang=${place.language}">${escapeHtml(words.openPage)}</a>`
      : '';
  return `<li class="row" data-reference="${escapeHtml(order.reference)}" data-status="${order.status}"><p class="line"><strong>${escapeHtml(paid)}</strong><span class="state ${order.status}">${escapeHtml(words[order.status])}</span></p>
<p class="hint">${escapeHtml(order.method)} · ${escapeHtml(order.reference)}${order.destination ? ` · ${escapeHtml(order.destination)}` : ''}${page}</p>${deeds}</li>`;
}

function callbackRow(words: Words, callback: Callback): string {
  const report = JSON.parse(callback.body) as { reference?: string; id: string; status: string };
  const isHeard = callback.done && callback.answer !== null && callback.answer < 300;
  const waiting = callback.done ? words.unheard : words.waiting.replace('{count}', String(callback.tries));
  return `<li class="row"><p class="line"><span>${escapeHtml(report.reference ?? report.id)} · ${escapeHtml(report.status)}</span><span class="state ${isHeard ? 'succeeded' : 'processing'}">${escapeHtml(isHeard ? words.heard : waiting)}${callback.answer === null ? '' : ` · ${callback.answer}`}</span></p></li>`;
}
