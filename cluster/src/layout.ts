import { join } from 'node:path';

/** Where a program listens. */
export interface Place {
  host: string;
  port: number;
}

interface NamedPlace extends Place {
  name: string;
}

/** `port` is for clients, `peer` for the other members. */
export interface EtcdMember extends NamedPlace {
  peer: number;
}

/** `port` is PostgreSQL's, `rest` is where Patroni says what the node is. */
export interface PostgresNode extends NamedPlace {
  rest: number;
}

export const splitRoles = ['api', 'web', 'realtime', 'worker'] as const;
export type SplitRole = (typeof splitRoles)[number];

export interface RoleProcess extends NamedPlace {
  role: SplitRole;
  /** The PgBouncer of its machine. */
  bouncer: string;
}

/** Who is where: all that configurations are made of. Each name is a folder, a log and a word on the screen. */
export interface Layout {
  /** Where players come to: HAProxy in front of the roles. */
  house: Place;
  /** HAProxy in front of whichever node is the primary. */
  primary: Place;
  etcd: readonly EtcdMember[];
  postgres: readonly PostgresNode[];
  bouncers: readonly NamedPlace[];
  /** The first is the master until Sentinel says otherwise. */
  redis: readonly NamedPlace[];
  sentinels: readonly NamedPlace[];
  roles: readonly RoleProcess[];
  /** Who moves money in the demo, and who plays its matches. */
  pay: Place;
  world: Place;
}

/** What Sentinel and Patroni know the house by. */
export const clusterName = 'halley';

/** How many ports a layout takes from its first one on. */
export const portsOfLayout = 90;

/** Everything on this machine: three nodes, two application machines with a PgBouncer each. */
export function loopbackLayout(basePort: number): Layout {
  const host = '127.0.0.1';
  const at = (offset: number): Place => ({ host, port: basePort + offset });
  const named = (name: string, first: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${name}-${index + 1}`, ...at(first + index) }));
  return {
    house: at(0),
    primary: at(1),
    etcd: named('etcd', 10, 3).map((member, index) => ({ ...member, peer: basePort + 20 + index })),
    postgres: named('postgres', 30, 3).map((node, index) => ({ ...node, rest: basePort + 40 + index })),
    bouncers: named('pgbouncer', 50, 2),
    redis: named('redis', 60, 2),
    sentinels: named('sentinel', 65, 3),
    roles: splitRoles.flatMap((role, index) =>
      named(role, 70 + 2 * index, 2).map((place, machine) => ({ ...place, role, bouncer: `pgbouncer-${machine + 1}` })),
    ),
    pay: at(80),
    world: at(81),
  };
}

/** What `deploy/` is written for: three machines for the database, two for the house, each with a balancer and a PgBouncer of its own. */
export function exampleLayout(): Layout {
  const databases = [11, 12, 13].map((number, index) => ({ host: `10.0.0.${number}`, number: index + 1 }));
  const machines = [21, 22].map((number, index) => ({ host: `10.0.0.${number}`, number: index + 1 }));
  const here = '127.0.0.1';
  return {
    house: { host: '0.0.0.0', port: 443 },
    primary: { host: here, port: 5000 },
    etcd: databases.map(({ host, number }) => ({ name: `etcd-${number}`, host, port: 2379, peer: 2380 })),
    postgres: databases.map(({ host, number }) => ({ name: `postgres-${number}`, host, port: 5432, rest: 8008 })),
    bouncers: [{ name: 'pgbouncer', host: here, port: 6432 }],
    redis: machines.map(({ host, number }) => ({ name: `redis-${number}`, host, port: 6379 })),
    sentinels: [...machines, ...databases.slice(0, 1)].map(({ host }, index) => ({
      name: `sentinel-${index + 1}`,
      host,
      port: 26_379,
    })),
    roles: splitRoles.flatMap((role) =>
      machines.map(({ host, number }) => ({
        name: `${role}-${number}`,
        role,
        host,
        port: firstPorts[role] + 1,
        bouncer: 'pgbouncer',
      })),
    ),
    pay: { host: here, port: 4100 },
    world: { host: here, port: 3100 },
  };
}

/** `halley-api@1` listens on 3101, `halley-web@2` on 3202. */
export const firstPorts: Readonly<Record<SplitRole, number>> = { api: 3100, web: 3200, realtime: 3300, worker: 3400 };

/** Every port of a layout, for whoever looks whether they are free. */
export function portsOf(layout: Layout): number[] {
  const { house, primary, pay, world, etcd, postgres, bouncers, redis, sentinels, roles } = layout;
  return [
    ...[house, primary, pay, world, ...etcd, ...postgres, ...bouncers, ...redis, ...sentinels, ...roles].map(
      ({ port }) => port,
    ),
    ...etcd.map(({ peer }) => peer),
    ...postgres.map(({ rest }) => rest),
  ];
}

/** The folder of one program below the cluster's. */
export const folderOf = (dir: string, name: string): string => join(dir, name);
/** What a program says. */
export const logOf = (dir: string, name: string): string => join(dir, 'log', `${name}.log`);
