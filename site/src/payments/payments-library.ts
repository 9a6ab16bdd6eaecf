import { CallFailed } from '@halley/contract/client';
import type { PaymentsApi } from './api/payments-api.d.ts';

/** The script came, or did not, but what it should bring is not there. */
export class LibraryMissing extends Error {
  override readonly name = 'LibraryMissing';
}

let asked: Promise<PaymentsApi> | undefined;

/** `window.PaymentsAPI`, from whoever brought it; the script is asked for when the cashier first needs it. */
export function paymentsLibrary(address = '/payments-api.js'): Promise<PaymentsApi> {
  if (window.PaymentsAPI) return Promise.resolve(reported(window.PaymentsAPI));
  asked ??= loadScript(address)
    .then(() => {
      if (!window.PaymentsAPI) throw new LibraryMissing(`${address} brought no PaymentsAPI`);
      return reported(window.PaymentsAPI);
    })
    // Whoever tries again asks again.
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    // The policy lets in what carries the page's own nonce, wherever it comes from.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new LibraryMissing(`${address} did not come`));
    };
    document.head.append(script);
  });
}

/** What fails is logged, and an ended session is news for the page, as with every other call. */
function reported(api: PaymentsApi): PaymentsApi {
  const heard =
    <Given, Answer>(name: string, member: (given: Given) => Promise<Answer>) =>
    async (given: Given): Promise<Answer> => {
      try {
        return await member.call(api, given);
      } catch (error) {
        const { status, body } = error as { status?: number; body?: unknown };
        const failure = typeof status === 'number' ? new CallFailed(name, status, body as null) : error;
        const { reportFailure } = await import('../query/report-failure.ts');
        reportFailure(`PAYMENTS_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}_ERROR`, failure);
        throw failure;
      }
    };
  return {
    getMethods: heard('getMethods', api.getMethods),
    getMethodFields: heard('getMethodFields', api.getMethodFields),
    resetCache: () => api.resetCache(),
    submit: heard('submit', api.submit),
    removeProfile: heard('removeProfile', api.removeProfile),
  };
}
