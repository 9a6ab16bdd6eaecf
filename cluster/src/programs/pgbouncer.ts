import { join } from 'node:path';
import { type Layout, logOf, type Place } from '../layout.ts';
import { takesConnections } from './answers.ts';
import { type Ground, makeFolder, writeOwned } from './ground.ts';
import { createProgram, type Program } from './program.ts';

export interface PgbouncerOptions {
  listen: Place;
  /** The file with the role's password. */
  userList: string;
  /** Connections to PostgreSQL for everybody who goes by transactions, and for who needs one of their own. */
  pooled: number;
  sessions: number;
}

/** Names under which one database is offered twice. */
export const pooledName = 'halley';
export const sessionName = 'halley_session';

/**
 * PgBouncer's file: the house by transaction, and by session under a second name, for LISTEN, jobs and locks. A connection to
 * PostgreSQL that is cut by the balancer is made anew within a second.
 */
export function pgbouncerConfig({ primary }: Layout, options: PgbouncerOptions): string {
  const server = `host=${primary.host} port=${primary.port} dbname=halley`;
  return `[databases]
${pooledName} = ${server} pool_mode=transaction pool_size=${options.pooled}
${sessionName} = ${server} pool_mode=session pool_size=${options.sessions}

[pgbouncer]
listen_addr = ${options.listen.host}
listen_port = ${options.listen.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${options.userList}
max_client_conn = 5000
; What a driver asks for at the start and a pool cannot give each client; roles have it as their own setting.
ignore_startup_parameters = extra_float_digits,idle_in_transaction_session_timeout
server_reset_query = discard all
server_connect_timeout = 2
server_login_retry = 1
server_lifetime = 600
server_idle_timeout = 60
query_wait_timeout = 10
tcp_keepalive = 1
tcp_keepidle = 10
tcp_keepintvl = 5
tcp_keepcnt = 3
log_connections = 0
log_disconnections = 0
`;
}

/** A pooler in front of the primary, on each machine that runs roles. */
export function pgbouncer(layout: Layout, name: string, ground: Ground): Program {
  const listen = layout.bouncers.find((one) => one.name === name);
  if (!listen) throw new Error(`the layout has no ${name}`);
  const folder = makeFolder(ground, name);
  const userList = writeOwned(ground, join(folder, 'userlist.txt'), `"halley" "${ground.secrets.halley}"\n`);
  const config = writeOwned(
    ground,
    join(folder, 'pgbouncer.ini'),
    pgbouncerConfig(layout, { listen, userList, pooled: 30, sessions: 80 }),
  );
  return createProgram({
    name,
    command: 'pgbouncer',
    args: [config],
    cwd: folder,
    log: logOf(ground.dir, name),
    account: ground.account,
    // Waits for no client: SIGTERM would be an immediate end, SIGINT waits for transactions.
    stopSignal: 'SIGINT',
    isReady: () => takesConnections(listen),
  });
}
