import { clusterName, type Layout, type PostgresNode } from '../layout.ts';

export interface PatroniOptions {
  dataDir: string;
  binDir: string;
  socketDir: string;
  passFile: string;
  /** `required`: a node that cannot be sure to be stopped when it freezes does not become the primary. */
  watchdog: 'required' | 'off';
  /** The addresses nodes, balancers and the house come from. */
  clients: readonly string[];
  /** Run by a node that has the lock and is not the primary yet: ends whoever still believes to be it. A failure keeps it from becoming one. */
  fence: string;
  parameters?: Record<string, string | number>;
}

/**
 * What PostgreSQL needs for a house over several machines: connections of a machine that vanished end within half a minute,
 * and a replica that fell behind finds what it missed.
 */
const parameters = {
  max_connections: 500,
  wal_level: 'replica',
  hot_standby: 'on',
  max_wal_senders: 10,
  max_replication_slots: 10,
  wal_keep_size: '256MB',
  password_encryption: 'scram-sha-256',
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
} as const;

/**
 * Patroni's file for one node. Synchronous and strict: what is acknowledged is on two nodes, and while no replica confirms,
 * nothing is acknowledged. Passwords come by PATRONI_SUPERUSER_PASSWORD and PATRONI_REPLICATION_PASSWORD, not by this file.
 */
export function patroniConfig(layout: Layout, node: PostgresNode, options: PatroniOptions): string {
  const { dataDir, binDir, socketDir, passFile, watchdog, clients } = options;
  const given = { ...parameters, ...options.parameters };
  return `scope: ${clusterName}
name: ${node.name}

restapi:
  listen: ${node.host}:${node.rest}
  connect_address: ${node.host}:${node.rest}

etcd3:
  hosts: ${layout.etcd.map(({ host, port }) => `${host}:${port}`).join(',')}

bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
${Object.entries(given)
  .map(([name, value]) => `        ${name}: ${value}`)
  .join('\n')}
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums

postgresql:
  listen: ${node.host}:${node.port}
  connect_address: ${node.host}:${node.port}
  data_dir: ${dataDir}
  bin_dir: ${binDir}
  pgpass: ${passFile}
  pre_promote: ${options.fence}
  authentication:
    superuser:
      username: postgres
    replication:
      username: replicator
  parameters:
    unix_socket_directories: ${socketDir}
  pg_hba:
    - local all all peer
${clients
  .flatMap((from) => [
    `    - host all all ${from} scram-sha-256`,
    `    - host replication replicator ${from} scram-sha-256`,
  ])
  .join('\n')}

watchdog:
  mode: ${watchdog === 'off' ? "'off'" : watchdog}
  device: /dev/watchdog
  safety_margin: 5
`;
}
