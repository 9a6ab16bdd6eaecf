/** Something the operator can mend: shown as one sentence, without a stack. */
export class BootError extends Error {
  override readonly name = 'BootError';
}
