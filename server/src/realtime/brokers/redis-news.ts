/** What processes tell each other over Redis. Lines, because the data is JSON text and holds no line break. */
export type News =
  | { kind: 'publication'; channel: string; epoch: string; offset: number; data: string }
  /** Just before a publication that is traced, on a line of its own: who does not know it passes it by. */
  | { kind: 'trace'; channel: string; trace: string }
  | { kind: 'reset'; channel: string }
  | { kind: 'resetAll' }
  | { kind: 'disconnect'; user: string; session?: string };

export const disconnectNews = (user: string, session?: string) =>
  session === undefined ? `d\n${user}` : `d\n${user}\n${session}`;

/** Every process hears every publication: the name is read first, and the rest only if somebody here listens. */
export function parseNews(message: Buffer, isListening: (channel: string) => boolean): News | null {
  const [kind, afterKind] = line(message, 0);
  if (kind === 'a') return { kind: 'resetAll' };
  const [name, afterName] = line(message, afterKind);
  if (name === '') return null;
  if (kind === 'd') {
    const [session] = line(message, afterName);
    return { kind: 'disconnect', user: name, ...(session !== '' && { session }) };
  }
  if (kind !== 'p' && kind !== 'r' && kind !== 't') return null;
  if (!isListening(name)) return null;
  if (kind === 'r') return { kind: 'reset', channel: name };
  if (kind === 't') return { kind: 'trace', channel: name, trace: line(message, afterName)[0] };
  const [epoch, afterEpoch] = line(message, afterName);
  const [offsetText, afterOffset] = line(message, afterEpoch);
  const offset = Number(offsetText);
  const data = message.toString('utf8', afterOffset);
  if (epoch === '' || data === '' || !Number.isSafeInteger(offset) || offset < 1) return null;
  return { kind: 'publication', channel: name, epoch, offset, data };
}

const lineBreak = 0x0a;

function line(message: Buffer, start: number): [text: string, next: number] {
  if (start > message.length) return ['', start];
  const end = message.indexOf(lineBreak, start);
  return end < 0
    ? [message.toString('utf8', start), message.length + 1]
    : [message.toString('utf8', start, end), end + 1];
}
