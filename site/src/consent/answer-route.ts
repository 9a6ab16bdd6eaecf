import { type CookieKey, cookies } from '@halley/contract/cookies';
import { sameSitePath } from '@halley/contract/same-site';
import { redirect } from 'react-router';
import { siteContext } from '../context/index.ts';
import type { Route } from './+types/answer-route.ts';

/** What may be answered, and the cookie that keeps it. */
const questions: Record<string, { key: CookieKey; answers: readonly string[] }> = {
  cookies: { key: 'cookiesAccepted', answers: ['all', 'necessary'] },
  australia: { key: 'australiaApproved', answers: ['1'] },
};

/** A click before the cards have come to life, or without script: the answer is kept, and the same page is shown again. */
export async function action({ request, context }: Route.ActionArgs) {
  // What a visitor agreed to is not for another site to say.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => new FormData());
  const headers = new Headers();
  const secure = new URL(context.get(siteContext).origin).protocol === 'https:' ? '; Secure' : '';
  for (const [question, { key, answers }] of Object.entries(questions)) {
    const answer = answers.find((one) => one === form.get(question));
    const { name, lifetimeSeconds } = cookies[key];
    if (answer)
      headers.append('set-cookie', `${name}=${answer}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`);
  }
  // The router would put the language in front once more: the page's own address has it already.
  return new Response(null, {
    status: 303,
    headers: [...headers, ['location', sameSitePath(form.get('back')) ?? '/']],
  });
}

/** Asked for as a page there is nothing to see. */
export const loader = () => redirect('/');
