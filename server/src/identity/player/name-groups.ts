import { type identityCalls, type PlayerStatus, welcomePackGroup } from '@halley/contract';
import type { Documents } from '../../config/index.ts';
import type { Handlers } from '../../kit/index.ts';

/** Groups that only an operator knows go by the operator's names (`group-names`) where a player is told of them. */
export function nameGroups(
  handlers: Pick<Handlers<typeof identityCalls>, 'readPlayer'>,
  documents: Pick<Documents, 'read'>,
): typeof handlers {
  return {
    async readPlayer(input, context) {
      const answer = await handlers.readPlayer(input, context);
      const { body } = answer;
      if (!('statuses' in body) || body.statuses === undefined) return answer;
      const statuses = await nameStatuses(body.statuses, documents);
      return { ...answer, body: { ...body, statuses } } as typeof answer;
    },
  };
}

/** The list a player is told of, in the answer and in the live event. The welcome pack is found by its name. */
export async function nameStatuses(
  statuses: readonly PlayerStatus[],
  documents: Pick<Documents, 'read'>,
): Promise<PlayerStatus[]> {
  const names = await documents.read('group-names');
  return statuses.map(({ id, name }) => ({ id, name: id === welcomePackGroup ? name : (names[id] ?? name) }));
}
