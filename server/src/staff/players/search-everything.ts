import type { SearchHit, StaffPermission } from '@halley/contract';
import type { StaffContext, Tx } from '../../kit/index.ts';
import { lookUpPayments } from '../../payments/index.ts';
import { findLetter } from '../../support/index.ts';
import { findDocument } from '../../verification/index.ts';
import { findRounds, isSport } from '../../wagers/index.ts';
import type { StaffPorts } from '../ports.ts';

const mostPlayers = 8;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Everything that a word may name, as far as the member may open it. Numbers and references are looked up, never scanned for. */
export async function searchEverything(
  { identity, catalogueDesk }: Pick<StaffPorts, 'identity' | 'catalogueDesk'>,
  tx: Tx,
  { question, context: { staff } }: { question: string; context: StaffContext },
): Promise<SearchHit[]> {
  const may = (permission: StaffPermission) => staff.permissions.includes(permission);
  const id = /^#?\d{1,15}$/.test(question) ? Number(question.replace('#', '')) : null;
  const reference = uuid.test(question.toLowerCase()) ? question.toLowerCase() : null;
  const hits: SearchHit[] = [];

  if (may('payments.read')) {
    for (const found of await lookUpPayments(tx, { id, reference, theirs: question })) {
      const { id: number, playerId, action, state, method } = found;
      hits.push(hit('payment', String(number), Number(playerId), `${action}, ${method}`, state));
    }
  }
  if (may('players.read') && reference !== null) {
    const round = (await findRounds(tx, [reference])).get(reference);
    if (round && isSport(round.game)) {
      if (may('sportsbook.read')) hits.push(hit('bet', round.id, round.playerId, null, round.state));
    } else if (round) {
      const names = await catalogueDesk.namesOfGames(tx, [round.game]);
      hits.push(hit('round', round.id, round.playerId, names.get(round.game)?.title ?? round.game, round.state));
    }
  }
  if (may('players.read')) {
    const players = await identity.desk.findPlayers(tx, { question, limit: mostPlayers });
    for (const player of players) {
      const state = player.locked ? 'locked' : null;
      hits.push(hit('player', String(player.id), player.id, player.name ?? player.nickname, state));
    }
    const document = id === null ? undefined : await findDocument(tx, id);
    if (document) hits.push(hit('document', String(id), document.playerId, document.documentType, document.status));
  }
  if (may('support.answer') && id !== null) {
    const letter = await findLetter(tx, id);
    const owner = letter?.playerId ?? null;
    if (letter) hits.push(hit('letter', String(id), owner === null ? null : Number(owner), null, letter.state));
  }
  return hits;
}

const hit = (
  kind: SearchHit['kind'],
  id: string,
  player_id: number | null,
  title: string | null,
  state: string | null,
): SearchHit => ({ kind, id, player_id, title, state });
