import type { signInCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { IdentityPorts } from '../ports.ts';
import { endOwnSession, listSessions } from './list-sessions.ts';
import { reauthenticate } from './reauthenticate.ts';

type Own = 'reauthenticate' | 'listSessions' | 'endSession';

export function sessionHandlers(ports: IdentityPorts): Pick<Handlers<typeof signInCalls>, Own> {
  return {
    async reauthenticate({ body }, context) {
      await reauthenticate(ports, body, context);
      return { status: 204, body: null };
    },
    async listSessions(_input, context) {
      return { status: 200, body: await listSessions(ports, context) };
    },
    async endSession({ params }, context) {
      await endOwnSession(ports, String(params.id), context);
      return { status: 204, body: null };
    },
  };
}
