import { expect, test } from 'vitest';
import { claimedPrizes, readPools, versionsOf } from '../promotions/index.ts';
import { auditTournaments } from './audit-tournaments.ts';
import { aTournament } from './testing/a-contest.ts';
import { contestSuite } from './testing/contest-suite.ts';

const suite = contestSuite();

test('[B-09] a score, a place or a prize that was touched is found', async () => {
  const id = await suite.begin(aTournament({ contest: { gamesTakenLimit: 3 } }));
  const players = [await suite.player(), await suite.player()];
  for (const [index, player] of players.entries()) {
    await player.join(id);
    await suite.tell(player.playerId, { stake: String(500 - index) });
  }
  await suite.count();
  await suite.end(id);
  const { database } = suite.house;
  /** What the audit finds after this, which is taken back again. */
  const found = async (sql: string) => {
    let checks: string[] = [];
    const undone = new Error('undone');
    await database
      .tx(async (tx) => {
        await tx.query(sql, [id]);
        const findings = await auditTournaments({ versionsOf, claimedPrizes, readPools })(tx);
        checks = [...new Set(findings.map(({ check }) => check))];
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    return checks;
  };
  const entry = 'update tournaments_entry set';
  const result = 'update tournaments_result set';
  expect(await found(`${entry} score = score + 1 where promotion_id = $1`)).toEqual(['a score is what was counted']);
  expect(await found(`${entry} games_taken = 4 where promotion_id = $1`)).toEqual([
    'so many rounds count, and no more',
  ]);
  expect(await found(`${result} place = place + 1 where promotion_id = $1`)).toEqual([
    'places of a result follow each other by score',
  ]);
  expect(await found(`${result} score = score + 100 where promotion_id = $1 and place = 2`)).toEqual([
    'places of a result follow each other by score',
  ]);
  expect(await found(`${result} simulated = true where promotion_id = $1 and place = 1`)).toEqual([
    'prizes go to real players, in the order of places',
  ]);
  const reward = `update promotions_grant set reward = jsonb_set(reward, '{amount}', '"1n"')`;
  expect(await found(`${reward} where promotion_id = $1 and occasion = 'place:1'`)).toEqual([
    'prizes are those of the rule',
  ]);
  expect(await found('delete from promotions_grant where promotion_id = $1')).toEqual(['prizes are those of the rule']);
  expect(await found(`update tournaments_tournament set frozen_at = null where promotion_id = $1`)).toEqual([
    'a contest is decided once, and only with its result',
  ]);
});
