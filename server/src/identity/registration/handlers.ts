import { Refusal, type registrationCalls } from '@halley/contract';
import type { Context, Handlers } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { checkEmail } from './check-email.ts';
import { isDisposableAddress } from './disposable.ts';
import { registerPlayer } from './register-player.ts';

type RegistrationHandlers = Handlers<Pick<typeof registrationCalls, 'register' | 'checkEmail' | 'checkAccess'>>;

export function registrationHandlers(ports: IdentityPorts): RegistrationHandlers {
  return {
    register: async ({ body }, context) => ({ status: 201, body: await registerPlayer(ports, body.user, context) }),
    async checkEmail({ body }) {
      const { key, suggestion } = await checkEmail(body.email, ports.lookUpMail);
      return { status: 200, body: { errors: { message: key }, suggestion } };
    },
    async checkAccess({ body: { user } }, context) {
      refuseClosedCountry(ports, user.country, context);
      if (user.email && isDisposableAddress(user.email)) throw new Refusal('email.disposable');
      return { status: 200, body: { allowed: true } };
    },
  };
}

/** Nothing about accounts is said: only the place, the country and the kind of address count. */
function refuseClosedCountry({ geo }: IdentityPorts, given: string | null | undefined, context: Context): void {
  for (const country of [geo.countryOf(context), given?.toUpperCase() || undefined]) {
    if (country === undefined || geo.may('sign-in', country)) continue;
    throw new Refusal('REGION_RESTRICTED', { country_code: country });
  }
}
