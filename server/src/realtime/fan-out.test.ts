import { describe, expect, test } from 'vitest';
import { FanOut, type Subscriber } from './fan-out.ts';
import { centrifugeV2 } from './protocols/centrifuge-v2.ts';
import { frameText } from './testing/frame-text.ts';

const channel = 'ws:site:public:wins';

interface Ear extends Subscriber {
  heard: number[];
  frames: Buffer[];
  dismissed: number;
}

function ear(joinedAt: number): Ear {
  const one: Ear = {
    protocol: centrifugeV2,
    channels: new Map([[channel, joinedAt]]),
    heard: [],
    frames: [],
    dismissed: 0,
    sendFrame(frame) {
      const { push } = JSON.parse(frameText(frame));
      one.frames.push(frame);
      if (push.pub) one.heard.push(push.pub.offset);
      else one.dismissed += 1;
    },
  };
  return one;
}

/** Slices run when the test says so. */
function steppedFanOut() {
  const steps: (() => void)[] = [];
  const fanOut = new FanOut((next) => steps.push(next));
  const step = () => steps.shift()?.();
  const drain = () => {
    while (steps.length > 0) step();
  };
  return { fanOut, step, drain };
}

const publication = (offset: number) => ({ epoch: 'a', offset, data: '{}' });
const ears = (count: number) => new Set<Subscriber>(Array.from({ length: count }, () => ear(0)));

describe('fan-out', () => {
  test('encodes a publication once, whoever listens', () => {
    const { fanOut } = steppedFanOut();
    const audience = ears(100);
    fanOut.deliver(channel, audience, publication(1));
    const frames = new Set([...audience].map((one) => (one as Ear).frames[0]));
    expect(frames.size).toBe(1);
    expect(fanOut.delivered).toBe(100);
  });

  test('a large audience is served in slices, in order, completely', () => {
    const { fanOut, drain } = steppedFanOut();
    const audience = ears(1_234);
    for (const offset of [1, 2, 3]) fanOut.deliver(channel, audience, publication(offset));
    const served = [...audience].filter((one) => (one as Ear).heard.length > 0).length;
    expect(served).toBeLessThan(1_234);
    drain();
    for (const one of audience) expect((one as Ear).heard).toEqual([1, 2, 3]);
  });

  test('a small audience does not overtake what still waits from when it was large', () => {
    const { fanOut, drain } = steppedFanOut();
    const audience = ears(1_000);
    fanOut.deliver(channel, audience, publication(1));
    const last = [...audience].at(-1) as Ear;
    for (const one of [...audience].slice(0, 990)) {
      audience.delete(one);
      one.channels.delete(channel);
    }
    fanOut.deliver(channel, audience, publication(2));
    drain();
    expect(last.heard).toEqual([1, 2]);
  });

  test('who comes while it is being delivered has it already; who leaves gets no more', () => {
    const { fanOut, drain } = steppedFanOut();
    const audience = ears(1_000);
    fanOut.deliver(channel, audience, publication(1));
    const late = ear(1);
    audience.add(late);
    const gone = [...audience][900] as Ear;
    gone.channels.delete(channel);
    const back = [...audience][901] as Ear;
    back.channels.set(channel, 1);
    fanOut.deliver(channel, audience, publication(2));
    drain();
    expect([late.heard, gone.heard, back.heard]).toEqual([[2], [], [2]]);
  });

  test('after a dismissal nothing of the old positions arrives', () => {
    const { fanOut, drain } = steppedFanOut();
    const audience = ears(1_000);
    const all = [...audience] as Ear[];
    fanOut.deliver(channel, audience, publication(57));
    fanOut.dismiss(channel, audience);
    const last = all.at(-1)!;
    last.channels.set(channel, 0);
    drain();
    expect(last.heard).toEqual([]);
    expect(all.every((one) => one.dismissed === 1)).toBe(true);
    expect(audience.size).toBe(0);
  });

  test('an audience that cannot follow is sent to recover instead of filling the memory', () => {
    const { fanOut, drain } = steppedFanOut();
    const audience = ears(1_000);
    const all = [...audience] as Ear[];
    for (let offset = 1; offset <= 1_000; offset += 1) fanOut.deliver(channel, audience, publication(offset));
    drain();
    expect(all.every((one) => one.dismissed === 1)).toBe(true);
  });
});
