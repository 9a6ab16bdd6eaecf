import { type Tx, writeEvents } from '../../kit/index.ts';
import type { VerificationPorts } from '../ports.ts';
import type { ProviderDecision } from './provider.ts';

/**
 * Takes over what a provider decided. A decision that comes twice, or after a later one, changes nothing: whoever
 * records a webhook and plays it again gets nowhere.
 */
export async function receiveDecision(
  { players }: Pick<VerificationPorts, 'players'>,
  tx: Tx,
  { provider, decision }: { provider: string; decision: ProviderDecision },
): Promise<'taken' | 'old' | 'unknown player'> {
  const { playerId } = decision;
  const { rowCount } = await tx.query(
    `insert into verification_decision as d
       (provider, player_id, applicant_id, answer, client_comment, reject_type, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (provider, player_id) do update
       set applicant_id = $3, answer = $4, client_comment = $5, reject_type = $6, decided_at = $7
       where d.decided_at < $7`,
    [
      provider,
      playerId,
      decision.applicantId,
      decision.answer,
      decision.clientComment,
      decision.rejectType,
      decision.decidedAt,
    ],
  );
  if (rowCount === 0) return 'old';
  if (!(await players.readPlayer(playerId, tx))) return 'unknown player';
  const verified = decision.answer === 'GREEN';
  await players.setVerified(tx, playerId, verified);
  await writeEvents(tx, 'verification.decided', [{ playerId, provider, verified }]);
  return 'taken';
}
