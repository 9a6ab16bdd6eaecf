import { redactText } from '../redact-text.ts';

export interface Frame {
  /** The function, where the browser names one. */
  name: string;
  /** A file of the site (`/assets/LobbyPage-x1.js`), or `elsewhere`. */
  file: string;
  line: number;
  column: number;
}

const mostFrames = 30;
const longestName = 80;
/** Browsers write `at name (place:1:2)` or `name@place:1:2`. Without groups that can match in two ways: it is anybody's text. */
const place = /(https?:\/\/[^\s()]{1,500}|\/[^\s():]{1,300}|elsewhere):(\d{1,7}):(\d{1,7})\)?\s*$/;

function readFrame(line: string): Frame | undefined {
  const found = place.exec(line.slice(0, 1_000));
  if (!found) return undefined;
  const [, address = '', row, column] = found;
  const before = line.slice(0, found.index).trim();
  const name = before.replace(/^at\s+/, '').replace(/[@(\s]+$/, '');
  return {
    name: /^[\w$.<>[\] ]*$/.test(name) ? name.slice(0, longestName) : '',
    file: fileOf(address),
    line: Number(row),
    column: Number(column),
  };
}

/** The host is nobody's business, and a question may hold what was typed. */
function fileOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]*/, '').split(/[?#]/)[0] ?? '';
  return /^\/(assets|games)\/[\w./-]{1,200}$/.test(path) ? path : 'elsewhere';
}

export function readFrames(stack: string): Frame[] {
  return stack
    .split('\n', 200)
    .flatMap((line) => readFrame(line) ?? [])
    .slice(0, mostFrames);
}

const writeFrame = ({ name, file, line, column }: Frame) => `    at ${name || '?'} (${file}:${line}:${column})`;

/** The stack as it may be kept: what was said first, then frames in one spelling; nothing else of what was sent. */
export function tidyStack(stack: string): string {
  const [first = ''] = stack.split('\n', 1);
  const head = readFrame(first) ? [] : [redactText(first.slice(0, 500))];
  return [...head, ...readFrames(stack).map(writeFrame)].join('\n');
}
