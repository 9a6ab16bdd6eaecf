import { callApi } from '../query/index.ts';

/** The account learns of the choice, then the page is loaded in it. A failure is logged; the page says it in its words. */
export async function keepLanguage(locale: string, href: string): Promise<void> {
  await callApi('changeLocale', { body: { locale } }).catch(() => undefined);
  window.location.assign(href);
}
