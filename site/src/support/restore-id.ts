import { newUuid } from '@halley/contract/new-uuid';
import { callApi } from '../query/index.ts';

/** The name of this house in ids of chats, as the server has it. */
const chatProject = 'halley';

/** Who a player is to a chat. */
export interface ChatIdentity {
  externalId: string;
  /** Empty where none was kept yet. */
  restoreId: string;
}

/** Withheld (null) until the id that was kept is known: with the wrong one a chat would begin a second history. */
export async function readIdentity(playerId: number): Promise<ChatIdentity | null> {
  const answer = await callApi('readRestoreId', {
    body: {
      data: { internalId: String(playerId), project: chatProject },
      requestId: newUuid(),
      type: 'Api.V1.RestoreId.Get',
    },
  });
  return answer && { externalId: `${chatProject}-${playerId}`, restoreId: answer.data.restoreId };
}

/** Keeps the id a chat was given, where it is another one than was kept. */
export async function keepRestoreId(playerId: number, known: ChatIdentity, restoreId: string): Promise<ChatIdentity> {
  return restoreId === '' || restoreId === known.restoreId ? known : writeRestoreId(playerId, known, restoreId);
}

/** For an id under which there is no chat any more: it would be asked for in vain at every opening. */
export function forgetRestoreId(playerId: number, known: ChatIdentity): Promise<ChatIdentity> {
  return writeRestoreId(playerId, known, '');
}

async function writeRestoreId(playerId: number, known: ChatIdentity, restoreId: string): Promise<ChatIdentity> {
  await callApi('writeRestoreId', {
    body: {
      data: { restoreId, internalId: String(playerId), project: chatProject },
      requestId: newUuid(),
      type: 'Api.V1.RestoreId.Set',
    },
  });
  return { ...known, restoreId };
}
