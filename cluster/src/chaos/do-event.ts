import { setTimeout as sleep } from 'node:timers/promises';
import { folderOf } from '../layout.ts';
import { send } from '../programs/program.ts';
import type { Cluster } from '../start-cluster.ts';
import { cutNetwork } from './cut-network.ts';
import { findPart, type Part } from './find-part.ts';
import type { ChaosEvent } from './plan-events.ts';
import { fillDisk } from './small-disk.ts';
import { shiftClock } from './wrong-clock.ts';

export interface EventOptions {
  cluster: Cluster;
  /** Where processes look for how wrong their clocks are. */
  clocks: string;
}

/** Lets one thing happen, for its time, and puts an end to it. Answers to which part. */
export async function doEvent({ cluster, clocks }: EventOptions, event: ChaosEvent): Promise<string> {
  const part = await findPart(cluster.layout, cluster.ground, event);
  const program = cluster.program(part.name);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of program.pids()) send(pid, name);
  };
  if (event.kind === 'kill') {
    signal('SIGKILL');
    await sleep(event.forMs);
    // As whoever supervises it would.
    await program.start();
    return part.name;
  }
  if (event.kind === 'freeze') {
    signal('SIGSTOP');
    await sleep(event.forMs);
    signal('SIGCONT');
    // Another node may have had it killed before it took its place.
    await program.start();
    return part.name;
  }
  const undo = begin(part, event, { dir: cluster.ground.dir, clocks });
  try {
    await sleep(event.forMs);
  } finally {
    undo();
  }
  return part.name;
}

function begin(part: Part, event: ChaosEvent, { dir, clocks }: { dir: string; clocks: string }): () => void {
  if (event.kind === 'cut') return cutNetwork(part.ports);
  if (event.kind === 'fill') return fillDisk(folderOf(dir, part.name));
  return shiftClock(clocks, part.ports[0] ?? 0, event.shiftMs);
}
