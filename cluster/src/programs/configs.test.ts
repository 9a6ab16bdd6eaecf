import { describe, expect, test } from 'vitest';
import { bodyOf, Refusal } from '../../../contract/src/index.ts';
import { readSettings } from '../../../server/src/kit/index.ts';
import { loopbackLayout } from '../layout.ts';
import { etcdSettings } from './etcd.ts';
import { missingPackages } from './ground.ts';
import { haproxyConfig } from './haproxy-config.ts';
import { roleOf } from './paths.ts';
import { patroniConfig } from './patroni-config.ts';
import { pgbouncerConfig } from './pgbouncer.ts';
import { redisConfig, sentinelConfig } from './redis.ts';
import { unavailableCall, unavailablePage } from './unavailable.ts';

const layout = loopbackLayout(7000);
const [member] = layout.etcd;
const [node] = layout.postgres;
if (!member || !node) throw new Error('the layout is empty');

describe('[RUN-01] the parts of a cluster are configured from one layout', () => {
  test('etcd: every member knows all of them', () => {
    expect(etcdSettings(layout, member, '/cluster/etcd-1').ETCD_INITIAL_CLUSTER).toBe(
      'etcd-1=http://127.0.0.1:7020,etcd-2=http://127.0.0.1:7021,etcd-3=http://127.0.0.1:7022',
    );
  });

  test('Patroni: synchronous and strict, over all members of etcd, and without a password in its file', () => {
    const options = {
      dataDir: '/d',
      binDir: '/b',
      socketDir: '/s',
      passFile: '/p',
      clients: ['127.0.0.1/32'],
      fence: 'f',
    };
    const config = patroniConfig(layout, node, { ...options, watchdog: 'required' });
    expect(config).toContain('synchronous_mode: true\n    synchronous_mode_strict: true');
    expect(config).toContain('hosts: 127.0.0.1:7010,127.0.0.1:7011,127.0.0.1:7012');
    expect(config).toContain('mode: required');
    expect(config).not.toMatch(/password: /);
  });

  test('HAProxy: sockets and transactions are cut with their server, requests are asked again, and only the primary gets writes', () => {
    const config = haproxyConfig(layout, {
      unavailablePage: '/page.http',
      unavailableCall: '/call.http',
      adminSocket: '/admin.sock',
      mostConnections: 100,
    });
    const servers = config.split('\n').filter((line) => line.startsWith('  server ') && !line.endsWith(' backup'));
    expect(servers).toHaveLength(9);
    // Where none is left the balancer itself answers, or a request that is repeated is cut.
    expect(config.match(/ {2}server nobody unix@\/nobody-(api|web|realtime)\.sock backup/g)).toHaveLength(3);
    const cut = servers.filter((server) => server.includes('on-marked-down shutdown-sessions'));
    expect(cut.map((server) => server.split(' ')[3]?.replace(/-\d$/, ''))).toEqual([
      'realtime',
      'realtime',
      'postgres',
      'postgres',
      'postgres',
    ]);
    expect(config).toMatch(/listen primary[\s\S]*option httpchk GET \/primary/);
    for (const status of [502, 503, 504]) expect(config).toContain(`errorfile ${status} /call.http`);
    // What may be done twice without harm goes to another server when one dies with it in hand.
    expect(config).toContain('retry-on conn-failure empty-response response-timeout');
    expect(config.match(/set-timeout server 8s if \{ req.hdr\(idempotency-key\) -m found \}/g)).toHaveLength(2);
    expect(config).toContain(
      'http-request disable-l7-retry unless { method GET HEAD } or { req.hdr(idempotency-key) -m found }',
    );
  });

  test('[RUN-02] PgBouncer: the house by transaction, and by session under a second name', () => {
    const config = pgbouncerConfig(layout, {
      listen: { host: '127.0.0.1', port: 7050 },
      userList: '/userlist.txt',
      pooled: 30,
      sessions: 80,
    });
    expect(config).toContain('halley = host=127.0.0.1 port=7001 dbname=halley pool_mode=transaction pool_size=30');
    expect(config).toContain('halley_session = host=127.0.0.1 port=7001 dbname=halley pool_mode=session pool_size=80');
    expect(config).toContain('auth_type = scram-sha-256');
  });

  test('[RUN-03] Redis: a replica copies the master, and two Sentinels of three decide', () => {
    const [master, replica] = layout.redis;
    if (!master || !replica) throw new Error('the layout has no Redis');
    expect(redisConfig({ listen: master, password: 'x' })).not.toContain('replicaof');
    expect(redisConfig({ listen: replica, password: 'x', master })).toContain('replicaof 127.0.0.1 7060');
    expect(sentinelConfig({ host: '127.0.0.1', port: 7065 }, master, 'x')).toContain('monitor halley 127.0.0.1 7060 2');
  });
});

describe('[RUN-04] what the balancer says while nobody is there', () => {
  test.each([unavailableCall(), unavailablePage()])('is 503 with Retry-After, of the length it names', (answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 503 /);
    expect(head).toContain('\r\nretry-after: 1\r\n');
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}\r\n`);
  });

  test('is to a call what the house itself would say, and to a visitor a page in five languages', () => {
    expect(JSON.parse(unavailableCall().split('\r\n\r\n')[1] ?? '')).toEqual(bodyOf(new Refusal('UNAVAILABLE')));
    for (const language of ['en', 'de', 'fr', 'it', 'no'])
      expect(unavailablePage()).toContain(`<section lang="${language}">`);
  });
});

test.each([
  ['/api/player', 'api'],
  ['/api', 'api'],
  ['/log', 'api'],
  ['/login', 'web'],
  ['/performance', 'api'],
  ['/performances', 'web'],
  ['/connection/websocket', 'realtime'],
  ['/payments/return/sandbox', 'api'],
  ['/payments-api.js', 'web'],
  ['/', 'web'],
])('[RUN-04] %s goes to %s', (path, role) => expect(roleOf(path)).toBe(role));

test('what is not installed is named by its package', () => {
  expect(missingPackages(() => true, '/bin')).toEqual([]);
  expect(missingPackages((program) => program !== 'etcd' && program !== 'patroni', undefined)).toEqual([
    'postgresql',
    'etcd-server',
    'patroni',
  ]);
});

test('[RUN-02] a pool is told nothing by name, unless the operator says that it keeps account of names', () => {
  const pool = { DATABASE_URL: 'postgres://pool/halley', DATABASE_SESSION_URL: 'postgres://pool/halley_session' };
  expect(readSettings({}).databaseStatements).toBe('named');
  expect(readSettings(pool).databaseStatements).toBe('unnamed');
  expect(readSettings({ ...pool, DATABASE_STATEMENTS: 'named' }).databaseStatements).toBe('named');
});
