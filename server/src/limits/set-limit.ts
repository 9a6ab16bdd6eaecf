import type { Topics } from '@halley/contract';
import { type PlayerContext, type Tx, writeEvents } from '../kit/index.ts';
import { lastTransferOf, lockWallets, readWallets } from '../wallet/index.ts';
import { askToLoosen } from './ask-to-loosen.ts';
import { beginBreak } from './begin-break.ts';
import { isBreak, isMoneyType, type Limit } from './limit.ts';
import { endEntry, insertEntry, lockPlayer, updateWhatItAllows, writeProposalAnswer } from './limit-store.ts';
import { type Asked, planChange, readWanted, type WantedLimit } from './plan-change.ts';
import type { LimitsPorts } from './ports.ts';
import { changed, settleDue } from './settle-due.ts';
import { refuseTooSmall, smallestDepositLimitsIn } from './smallest-deposit-limit.ts';
import { periodsLater } from './window.ts';

/** Sets a limit, or changes the one of this type and period: what is stricter at once, what is looser after a mail. */
export async function setLimit(ports: LimitsPorts, asked: Asked, { principal, address }: PlayerContext): Promise<void> {
  const { database, clock } = ports;
  const { playerId } = principal;
  const wanted = readWanted(asked);
  await database.tx(async (tx) => {
    const now = clock.now();
    await lockPlayer(tx, playerId);
    // Stakes under way end before counting begins, so that the journal and the counters say the same for ever.
    if (wanted.type === 'loss' || wanted.type === 'wager') await lockWallets(tx, await readWallets(tx, playerId));
    const entries = await settleDue(tx, playerId, now);
    refuseTooSmall(smallestDepositLimitsIn(await ports.documents.read('limits-config', tx)), wanted);
    const plan = planChange(entries, wanted, now);
    for (const { id, how } of plan.end) await endEntry(tx, id, { at: now, how });
    const news: Topics['limits.changed'][] = [];
    if (plan.begin) {
      const limit = await begin(tx, { ...plan.begin, playerId, now });
      news.push(changed(limit, 'set', now));
      if (isBreak(limit.type)) await beginBreak(ports, tx, { limit, address, now });
    }
    const limit = entries.find(({ id }) => id === plan.tighten?.id || id === plan.loosen?.limitId);
    if (limit && plan.tighten) {
      await updateWhatItAllows(tx, plan.tighten);
      news.push(changed(limit, 'tightened', now));
    } else if (limit === undefined && plan.end.length > 0 && !plan.begin) {
      const kept = entries.find(({ type, period, changeOf }) => changeOf === null && matches({ type, period }, wanted));
      if (kept) news.push(changed(kept, 'kept', now));
    }
    await writeEvents(tx, 'limits.changed', news);
    if (limit && plan.loosen) await askToLoosen(ports, tx, { ...plan.loosen, limit, now, status: 'unconfirmed' });
    if (!isBreak(wanted.type)) await writeProposalAnswer(tx, { playerId, answer: 'set', at: now });
  });
}

const matches = (one: Pick<WantedLimit, 'type' | 'period'>, other: Pick<WantedLimit, 'type' | 'period'>) =>
  one.type === other.type && one.period === other.period;

async function begin(
  tx: Tx,
  { playerId, now, ...wanted }: WantedLimit & { until: Date | null; playerId: number; now: Date },
): Promise<Limit> {
  return insertEntry(tx, {
    ...wanted,
    playerId,
    status: 'active',
    changeOf: null,
    confirmUntil: null,
    tokenHash: null,
    at: now,
    windowUntil: isMoneyType(wanted.type) ? periodsLater(now, wanted.period, 1) : null,
    afterTransfer: isMoneyType(wanted.type) ? await lastTransferOf(tx, playerId) : 0n,
  });
}
