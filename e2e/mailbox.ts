import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The newest mail to an address that holds a link with this parameter; the link's path and query. */
export async function mailedLink(request: APIRequestContext, email: string, parameter: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(`/demo/mail.json?to=${encodeURIComponent(email)}`);
      const mails = (await answer.json()) as Mail[];
      const pattern = new RegExp(`https?://\\S*[?&]${parameter}=[^\\s"<>]+`);
      link = mails.map(({ text }) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
      return link;
    })
    .toBeTruthy();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}
