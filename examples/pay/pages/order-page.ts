import type { Order } from '../book.ts';
import { testCards } from '../cards.ts';
import { type Outcome, outcomes } from '../desk.ts';
import { showMoney } from '../money.ts';
import { testVouchers } from '../vouchers.ts';
import { type Words, wordsFor } from '../words/words-for.ts';
import { button, choice, escapeHtml, facts, field, type Place, shell } from './shell.ts';

/** What is wrong with what was typed, by field. What was typed comes back only where it is harmless. */
export type Problems = Partial<Record<'number' | 'holder' | 'expiry' | 'code' | 'voucher' | 'all', string>>;
export type Typed = Partial<Record<'holder' | 'expiry' | 'voucher', string>>;

const banks = ['Tycho Bank', 'Savings Bank of Uraniborg', 'Credit Union Parallax'];

/** The page a customer is sent to, as far as the order has come. */
export function orderPage(place: Place, order: Order, problems: Problems = {}, typed: Typed = {}): string {
  const words = wordsFor(place.language);
  const sum = showMoney(order.asked.amount, order.asked.currency, place.language);
  const view = { place, words, order, sum, problems, typed };
  if (order.status !== 'processing') return over(view);
  if (order.way === 'transfer') return transfer(view);
  if (order.stage === 'confirm') return confirm(view);
  if (order.way === 'card') return cardForm(view);
  if (order.way === 'voucher') return voucher(view);
  return logIn(view);
}

interface View {
  place: Place;
  words: Words;
  order: Order;
  sum: string;
  problems: Problems;
  typed: Typed;
}

const due = ({ words, sum, order }: View) =>
  `<p class="due"><span>${escapeHtml(words.toPay)}</span><strong>${escapeHtml(sum)}</strong><small>${escapeHtml(order.reference.slice(0, 13))}</small></p>`;

const form = ({ place, order }: View, inner: string) =>
  `<form method="post" action="${place.base}/pay/${order.id}?lang=${place.language}">${inner}</form>`;

const alarm = (text: string | undefined) =>
  text === undefined ? '' : `<p class="alarm" role="alert">${escapeHtml(text)}</p>`;

/** The two usual endings, and all the others for those who try things out. */
function endings(view: View, first: string): string {
  const { words } = view;
  const rare = outcomes.filter((outcome) => outcome !== 'approve' && outcome !== 'decline');
  return form(
    view,
    `<div class="deeds">${button(first, { value: 'approve', kind: 'act' })}${button(words.decline, { value: 'decline' })}</div>
<section class="rare" aria-labelledby="rare"><h2 id="rare">${escapeHtml(words.others)}</h2>
<div class="deeds">${rare.map((outcome: Outcome) => button(words[outcome], { value: outcome, kind: 'small' })).join('')}</div></section>`,
  );
}

function cardForm(view: View): string {
  const { words, problems, order } = view;
  const cards = testCards.map(
    ({ number, rule }) =>
      `<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code><span>${escapeHtml(words[`rule_${rule}`])}</span></li>`,
  );
  const body = `<h1>${escapeHtml(words.card)}</h1>${due(view)}${alarm(problems.all)}${form(
    view,
    `${field({ name: 'number', label: words.number, error: problems.number, attributes: 'inputmode="numeric" autocomplete="off" maxlength="30" required' })}
${field({ name: 'holder', label: words.holder, value: view.typed.holder ?? '', error: problems.holder, attributes: 'autocomplete="off" maxlength="80"' })}
<div class="pair">${field({ name: 'expiry', label: words.expiry, value: view.typed.expiry ?? '', error: problems.expiry, attributes: 'inputmode="numeric" autocomplete="off" maxlength="8" required' })}
${field({ name: 'code', label: words.code, error: problems.code, attributes: 'inputmode="numeric" autocomplete="off" maxlength="4" required' })}</div>
${order.save ? `<p class="hint">${escapeHtml(words.saved)}</p>` : ''}
<div class="deeds">${button(words.payNow.replace('{sum}', view.sum), { kind: 'act' })}<button name="outcome" value="abandon" formnovalidate>${escapeHtml(words.abandon)}</button></div>`,
  )}
<section class="rare" aria-labelledby="cards"><h2 id="cards">${escapeHtml(words.testCards)}</h2><ul class="list">${cards.join('')}</ul></section>`;
  return shell(view.place, { title: words.card, body });
}

function confirm(view: View): string {
  const { words, order } = view;
  const title = order.way === 'card' ? words.secure : words.confirm;
  const card = order.card ? facts([[order.card.brand, `···· ${order.card.last4}`]]) : '';
  const text = order.way === 'card' ? words.secureText : words.confirmText;
  const body = `<h1>${escapeHtml(title)}</h1>${due(view)}${card}${alarm(view.problems.all)}<p>${escapeHtml(text)}</p>${endings(view, words.approve)}`;
  return shell(view.place, { title, body });
}

function transfer(view: View): string {
  const { words, order } = view;
  const lines = facts([
    [words.recipient, 'Transit Pay, Uraniborg'],
    [words.account, 'DE00 0000 0000 0000 0000 00'],
    [words.purpose, order.reference],
  ]);
  const body = `<h1>${escapeHtml(words.transfer)}</h1>${due(view)}${alarm(view.problems.all)}<p>${escapeHtml(words.transferText)}</p>${lines}${endings(view, words.arrived)}`;
  return shell(view.place, { title: words.transfer, body });
}

function logIn(view: View): string {
  const { words, order } = view;
  const title = order.way === 'login' ? words.login : words.wallet;
  const body = `<h1>${escapeHtml(title)}</h1>${due(view)}${form(
    view,
    `${order.way === 'login' ? choice('bank', words.bank, banks) : ''}
${field({ name: 'user', label: words.user, attributes: 'autocomplete="off" maxlength="80"', hint: words.anyPin })}
${field({ name: 'pin', label: words.pin, attributes: 'type="password" autocomplete="off" maxlength="80"' })}
<div class="deeds">${button(words.goOn, { kind: 'act' })}<button name="outcome" value="abandon" formnovalidate>${escapeHtml(words.abandon)}</button></div>`,
  )}`;
  return shell(view.place, { title, body });
}

function voucher(view: View): string {
  const { words, problems } = view;
  const codes = testVouchers.map(
    ({ code, rule }) => `<li><code>${code}</code><span>${escapeHtml(words[`voucher_${rule}`])}</span></li>`,
  );
  const body = `<h1>${escapeHtml(words.voucher)}</h1>${due(view)}${form(
    view,
    `${field({ name: 'voucher', label: words.voucherCode, value: view.typed.voucher ?? '', error: problems.voucher, attributes: 'autocomplete="off" maxlength="40" required' })}
<div class="deeds">${button(words.redeem, { kind: 'act' })}<button name="outcome" value="abandon" formnovalidate>${escapeHtml(words.abandon)}</button></div>`,
  )}
<section class="rare" aria-labelledby="codes"><h2 id="codes">${escapeHtml(words.testVouchers)}</h2><ul class="list">${codes.join('')}</ul></section>`;
  return shell(view.place, { title: words.voucher, body });
}

function over(view: View): string {
  const { words, order } = view;
  const title = words[order.status];
  const body = `<h1>${escapeHtml(title)}</h1>${due(view)}${alarm(view.problems.all)}<p>${escapeHtml(words.overText)}</p>
<p><a class="button act" href="${escapeHtml(order.returnUrl)}">${escapeHtml(words.back)}</a></p>`;
  return shell(view.place, { title, body });
}
