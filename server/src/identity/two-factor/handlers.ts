import type { signInCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { disableTwoFactor, renewRecoveryCodes } from './disable-two-factor.ts';
import { enableTwoFactor, offerTwoFactor } from './enable-two-factor.ts';

type Own = 'readTwoFactor' | 'enableTwoFactor' | 'disableTwoFactor' | 'renewRecoveryCodes';

export function twoFactorHandlers(ports: IdentityPorts): Pick<Handlers<typeof signInCalls>, Own> {
  return {
    async readTwoFactor(_input, context) {
      const offer = await offerTwoFactor(ports, context);
      return offer ? { status: 200, body: offer } : { status: 204, body: null };
    },
    async enableTwoFactor({ body }, context) {
      return { status: 200, body: await enableTwoFactor(ports, body.two_factor, context) };
    },
    async disableTwoFactor({ body }, context) {
      await disableTwoFactor(ports, body.two_factor.authentication_code, context);
      return { status: 204, body: null };
    },
    async renewRecoveryCodes({ body }, context) {
      const codes = await renewRecoveryCodes(ports, body.two_factor.authentication_code, context);
      return { status: 200, body: { recovery_codes: codes } };
    },
  };
}
