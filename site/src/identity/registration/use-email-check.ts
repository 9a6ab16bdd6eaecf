import { email as validEmail } from '@halley/contract/validation';
import { useRef, useState } from 'react';
import { callApi } from '../../query/index.ts';
import { type EmailVerdict, emailVerdict } from './email-verdict.ts';

/** Nobody waits longer at the button: the server looks again when the account is opened. */
const longestMs = 3000;

/** Asks whether an address can be written to, once for each address. No answer is no objection. */
export function useEmailCheck() {
  const [shown, setShown] = useState<{ email: string; verdict: EmailVerdict }>();
  const asked = useRef(new Map<string, Promise<EmailVerdict | undefined>>());

  function check(typed: string): Promise<EmailVerdict | undefined> {
    const email = typed.trim().toLowerCase();
    if (email === '' || validEmail(email)) return Promise.resolve(undefined);
    let answer = asked.current.get(email);
    if (!answer) {
      answer = callApi('checkEmail', { body: { email } }).then(emailVerdict, () => {
        asked.current.delete(email);
        return undefined;
      });
      asked.current.set(email, answer);
    }
    void answer.then((verdict) => verdict && setShown({ email, verdict }));
    return Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, longestMs))]);
  }

  /** The verdict about what stands in the field now. */
  const verdictOf = (typed: string) => (shown?.email === typed.trim().toLowerCase() ? shown.verdict : undefined);

  return { check, verdictOf };
}
