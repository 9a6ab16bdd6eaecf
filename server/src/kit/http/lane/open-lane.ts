import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Connection } from './connection.ts';

type Meet = (this: Server, socket: Socket) => void;

/**
 * A short way for plain calls: a request that arrives whole, at one of these prefixes, is answered without Node's parser
 * and streams. At the first request that is anything else the connection becomes Node's, from that request on and for
 * good, with all of Node's limits and manners.
 */
export function openLane(server: Server, prefixes: readonly string[]): void {
  const toNode = server.listeners('connection') as Meet[];
  server.removeAllListeners('connection');
  const connections = new Set<Connection>();
  const handOver = (socket: Socket) => {
    for (const meet of toNode) meet.call(server, socket);
  };
  server.on('connection', (socket: Socket) => {
    const onGone = () => connections.delete(connection);
    const connection = new Connection(socket, { server, prefixes, handOver, onGone });
    connections.add(connection);
  });
  closeWithServer(server, connections);
}

/** Whoever closes the server's connections means these too. */
function closeWithServer(server: Server, connections: ReadonlySet<Connection>): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  const closeAll = server.closeAllConnections.bind(server);
  // Node's `close` asks for the idle ones by this name as well.
  server.closeIdleConnections = () => {
    closeIdle();
    for (const connection of connections) connection.closeIfIdle();
  };
  server.closeAllConnections = () => {
    closeAll();
    for (const connection of connections) connection.close();
  };
}
