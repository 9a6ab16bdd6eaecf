import { clusterName, type EtcdMember, folderOf, type Layout, logOf } from '../layout.ts';
import { statusOf } from './answers.ts';
import type { Ground } from './ground.ts';
import { createProgram, type Program } from './program.ts';

/** One member of the store in which Patroni keeps who is the primary. */
export function etcdMember(layout: Layout, member: EtcdMember, { dir, account }: Ground): Program {
  const { name, host, port } = member;
  const client = `http://${host}:${port}`;
  return createProgram({
    name,
    command: 'etcd',
    args: [],
    environment: etcdSettings(layout, member, folderOf(dir, name)),
    cwd: folderOf(dir, name),
    log: logOf(dir, name),
    account,
    // The last member waits without end for the others that were stopped with it; what it acknowledged is on the disk.
    stopPatienceMs: 3_000,
    isReady: async () => (await statusOf(`${client}/health`)) === 200,
  });
}

/** What lies under a key; undefined where nothing does. */
export async function valueInEtcd({ etcd }: Layout, key: string): Promise<string | undefined> {
  const [member] = etcd;
  if (!member) return undefined;
  const answer = await fetch(`http://${member.host}:${member.port}/v3/kv/range`, {
    method: 'POST',
    body: JSON.stringify({ key: Buffer.from(key).toString('base64') }),
  });
  const { kvs = [] } = (await answer.json()) as { kvs?: { value?: string }[] };
  return kvs[0] && Buffer.from(kvs[0].value ?? '', 'base64').toString();
}

/** By its own names for the environment. Beats are slow: all members share the disk and the processors of one machine. */
export function etcdSettings(layout: Layout, { name, host, port, peer }: EtcdMember, folder: string) {
  const client = `http://${host}:${port}`;
  const own = `http://${host}:${peer}`;
  return {
    ETCD_NAME: name,
    ETCD_DATA_DIR: `${folder}/data`,
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_LISTEN_PEER_URLS: own,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: own,
    ETCD_INITIAL_CLUSTER: layout.etcd.map((one) => `${one.name}=http://${one.host}:${one.peer}`).join(','),
    ETCD_INITIAL_CLUSTER_TOKEN: clusterName,
    ETCD_INITIAL_CLUSTER_STATE: 'new',
    ETCD_HEARTBEAT_INTERVAL: '200',
    ETCD_ELECTION_TIMEOUT: '2000',
    // What Patroni writes every few seconds would grow without end.
    ETCD_AUTO_COMPACTION_RETENTION: '1h',
    ETCD_LOG_LEVEL: 'warn',
    // Debian's etcd for this processor asks for a word that one knows what one does.
    ETCD_UNSUPPORTED_ARCH: process.arch,
  };
}
