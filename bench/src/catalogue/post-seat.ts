import type { Seat } from '../kit/http-load.ts';

/** A visitor who asks the API. The body is written in ASCII, because the load counts characters. */
export function postSeat(path: string, body: unknown): Seat {
  const ascii = JSON.stringify(body).replace(/[^\x20-\x7e]/g, escaped);
  return { head: `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n`, body: ascii };
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
