import { dirname, join } from 'node:path';
import type { Layout, SplitRole } from '../layout.ts';
import { pathTable } from './paths.ts';

export interface HaproxyOptions {
  /** Where its answers lie while nobody is there to give one. */
  unavailablePage: string;
  unavailableCall: string;
  /** The socket on which an operator takes servers out and puts them back; those of its own lie beside it. */
  adminSocket: string;
  /** Twice as many files have to be allowed to it. */
  mostConnections: number;
  /** Certificates of the house's address; unset: plain HTTP, for trials on this machine. */
  certificate?: string;
}

/** A server that fails twice within two seconds is out: it gets nothing new. */
const check = 'check inter 1s fall 2 rise 1';
/** The sessions it has are cut as well, so that whoever holds a connection, a socket or a transaction there tries another. */
const cutting = `${check} on-marked-down shutdown-sessions`;

/** Whatever the balancer itself has to say is "not now": 502 and 504 are answered as 503 as well. */
const away = (file: string) => [502, 503, 504].map((status) => `  errorfile ${status} ${file}`).join('\n');

/**
 * The last server of each role is the balancer itself, which is there only to say "not now". A request that is to be repeated when
 * no server is left is cut without a word where its first connection had served another before (HAProxy 2.6).
 */
const nobody = (role: SplitRole, { adminSocket }: HaproxyOptions) =>
  `unix@${join(dirname(adminSocket), `nobody-${role}.sock`)}`;

/**
 * Whoever has no answer by then is asked of another server. What moves money is short, its player waits for it, and it carries a
 * key: longer than a wager waits for a wallet. Reports and files take their time.
 */
const answerTimes = (role: SplitRole) =>
  role === 'realtime'
    ? ''
    : '  timeout server 30s\n  http-request set-timeout server 8s if { req.hdr(idempotency-key) -m found }\n';

/** HAProxy in front of the roles, and in front of whichever node of PostgreSQL is the primary. */
export function haproxyConfig(layout: Layout, options: HaproxyOptions): string {
  const { house, primary, postgres, roles } = layout;
  // Requests are not cut with their server: HAProxy ends them without a word. They wait for their answer a little longer, and
  // then go to another one, or are told to come again.
  const servers = (role: SplitRole) =>
    roles
      .filter((one) => one.role === role)
      .map(({ name, host, port }) => `  server ${name} ${host}:${port} ${role === 'realtime' ? cutting : check}`)
      .join('\n');
  // A process that drains, or has no database, says 404: it gets nothing new, and answers what it has, since nobody cuts it.
  const backend = (role: SplitRole, balance: 'roundrobin' | 'leastconn', unavailable: string) => `backend ${role}
  balance ${balance}
  # A request that still waits for its connection when a server is marked down is cut without a word: it waits for little.
  timeout connect 250ms
${answerTimes(role)}  option httpchk GET /readyz
  http-check disable-on-404
${away(unavailable)}
${servers(role)}
  server nobody ${nobody(role, options)} backup

frontend nobody_${role}
  bind ${nobody(role, options)} mode 600
  http-request return status 503 errorfile ${unavailable}`;
  const rules = (role: 'api' | 'realtime') => {
    const { below, exactly } = pathTable[role];
    return [
      `  acl to_${role} path_beg ${below.join(' ')}`,
      ...(exactly.length > 0 ? [`  acl to_${role} path ${exactly.join(' ')}`] : []),
    ].join('\n');
  };
  const bind = options.certificate ? ` ssl crt ${options.certificate} alpn h2,http/1.1` : '';
  return `global
  maxconn ${options.mostConnections}
  log stdout format raw local0 notice
  stats socket ${options.adminSocket} mode 600 level admin
  hard-stop-after 20s

defaults
  mode http
  log global
  option redispatch 1
  # Sent to another server: what never reached one, and what a server took and left without an answer or has not answered in
  # time, where doing it twice is doing it once. Anything else is repeated by its client.
  retries 3
  retry-on conn-failure empty-response response-timeout
  timeout connect 2s
  timeout check 2s
  timeout client 60s
  timeout server 60s
  timeout queue 5s
  timeout http-request 10s
  timeout http-keep-alive 30s
  timeout tunnel 1h

frontend house
  bind ${house.host}:${house.port}${bind}
  # What a visitor says about the own address is not believed: the balancer says it.
  http-request del-header X-Forwarded-For
  http-request del-header X-Forwarded-Proto
  http-request del-header X-Forwarded-Host
  http-request del-header Forwarded
  http-request set-header X-Forwarded-Proto ${options.certificate ? 'https' : 'http'}
  option forwardfor
${rules('api')}
${rules('realtime')}
  # Health and figures are for the balancer and the monitors, not for visitors.
  http-request return status 404 if { path /metrics /readyz /healthz }
  http-request disable-l7-retry unless { method GET HEAD } or { req.hdr(idempotency-key) -m found }
  use_backend api if to_api
  use_backend realtime if to_realtime
  default_backend web

${backend('api', 'roundrobin', options.unavailableCall)}

${backend('web', 'roundrobin', options.unavailablePage)}

${backend('realtime', 'leastconn', options.unavailableCall)}

listen primary
  mode tcp
  bind ${primary.host}:${primary.port}
  option httpchk GET /primary
  option clitcpka
  option srvtcpka
  timeout client 1h
  timeout server 1h
${postgres.map(({ name, host, port, rest }) => `  server ${name} ${host}:${port} port ${rest} ${cutting}`).join('\n')}
`;
}
