import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A load balancer of the smallest kind: one address whose connections lead where it points at the moment. */
export class Switchboard {
  #target: number;
  #port = 0;
  readonly #open = new Set<Socket>();
  readonly #server = createServer((near) => {
    const far = connect(this.#target, '127.0.0.1');
    for (const socket of [near, far]) {
      this.#open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  });

  private constructor(target: number) {
    this.#target = target;
  }

  static async to(target: number): Promise<Switchboard> {
    const board = new Switchboard(target);
    await new Promise<void>((resolve) => board.#server.listen(0, '127.0.0.1', resolve));
    board.#port = (board.#server.address() as AddressInfo).port;
    return board;
  }

  get socketUrl(): string {
    return `ws://127.0.0.1:${this.#port}/connection/websocket`;
  }

  /** Connections in use are lost; the next ones lead to the other place. */
  switchTo(target: number): void {
    this.#target = target;
    for (const socket of this.#open) socket.destroy();
  }

  async stop(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
