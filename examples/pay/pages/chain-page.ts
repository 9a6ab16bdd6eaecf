import type { Output } from '../book.ts';
import { coins, showCoins } from '../money.ts';
import { type Words, wordsFor } from '../words/words-for.ts';
import { button, choice, escapeHtml, field, type Place, shell, tongues } from './shell.ts';

export const networks = ['ERC20', 'TRC20'] as const;

export interface ChainForm {
  currency: string;
  network: string;
  address: string;
  amount: string;
}

export function chainPage(
  place: Place,
  view: { form: ChainForm; outputs: readonly Output[]; problems?: { address?: string; amount?: string; all?: string } },
): string {
  const words = wordsFor(place.language);
  const { form, outputs, problems = {} } = view;
  const action = `${place.base}/chain?lang=${place.language}`;
  const back = new URLSearchParams({ currency: form.currency, network: form.network, address: form.address });
  const body = `<h1>${escapeHtml(words.chain)}</h1><p>${escapeHtml(words.chainText)}</p>${tongues(place, `/chain?${back}&`)}${
    problems.all ? `<p class="alarm" role="alert">${escapeHtml(problems.all)}</p>` : ''
  }
<form method="post" action="${action}"><div class="pair">${choice('currency', words.coin, coins, form.currency)}
${choice('network', `${words.network} (USDT)`, networks, form.network)}</div>
${field({ name: 'address', label: words.address, value: form.address, error: problems.address, attributes: 'autocomplete="off" spellcheck="false" maxlength="150" required' })}
${field({ name: 'amount', label: words.sum, value: form.amount, error: problems.amount, attributes: 'inputmode="decimal" autocomplete="off" maxlength="32" required' })}
<div class="deeds">${button(words.payOnce, { value: 'pay', kind: 'act' })}${button(words.payTwice, { value: 'pay_twice' })}</div></form>
<section aria-labelledby="outputs"><h2 id="outputs">${escapeHtml(words.outputs)}</h2>${
    outputs.length === 0
      ? `<p class="hint">${escapeHtml(words.nothing)}</p>`
      : `<ul class="rows">${outputs.map((output) => outputRow(words, output, action)).join('')}</ul>`
  }</section>`;
  return shell(place, { title: words.chain, body });
}

function outputRow(words: Words, output: Output, action: string): string {
  const state = output.status === 'replaced' ? words.replaced : `${words.confirmations}: ${output.confirmations}`;
  const deeds =
    output.status === 'replaced'
      ? ''
      : `<form method="post" action="${action}"><input type="hidden" name="output" value="${escapeHtml(output.id)}"><div class="deeds">${button(words.oneBlock, { value: 'confirm', kind: 'small' })}${button(words.sixBlocks, { value: 'confirm_six', kind: 'small' })}${
          output.confirmations === 0 ? button(words.replace, { value: 'replace', kind: 'small' }) : ''
        }</div></form>`;
  return `<li class="row" data-output="${escapeHtml(output.id)}"><p class="line"><strong>${escapeHtml(showCoins(output.amount, output.currency))}</strong><span class="state ${output.status === 'replaced' ? 'canceled' : 'processing'}">${escapeHtml(state)}</span></p>
<p class="hint breakable">${escapeHtml(output.address)}${output.network ? ` · ${escapeHtml(output.network)}` : ''} · ${escapeHtml(output.id.slice(0, 12))}…${escapeHtml(output.id.slice(64))}</p>${deeds}</li>`;
}
