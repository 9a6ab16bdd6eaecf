/** Right for one machine, many small commits and a journal that only grows. Anything here can be overridden. */
const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  min_wal_size: '256MB',
  checkpoint_timeout: '15min',
  wal_buffers: '16MB',
  wal_compression: 'on',
  // A new file of the log is not filled with zeros first: that is 16 MB and a sync while every commit waits.
  wal_init_zero: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  // Disks of today: an index is nearly always the better plan, and compiling a 1 ms query never pays.
  random_page_cost: '1.1',
  jit: 'off',
  // Balances are updated in place all day: clean up early and often.
  autovacuum_naptime: '20s',
  autovacuum_vacuum_scale_factor: '0.05',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // A refused statement is the caller's news, and the caller logs it; here only what concerns the server itself.
  log_min_messages: 'log',
  log_line_prefix: '',
};

export function serverArguments(overrides: Record<string, string>): string[] {
  return Object.entries({ ...defaults, ...overrides }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
