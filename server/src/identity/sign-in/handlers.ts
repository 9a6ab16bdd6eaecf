import type { signInCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { unlockAccount } from './unlock-account.ts';

type Own = 'signIn' | 'signOut' | 'readCaptchaChallenge' | 'unlockAccount';

export function signInHandlers(ports: IdentityPorts): Pick<Handlers<typeof signInCalls>, Own> {
  return {
    async signIn({ body: { user } }, context) {
      const isFirstStep = 'email' in user;
      const player = isFirstStep
        ? await signIn(ports, user, context)
        : await finishSignIn(ports, user.otp_attempt, context);
      return { status: 201, body: player };
    },
    async signOut(_input, context) {
      await signOut(ports, context);
      return { status: 204, body: null };
    },
    readCaptchaChallenge: async ({ query }) => ({ status: 200, body: await ports.captcha.challenge(query.action) }),
    async unlockAccount({ body }) {
      await unlockAccount(ports, body.token);
      return { status: 204, body: null };
    },
  };
}
