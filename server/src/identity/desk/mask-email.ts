/** Enough to tell players apart, too little to write to them: `an…@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const shown = at > 3 ? 2 : 1;
  return `${email.slice(0, shown)}…${email.slice(at)}`;
}
