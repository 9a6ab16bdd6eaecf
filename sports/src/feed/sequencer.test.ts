import { describe, expect, it } from 'vitest';
import { createSequencer, type Numbered, type Step } from './sequencer.ts';

type Item = Numbered<string>;

const item = (seq: number, more: Partial<Item> = {}): Item => ({
  epoch: 1,
  seq,
  type: 'odds_change',
  body: `message ${seq}`,
  ...more,
});

/** What was done, in short: `apply 3`, `move down gap`, `recover after 2`, `overtake 5`. */
const shortly = (steps: readonly Step<string>[]) =>
  steps.map((step) => {
    if (step.do === 'apply') return `apply ${step.item.seq}`;
    if (step.do === 'overtake') return `overtake ${step.item.seq}`;
    if (step.do === 'move') return `move ${step.state} ${step.reason}`;
    return step.afterSeq === undefined ? 'recover all' : `recover after ${step.afterSeq}`;
  });

function following(known: { epoch: number; seq: number } | null = { epoch: 1, seq: 2 }) {
  const place = known ?? undefined;
  let requests = 0;
  const sequencer = createSequencer<string>({ place, newRequestId: () => `r${++requests}`, nowMs: 0 });
  return {
    sequencer,
    lastRequest: () => `r${requests}`,
    take: (one: Item, nowMs = 0) => shortly(sequencer.take(one, nowMs)),
    tick: (nowMs: number, waitedMs = 0) => shortly(sequencer.tick(nowMs, { waitedMs })),
  };
}

/** Recovered and up, with everything up to number 3. */
function up() {
  const feed = following();
  feed.sequencer.connected(0);
  feed.take(item(3, { type: 'snapshot_complete', requestId: 'r1' }));
  expect(feed.sequencer.state).toBe('up');
  return feed;
}

describe('the order of messages', () => {
  it('[SPORT-26] a producer is down after a start until it was recovered', () => {
    const { sequencer, take } = following();
    expect(sequencer.state).toBe('down');
    expect(shortly(sequencer.connected(0))).toEqual(['move recovering asked', 'recover after 2']);
    expect(take(item(3))).toEqual(['apply 3']);
    expect(sequencer.state).toBe('recovering');
    expect(take(item(4, { type: 'snapshot_complete', requestId: 'r1' }))).toEqual(['apply 4', 'move up complete']);
  });

  it('[SPORT-26] of a producer that nothing is known of everything is asked for, from where its answer begins', () => {
    const { sequencer, take } = following(null);
    expect(shortly(sequencer.connected(0))).toEqual(['move recovering asked', 'recover all']);
    expect(take(item(9))).toEqual([]);
    expect(take(item(7))).toEqual([]);
    expect(shortly(sequencer.answered('r1', { epoch: 1, seq: 6 }, 10))).toEqual(['apply 7']);
    expect(take(item(8, { type: 'snapshot_complete', requestId: 'r1' }))).toEqual([
      'apply 8',
      'move up complete',
      'apply 9',
    ]);
  });

  it('a producer that does not say where its answer begins is waited for', () => {
    const { sequencer, take, tick } = following(null);
    sequencer.connected(0);
    take(item(7));
    expect(tick(1_900)).toEqual([]);
    expect(tick(2_000)).toEqual(['apply 7']);
  });

  it('[SPORT-25] a message that was there is dropped', () => {
    const { take } = up();
    expect(take(item(4))).toEqual(['apply 4']);
    expect(take(item(4))).toEqual([]);
    expect(take(item(1))).toEqual([]);
  });

  it('[SPORT-25] messages of an epoch that is over are dropped', () => {
    const { sequencer, take } = following({ epoch: 3, seq: 2 });
    sequencer.connected(0);
    expect(take(item(9, { epoch: 2 }))).toEqual([]);
  });

  it('an early message waits for those before it', () => {
    const { take } = up();
    expect(take(item(6))).toEqual([]);
    expect(take(item(5))).toEqual([]);
    expect(take(item(4))).toEqual(['apply 4', 'apply 5', 'apply 6']);
  });

  it('[SPORT-26] a gap that stays open for half a second is recovered', () => {
    const { sequencer, take, tick } = up();
    take(item(5), 1_000);
    expect(tick(1_499)).toEqual([]);
    expect(tick(1_500)).toEqual(['move down gap', 'move recovering asked', 'recover after 3']);
    expect(take(item(4), 1_600)).toEqual(['apply 4', 'apply 5']);
    expect(take(item(6, { type: 'snapshot_complete', requestId: 'r2' }), 1_700)).toEqual([
      'apply 6',
      'move up complete',
    ]);
    expect(sequencer.state).toBe('up');
  });

  it('a recovery that brings nothing is asked for again, in the end in full', () => {
    const { take, tick } = up();
    take(item(5), 0);
    expect(tick(500)).toContain('recover after 3');
    expect(tick(2_500)).toEqual(['recover after 3']);
    expect(tick(4_500)).toEqual(['recover after 3']);
    expect(tick(6_500)).toEqual(['recover all']);
  });

  it('[SPORT-26] a recovery of everything that is long is not asked for again while it goes on', () => {
    const { sequencer, take, tick } = following(null);
    sequencer.connected(0);
    sequencer.answered('r1', { epoch: 1, seq: 0 }, 0);
    for (let seq = 1; seq <= 9; seq += 1) {
      take(item(seq, { requestId: 'r1' }), seq * 9_000);
      expect(tick(seq * 9_000 + 5_000)).toEqual([]);
    }
    // What others are told and what happens meanwhile is no answer.
    take(item(10, { requestId: 'other' }), 90_000);
    take(item(11), 90_500);
    expect(tick(91_000)).toEqual(['recover after 11']);
  });

  it('[SPORT-26] who is behind with writing what came does not take its own pause for silence and ask for all of it again', () => {
    const { sequencer, take, tick } = following(null);
    sequencer.connected(0);
    sequencer.answered('r1', { epoch: 1, seq: 6 }, 10);
    expect(take(item(7, { requestId: 'r1' }), 20)).toEqual(['apply 7']);
    expect(take(item(9, { requestId: 'r1' }), 20)).toEqual([]);
    for (let nowMs = 2_020; nowMs <= 30_000; nowMs += 100) expect(tick(nowMs, nowMs - 20)).toEqual([]);
    // All is written, reading goes on: from here on it is the producer that is waited for.
    expect(tick(31_900)).toEqual([]);
    expect(take(item(8, { requestId: 'r1' }), 31_950)).toEqual(['apply 8', 'apply 9']);
    expect(take(item(10, { type: 'snapshot_complete', requestId: 'r1' }), 31_960)).toEqual([
      'apply 10',
      'move up complete',
    ]);
    expect(tick(36_000, 4_000)).toEqual(['move down backlog']);
    for (let nowMs = 36_100; nowMs <= 50_000; nowMs += 100) expect(tick(nowMs, nowMs - 32_000)).toEqual([]);
    expect(tick(50_100)).toEqual(['move recovering asked', 'recover after 10']);
  });

  it('[SPORT-26] a gap in a recovery of everything: what was missing is no substitute for the rest of it', () => {
    const { sequencer, take, tick } = following(null);
    sequencer.connected(0);
    sequencer.answered('r1', { epoch: 1, seq: 0 }, 0);
    take(item(1, { requestId: 'r1' }));
    for (let gap = 0; gap < 5; gap += 1) {
      const [missing, after] = [2 + gap * 3, 3 + gap * 3];
      const nowMs = gap * 5_000;
      take(item(after, { requestId: 'r1' }), nowMs);
      expect(tick(nowMs + 2_000)).toEqual([`recover after ${missing - 1}`]);
      const complete = item(after + 1, { type: 'snapshot_complete', requestId: `r${gap + 2}` });
      expect(take(item(missing, { requestId: 'r1' }), nowMs + 2_100)).toEqual([`apply ${missing}`, `apply ${after}`]);
      expect(take(complete, nowMs + 2_100)).toEqual([`apply ${after + 1}`]);
      expect(sequencer.state).toBe('recovering');
    }
    expect(take(item(17, { type: 'snapshot_complete', requestId: 'r1' }), 30_000)).toEqual([
      'apply 17',
      'move up complete',
    ]);
  });

  it('what the producer has not kept is asked for in full', () => {
    const { sequencer } = following();
    sequencer.connected(0);
    expect(shortly(sequencer.tooOld('r1', 10))).toEqual(['recover all']);
    expect(shortly(sequencer.tooOld('r1', 20))).toEqual([]);
  });

  it('[SPORT-26] a new epoch is recovered in full', () => {
    const { sequencer, take, lastRequest } = up();
    expect(take(item(1, { epoch: 2 }))).toEqual(['move down new_epoch', 'move recovering asked', 'recover all']);
    expect(shortly(sequencer.answered(lastRequest(), { epoch: 2, seq: 0 }, 0))).toEqual(['apply 1']);
    expect(take(item(4))).toEqual([]);
  });

  it('[SPORT-26] six seconds without anything new bring a producer down; repetitions are nothing new', () => {
    const { take, tick } = up();
    take(item(4), 1_000);
    take(item(4), 6_500);
    expect(tick(6_999)).toEqual([]);
    expect(tick(7_000)).toEqual(['move down silence', 'move recovering asked', 'recover after 4']);
  });

  it('[SPORT-26] two seconds of backlog bring a producer down until they are caught up with', () => {
    const { take, tick } = up();
    take(item(4, { madeAtMs: 0 }), 100);
    take(item(5, { madeAtMs: 1_000 }), 3_100);
    expect(tick(3_100)).toEqual(['move down backlog']);
    expect(tick(3_200)).toEqual([]);
    take(item(6, { madeAtMs: 3_200 }), 3_300);
    expect(tick(3_300)).toEqual(['move recovering asked', 'recover after 6']);
  });

  it('[SPORT-26] so does what waits to be written for as long', () => {
    const { tick } = up();
    expect(tick(10, 1_999)).toEqual([]);
    expect(tick(20, 2_000)).toEqual(['move down backlog']);
  });

  it('[SPORT-26] a lost connection brings a producer down', () => {
    const { sequencer } = up();
    expect(shortly(sequencer.disconnected())).toEqual(['move down disconnected']);
    expect(shortly(sequencer.connected(50))).toEqual(['move recovering asked', 'recover after 3']);
  });

  it('a producer that has lost us is recovered', () => {
    const { take } = up();
    expect(take(item(4, { type: 'alive', subscribed: false }))).toEqual([
      'apply 4',
      'move down unsubscribed',
      'move recovering asked',
      'recover after 4',
    ]);
  });

  it('[SPORT-32] a stop overtakes what is missing before it, once, and is applied in its turn', () => {
    const { take } = up();
    expect(take(item(5, { type: 'bet_stop' }))).toEqual(['overtake 5']);
    expect(take(item(5, { type: 'bet_stop' }))).toEqual([]);
    expect(take(item(4))).toEqual(['apply 4', 'apply 5']);
  });
});
