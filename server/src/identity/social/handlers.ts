import type { socialCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { disconnectProvider, readConnected } from './connected-providers.ts';
import type { Social } from './social.ts';
import { updateDetails } from './update-details.ts';

export function socialHandlers(social: Social): Handlers<typeof socialCalls> {
  return {
    async listAuthProviders() {
      const body = [...social.providers.keys()].map((name) => ({ name, url: `/auth/${name}` }));
      return { status: 200, body };
    },
    updateAuthDetails: async ({ body }, context) => ({
      status: 201,
      body: await updateDetails(social.ports, body.user, context),
    }),
    listConnectedProviders: async (_input, { principal }) => ({
      status: 200,
      body: await readConnected(social, principal.playerId),
    }),
    disconnectProvider: async ({ params }, { principal }) => ({
      status: 200,
      body: await disconnectProvider(social, { playerId: principal.playerId, id: params.id }),
    }),
  };
}
