import type { passwordCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { confirmEmail } from '../confirmation/confirm-email.ts';
import { resendConfirmation } from '../confirmation/resend-confirmation.ts';
import type { IdentityPorts } from '../ports.ts';
import { changePassword } from './change-password.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

export function passwordHandlers(ports: IdentityPorts): Handlers<typeof passwordCalls> {
  return {
    async changePassword({ body }, context) {
      await changePassword(ports, body.user, context);
      return { status: 204, body: null };
    },
    async requestPasswordReset({ body }) {
      await requestReset(ports, body.user);
      return { status: 204, body: null };
    },
    async resetPassword({ body }) {
      await resetPassword(ports, body.user);
      return { status: 204, body: null };
    },
    async confirmEmail({ query }, context) {
      return { status: 200, body: await confirmEmail(ports, query.confirmation_token, context) };
    },
    async resendConfirmation({ body }, context) {
      await resendConfirmation(ports, body.user, context);
      return { status: 204, body: null };
    },
  };
}
