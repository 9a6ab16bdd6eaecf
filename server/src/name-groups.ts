import type { Api } from '@halley/contract';
import type { Documents } from './config/index.ts';
import type { Handlers } from './kit/index.ts';

/** Groups that only an operator knows go by the operator's names (`group-names`) where a player is told of them. */
export function nameGroups(handlers: Handlers<Api>, documents: Pick<Documents, 'read'>): Handlers<Api> {
  return {
    ...handlers,
    async readPlayer(input, context) {
      const answer = await handlers.readPlayer(input, context);
      const { body } = answer;
      if (!('statuses' in body) || body.statuses === undefined) return answer;
      const names = await documents.read('group-names');
      const statuses = body.statuses.map(({ id, name }) => ({ id, name: names[id] ?? name }));
      return { ...answer, body: { ...body, statuses } } as typeof answer;
    },
  };
}
