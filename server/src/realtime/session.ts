import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { mayListen, parseWireName } from './channels.ts';
import { type CommandError, type Disconnect, disconnects, errors } from './codes.ts';
import { CommandBudget } from './command-budget.ts';
import type { Subscriber, Waiting } from './fan-out.ts';
import type { Hub, SubscribeAnswer } from './hub.ts';
import type { Limits } from './limits.ts';
import type { Command, CommandId, Protocol, Reply } from './protocols/protocol.ts';
import type { TokenClaims, TokenReading } from './token.ts';

/** What a session needs of the process it lives in. */
export interface SessionHost {
  readonly hub: Hub;
  readonly limits: Limits;
  readonly clientName: string;
  readonly pingIntervalMs: number;
  nowMs(): number;
  readToken(token: string): TokenReading;
  /** False when the player has too many connections already. */
  admit(session: Session, user: string): boolean;
  /** Whether the session a token was made for is still open. Guests have none. */
  isOpen(claims: TokenClaims): boolean | Promise<boolean>;
  onSlow(session: Session): void;
}

/** One connection: who it is, what it may hear, and when it is over. */
export class Session implements Subscriber {
  readonly protocol: Protocol;
  readonly channels = new Map<string, number | Waiting>();
  /** Null before the connect command, empty for a guest. */
  user: string | null = null;
  /** The player's session that this connection lives in. */
  playerSession: string | undefined;

  readonly #id: string;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #host: SessionHost;
  readonly #budget: CommandBudget;
  readonly #connectByMs: number;
  #isConnected = false;
  /** Commands that came while the player's session is being looked up; null when nothing is. */
  #waiting: Command[] | null = null;
  #nextPingAtMs = 0;
  #pongByMs: number | null = null;
  #isOver = false;
  #isReceiving = false;
  #replies: string[] = [];

  constructor(input: { id: string; socket: WebSocket; wire: Duplex; protocol: Protocol; host: SessionHost }) {
    this.#id = input.id;
    this.#socket = input.socket;
    this.#wire = input.wire;
    this.protocol = input.protocol;
    this.#host = input.host;
    const { limits } = input.host;
    const nowMs = input.host.nowMs();
    this.#budget = new CommandBudget({ burst: limits.commandBurst, perSecond: limits.commandsPerSecond }, nowMs);
    this.#connectByMs = nowMs + limits.connectTimeoutMs;
  }

  receive(frame: string): void {
    if (this.#isOver) return;
    this.#pongByMs = null;
    this.#isReceiving = true;
    for (const command of this.protocol.decode(frame)) {
      if (!this.#budget.spend(this.#host.nowMs())) this.end(disconnects.tooManyRequests);
      if (this.#isOver) break;
      if (this.#waiting) this.#waiting.push(command);
      else this.#obey(command);
    }
    this.#isReceiving = false;
    this.#flush();
  }

  /** Past the library, which would write a header of its own for each; it compresses nothing, so nothing of its own can wait. */
  sendFrame(frame: Buffer): void {
    if (this.#mayWrite() && this.#socket.readyState === WebSocket.OPEN) this.#wire.write(frame);
  }

  /** Answers given so far still go out; nothing else does. */
  end(reason: Disconnect): void {
    if (this.#isOver) return;
    this.#flush();
    this.#isOver = true;
    this.#host.hub.remove(this);
    this.#socket.close(reason.code, reason.reason);
  }

  /** The socket is gone. */
  forget(): void {
    this.#isOver = true;
    this.#host.hub.remove(this);
  }

  cut(): void {
    this.forget();
    this.#socket.terminate();
  }

  /** One timer for all sessions calls this; a timer each would cost more than the rest of the session. */
  tick(nowMs: number): void {
    if (this.#isOver) return;
    const { limits, pingIntervalMs } = this.#host;
    if (!this.#isConnected) {
      if (nowMs >= this.#connectByMs) this.end(disconnects.stale);
    } else if (this.#pongByMs !== null && nowMs >= this.#pongByMs) {
      this.end(disconnects.noPong);
    } else if (nowMs >= this.#nextPingAtMs) {
      if (this.#mayWrite()) this.#socket.send(this.protocol.ping, { binary: false });
      this.#pongByMs ??= nowMs + limits.pongTimeoutMs;
      this.#nextPingAtMs = nowMs + pingIntervalMs;
    }
  }

  /** Answers go first. Who does not read is cut. */
  #mayWrite(): boolean {
    this.#flush();
    if (this.#isOver) return false;
    if (this.#socket.bufferedAmount <= this.#host.limits.maxBufferedBytes) return true;
    this.#host.onSlow(this);
    this.end(disconnects.slow);
    return false;
  }

  #obey(command: Command): void {
    if (command.kind === 'broken') this.end(command.disconnect);
    else if (command.kind === 'connect') this.#connect(command.id, command.token);
    else if (this.user === null || !this.#isConnected) this.end(disconnects.badRequest);
    else this.#obeyKnown(command, this.user);
  }

  #obeyKnown(command: Exclude<Command, { kind: 'broken' | 'connect' }>, user: string): void {
    switch (command.kind) {
      case 'subscribe':
        this.#subscribe(command, user);
        break;
      case 'unsubscribe':
        this.#host.hub.unsubscribe(this, command.channel, () => this.#reply(command.id, { kind: 'unsubscribe' }));
        break;
      case 'refresh':
        this.#refresh(command.id, command.token);
        break;
      case 'ping':
        this.#reply(command.id, { kind: 'ping' });
        break;
      case 'refused':
        this.#refuse(command.id, command.error);
        break;
      case 'pong':
        break;
    }
  }

  #connect(id: CommandId, token: string): void {
    const reading: TokenReading | null = token === '' ? null : this.#host.readToken(token);
    const claims = reading?.ok ? reading.claims : null;
    if (this.user !== null) this.end(disconnects.badRequest);
    else if (reading?.ok === false && reading.reason === 'expired') this.#refuse(id, errors.tokenExpired);
    else if (reading?.ok === false) this.end(disconnects.invalidToken);
    else if (!this.#host.admit(this, claims?.user ?? '')) this.end(disconnects.connectionLimit);
    else {
      // Known from here on: a session that ends while it is looked up finds this connection among its own.
      this.user = claims?.user ?? '';
      this.playerSession = claims?.session;
      const open = claims === null ? true : this.#host.isOpen(claims);
      if (typeof open === 'boolean') this.#enter(id, open);
      else this.#enterLater(id, open);
    }
  }

  #enter(id: CommandId, isOpen: boolean): void {
    if (!isOpen) {
      this.end(disconnects.invalidToken);
      return;
    }
    this.#isConnected = true;
    const { pingIntervalMs } = this.#host;
    this.#nextPingAtMs = this.#host.nowMs() + pingIntervalMs;
    this.#reply(id, { kind: 'connect', client: this.#id, pingSec: Math.max(1, Math.round(pingIntervalMs / 1000)) });
  }

  /** What the client said meanwhile is obeyed afterwards, in its order; the budget of commands bounds it. */
  #enterLater(id: CommandId, looking: Promise<boolean>): void {
    this.#waiting = [];
    void looking.then(
      (isOpen) => {
        const waiting = this.#waiting ?? [];
        this.#waiting = null;
        this.#isReceiving = true;
        this.#enter(id, isOpen);
        for (const command of waiting) {
          if (this.#isOver) break;
          this.#obey(command);
        }
        this.#isReceiving = false;
        this.#flush();
      },
      // Nobody can say whether the session is open; the client comes back and asks again.
      () => this.end(disconnects.serverError),
    );
  }

  /** Nothing to prolong: a connection lives as long as the player's session. */
  #refresh(id: CommandId, token: string): void {
    const reading = this.#host.readToken(token);
    if (!reading.ok && reading.reason === 'expired') this.#refuse(id, errors.tokenExpired);
    // A token of somebody else would leave this connection with channels of two players.
    else if (!reading.ok || reading.claims.user !== this.user) this.end(disconnects.invalidToken);
    else this.#reply(id, { kind: 'refresh', client: this.#id });
  }

  #subscribe(command: Extract<Command, { kind: 'subscribe' }>, user: string): void {
    const { hub, limits, clientName } = this.#host;
    const { id, channel, since } = command;
    const address = parseWireName(clientName, channel);
    if (!address) this.#refuse(id, errors.unknownChannel);
    else if (!mayListen(user, address)) this.#refuse(id, errors.permissionDenied);
    else if (this.channels.has(channel)) this.#refuse(id, errors.alreadySubscribed);
    else if (this.channels.size >= limits.maxChannelsPerConnection) this.#refuse(id, errors.limitExceeded);
    else {
      const answer = (reply: SubscribeAnswer) => this.#reply(id, { kind: 'subscribe', ...reply });
      hub.subscribe({ channel, subscriber: this, since, answer });
    }
  }

  #refuse(id: CommandId, error: CommandError): void {
    this.#reply(id, { kind: 'error', error });
  }

  #reply(id: CommandId, reply: Reply): void {
    if (this.#isOver) return;
    this.#replies.push(this.protocol.encodeReply(id, reply));
    if (!this.#isReceiving) this.#flush();
  }

  /** Replies to one frame travel in one frame. A publication never overtakes the reply it follows from. */
  #flush(): void {
    if (this.#isOver || this.#replies.length === 0) return;
    const text = this.protocol.join(this.#replies);
    this.#replies = [];
    this.#socket.send(text, { binary: false });
  }
}
