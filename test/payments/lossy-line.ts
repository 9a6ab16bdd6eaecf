import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** `request`: nothing arrives. `answer`: it arrives and is done, but whoever asked never hears so. */
export type Loss = 'none' | 'request' | 'answer';

export interface LossyLine {
  url: string;
  /** What is lost from now on; a function decides for each message. */
  lose(what: Loss | (() => Loss)): void;
  close(): Promise<void>;
}

/** A line between two programs on which messages can be lost, as on every line. */
export async function lossyLine(target: () => string): Promise<LossyLine> {
  let decide: () => Loss = () => 'none';
  const server = createServer((asked, answered) => {
    const loss = decide();
    if (loss === 'request') return void asked.socket.destroy();
    forward(target(), asked, answered, loss);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    lose: (what) => {
      decide = typeof what === 'function' ? what : () => what;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(target: string, asked: IncomingMessage, answered: ServerResponse, loss: Loss): void {
  const onward = request(
    target + (asked.url ?? '/'),
    { method: asked.method, headers: { ...asked.headers, connection: 'close' } },
    (answer) => {
      if (loss === 'answer') {
        answer.resume();
        return void answer.once('end', () => asked.socket.destroy());
      }
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(answered);
    },
  );
  onward.once('error', () => asked.socket.destroy());
  asked.pipe(onward);
}
