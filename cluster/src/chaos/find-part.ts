import { connect } from 'node:net';
import type { Layout, Place } from '../layout.ts';
import type { Ground } from '../programs/ground.ts';
import { primaryOf } from '../programs/postgres.ts';
import { untilTrue } from '../until-true.ts';
import type { ChaosEvent } from './plan-events.ts';

export interface Part {
  name: string;
  /** Where others come to it: all that is dropped when its network is cut. */
  ports: number[];
}

/** Which part an event is about, by what each is at this moment. */
export async function findPart(layout: Layout, ground: Ground, { target, which }: ChaosEvent): Promise<Part> {
  const one = <T extends { name: string; port: number }>(list: readonly T[]): T => {
    const chosen = list[Math.floor(which * list.length)];
    if (!chosen) throw new Error(`the cluster has no ${target}`);
    return chosen;
  };
  const plain = ({ name, port }: { name: string; port: number }) => ({ name, ports: [port] });
  switch (target) {
    case 'primary':
    case 'replica': {
      const primary = await findPrimary(layout);
      const node = target === 'primary' ? primary : one(layout.postgres.filter((other) => other !== primary));
      return { name: node.name, ports: [node.port, node.rest] };
    }
    case 'etcd': {
      const member = one(layout.etcd);
      return { name: member.name, ports: [member.port, member.peer] };
    }
    case 'haproxy':
      return { name: 'haproxy', ports: [layout.house.port, layout.primary.port] };
    case 'pgbouncer':
      return plain(one(layout.bouncers));
    case 'redis master':
    case 'redis replica': {
      const isMaster = await Promise.all(layout.redis.map((server) => isRedisMaster(server, ground.secrets.redis)));
      const wanted = layout.redis.filter((_, index) => isMaster[index] === (target === 'redis master'));
      return plain(one(wanted.length > 0 ? wanted : layout.redis));
    }
    case 'sentinel':
      return plain(one(layout.sentinels));
    default:
      return plain(one(layout.roles.filter(({ role }) => role === target)));
  }
}

async function findPrimary(layout: Layout) {
  let primary = await primaryOf(layout);
  await untilTrue('a primary', async () => {
    primary ??= await primaryOf(layout);
    return primary !== undefined;
  });
  if (!primary) throw new Error('there is no primary');
  return primary;
}

const longestLookMs = 1_000;

function isRedisMaster({ host, port }: Place, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: longestLookMs });
    const answer = (isMaster: boolean) => {
      socket.destroy();
      resolve(isMaster);
    };
    let said = '';
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nROLE\r\n`));
    socket.on('data', (bytes) => {
      said += bytes;
      const role = /\r\n(master|slave)\r\n/.exec(said)?.[1];
      if (role) answer(role === 'master');
    });
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}
