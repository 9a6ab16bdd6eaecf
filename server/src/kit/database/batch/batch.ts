import pg from 'pg';
import { columnTypes } from '../types.ts';
import { messagesOf, type SentStatement } from './statement-messages.ts';
import { toWire } from './to-wire.ts';

/** A prepared statement with its values. */
export interface Statement {
  name: string;
  text: string;
  values?: unknown[];
}

export interface Answer {
  rows: Record<string, unknown>[];
  rowCount: number | null;
  command: string;
}

interface Column {
  name: string;
  parse(text: string): unknown;
}

/** The driver's own side of the protocol: what it offers to whoever writes messages, and where it notes what is prepared. */
interface Wire {
  stream: { readonly writable: boolean; write(bytes: Buffer): void };
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

interface Waiting extends Statement {
  wireValues: (string | Buffer | null)[];
  isParsedHere: boolean;
  rows: Record<string, unknown>[];
  broken?: Error;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * `named` are prepared once a connection. Behind a pool that gives each transaction another connection nothing is known of before,
 * so `unnamed` ones are sent whole each time and leave nothing behind.
 */
export type StatementStyle = 'named' | 'unnamed';

/** What each connection has been told about the rows of its prepared statements: it need not be told again. */
const described = new WeakMap<Wire, Map<string, Column[]>>();

/**
 * Prepared statements that travel together. The driver would put a barrier (`Sync`) behind each of them: the server then
 * sends every answer on its own and describes its rows again. Here there is one barrier behind all of them, so they cost
 * one write and one answer; what stands behind a statement that failed is not even looked at.
 */
export class Batch extends pg.Query {
  // The driver reads these two when it notes which statement has been prepared: they name the one at hand.
  declare name: string | undefined;
  declare text: string | undefined;
  readonly #waiting: Waiting[] = [];
  readonly #isNamed: boolean;
  #place = 0;
  #columns: Column[] | undefined;
  #known = new Map<string, Column[]>();

  constructor(style: StatementStyle = 'named') {
    super({ text: '' });
    this.#isNamed = style === 'named';
    this.submit = (connection) => this.#send(connection as unknown as Wire);
  }

  add(statement: Statement): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...statement, wireValues: [], isParsedHere: false, rows: [], resolve, reject });
    });
  }

  #send(wire: Wire): Error | null {
    const columns = described.get(wire) ?? new Map<string, Column[]>();
    described.set(wire, columns);
    this.#known = columns;
    this.#aim();
    try {
      for (const waiting of this.#waiting) {
        if (this.#isNamed) checkName(wire, waiting);
        waiting.wireValues = (waiting.values ?? []).map(toWire);
      }
    } catch (error) {
      return error as Error;
    }
    const bytes = messagesOf(
      this.#waiting.map((waiting) =>
        this.#isNamed ? toSend(wire, waiting, columns.has(waiting.name)) : toSendWhole(waiting),
      ),
    );
    // They are in the bytes now, and may be large: not kept until the answer comes.
    for (const waiting of this.#waiting) waiting.wireValues = waiting.values = [];
    // As the driver does: a connection that is gone tells of it by itself.
    if (wire.stream.writable) wire.stream.write(bytes);
    return null;
  }

  #aim(): void {
    const waiting = this.#waiting[this.#place];
    this.name = this.#isNamed ? waiting?.name : undefined;
    this.text = waiting?.text;
    this.#columns = waiting && this.#isNamed ? this.#known.get(waiting.name) : undefined;
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: columnTypes.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const waiting = this.#waiting[this.#place];
    if (!waiting || waiting.broken) return;
    const columns = this.#columns ?? [];
    const row: Record<string, unknown> = {};
    try {
      for (let index = 0; index < columns.length; index += 1) {
        const { name, parse } = columns[index] as Column;
        const text = fields[index];
        row[name] = text === null || text === undefined ? null : parse(text);
      }
      waiting.rows.push(row);
    } catch (error) {
      waiting.broken = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const waiting = this.#waiting[this.#place];
    if (!waiting) return;
    if (this.#isNamed) this.#known.set(waiting.name, this.#columns ?? []);
    const isLast = this.#place === this.#waiting.length - 1;
    this.#place += 1;
    const finish = () => (waiting.broken ? waiting.reject(waiting.broken) : waiting.resolve(answerOf(waiting, text)));
    // The last one answers when the connection is free again: its transaction may be over with it.
    if (isLast) this.#finishLast = finish;
    else finish();
    this.#aim();
  }

  #finishLast: (() => void) | undefined;

  handleReadyForQuery(): void {
    this.#finishLast?.();
    // Rows go with their reader, also where this has grown old while it waited.
    this.#finishLast = undefined;
    this.#waiting.length = 0;
  }

  handleError(error: Error, connection: unknown): void {
    this.#failFrom(this.#place, error, connection as Wire);
  }

  #failFrom(place: number, error: Error, wire: Wire): void {
    for (const waiting of this.#waiting.slice(place)) {
      // Those behind it were never prepared.
      if (waiting.isParsedHere) delete wire.submittedNamedStatements[waiting.name];
      waiting.reject(error);
    }
    this.#place = this.#waiting.length;
    this.#aim();
  }
}

/** Before anything is written: what cannot be sent must not leave half a message behind. */
function checkName(wire: Wire, { name, text }: Waiting): void {
  const before = wire.parsedStatements[name] ?? wire.submittedNamedStatements[name];
  if (before !== undefined && before !== text) throw new Error(`two statements are called ${name}`);
}

const toSendWhole = ({ text, wireValues: values }: Waiting): SentStatement => ({
  name: '',
  parse: text,
  values,
  describe: true,
});

function toSend(wire: Wire, waiting: Waiting, isDescribed: boolean): SentStatement {
  const { name, text, wireValues: values } = waiting;
  const isKnown = wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined;
  if (!isKnown) {
    wire.submittedNamedStatements[name] = text;
    waiting.isParsedHere = true;
  }
  return { name, parse: isKnown ? undefined : text, values, describe: !isDescribed };
}

function answerOf({ rows }: Waiting, tag: string): Answer {
  const [command = '', ...counts] = tag.split(' ');
  const rowCount = counts.length > 0 ? Number(counts.at(-1)) : null;
  return { rows, rowCount, command };
}
