import { exampleLayout, firstPorts, type SplitRole, splitRoles } from './layout.ts';
import { machineFence } from './programs/fence.ts';
import { haproxyConfig } from './programs/haproxy-config.ts';
import { patroniConfig } from './programs/patroni-config.ts';
import { pgbouncerConfig } from './programs/pgbouncer.ts';
import { unavailableCall, unavailablePage } from './programs/unavailable.ts';

/**
 * What `deploy/` holds for operators, by path below it: the same functions configure `npm run cluster`, so that what is shipped is
 * what is tried. No file of it has a secret inside.
 */
export function deployFiles(): Record<string, string> {
  const layout = exampleLayout();
  const [node] = layout.postgres;
  const [listen] = layout.bouncers;
  if (!node || !listen) throw new Error('the example has no database');
  return {
    'haproxy.cfg': `${note('/etc/haproxy/haproxy.cfg of each application machine')}${haproxyConfig(layout, {
      unavailablePage: '/etc/haproxy/unavailable-page.http',
      unavailableCall: '/etc/haproxy/unavailable-call.http',
      adminSocket: '/run/haproxy/admin.sock',
      mostConnections: 40_000,
      certificate: '/etc/haproxy/house.pem',
    })}`,
    'unavailable-page.http': unavailablePage(),
    'unavailable-call.http': unavailableCall(),
    'pgbouncer.ini': `${note('/etc/pgbouncer/pgbouncer.ini of each application machine', ';')}${pgbouncerConfig(
      layout,
      {
        listen,
        userList: '/etc/pgbouncer/userlist.txt',
        pooled: 40,
        sessions: 80,
      },
    )}`,
    'patroni.yml': `${note(`/etc/patroni/config.yml of ${node.name}; name and addresses differ on the others. Patroni 3.1 or newer; it runs /etc/patroni/fence.sh`)}${patroniConfig(
      layout,
      node,
      {
        dataDir: '/var/lib/postgresql/15/halley',
        binDir: '/usr/lib/postgresql/15/bin',
        socketDir: '/var/run/postgresql',
        passFile: '/var/lib/postgresql/.pgpass-patroni',
        watchdog: 'required',
        clients: ['127.0.0.1/32', '10.0.0.0/24'],
        fence: 'sh /etc/patroni/fence.sh',
        parameters: { shared_buffers: '4GB' },
      },
    )}`,
    // The same on all of them: each leaves itself alone.
    'fence.sh': machineFence(layout, '/etc/patroni/power-off'),
    ...Object.fromEntries(splitRoles.map((role) => [`systemd/halley-${role}@.service`, unitOf(role)])),
  };
}

const note = (where: string, mark = '#') =>
  `${mark} ${where}. Written by "npm run cluster -- --write-deploy"; docs/operations.md, "Several machines".\n\n`;

const drainSeconds = 6;
/** Draining, then the ten seconds a process has to finish, then some. */
const stopSeconds = drainSeconds + 14;

const does: Readonly<Record<SplitRole, string>> = {
  api: 'calls',
  web: 'pages',
  realtime: 'live connections',
  worker: 'background work',
};

/** One process of a role: its number is the last digit of its port. Secrets are in a file that only root reads. */
function unitOf(role: SplitRole): string {
  const first = firstPorts[role] / 10;
  return `[Unit]
Description=Halley, ${does[role]} (%i)
After=network-online.target pgbouncer.service haproxy.service
Wants=network-online.target

[Service]
Type=exec
User=halley
Group=halley
Environment=HALLEY_ROLE=${role}
Environment=${role === 'worker' ? 'METRICS_PORT' : 'PORT'}=${first}%i
Environment=DRAIN_SECONDS=${role === 'worker' ? 0 : drainSeconds}
# Equal on all machines: addresses, mail, flags.
EnvironmentFile=/etc/halley/halley.env
# HALLEY_SECRET, DATABASE_URL, DATABASE_SESSION_URL, REDIS_URL, PAYMENTS_*_SECRET: owned by root, mode 0600; systemd reads it.
EnvironmentFile=/etc/halley/secrets.env
StateDirectory=halley
Environment=DATA_DIR=/var/lib/halley
ExecStart=/opt/halley/current/bin/halley start
KillMode=mixed
TimeoutStopSec=${stopSeconds}
Restart=always
RestartSec=1
LimitNOFILE=65536
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectControlGroups=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictSUIDSGID=yes
LockPersonality=yes
CapabilityBoundingSet=

[Install]
WantedBy=multi-user.target
`;
}
