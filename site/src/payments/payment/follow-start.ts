import type { PaymentStart } from '../api/payments-api.d.ts';

/** Where the provider wants the browser next; false: nowhere. */
export function followStart({ mode, url, options }: PaymentStart): boolean {
  if (mode === 'form_redirect' && options) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = options.url;
    for (const [name, value] of Object.entries(options.data)) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    // A field of the provider's may be called `submit`, too.
    HTMLFormElement.prototype.submit.call(form);
    return true;
  }
  if ((mode === 'redirect' || mode === 'page_redirect') && url) {
    window.location.assign(url);
    return true;
  }
  return false;
}
