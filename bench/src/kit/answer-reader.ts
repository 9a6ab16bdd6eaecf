/** Reads HTTP/1.1 answers as they come in pieces: answers the status once a whole one is there, undefined until then. */
export function createAnswerReader(): (piece: Buffer) => number | undefined {
  let before: Buffer | undefined;
  return (piece) => {
    const all = before ? Buffer.concat([before, piece]) : piece;
    if (isWhole(all)) {
      before = undefined;
      return Number(all.toString('latin1', 9, 12));
    }
    // The piece lies in a buffer that the next read writes over.
    before = before ? all : Buffer.from(piece);
    return undefined;
  };
}

const lengthName = 'content-length: ';

function isWhole(answer: Buffer): boolean {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const at = answer.indexOf(lengthName);
  if (at < 0 || at > headEnd) return answer.subarray(-7).equals(lastChunk);
  return answer.length >= headEnd + 4 + Number.parseInt(answer.toString('latin1', at + lengthName.length, at + 32), 10);
}

const lastChunk = Buffer.from('\r\n0\r\n\r\n');
