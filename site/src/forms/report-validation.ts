import { callApi } from '../query/index.ts';

/** Tells which fields a form refused and why: names and codes, never what was typed. Nobody waits for it. */
export function reportValidation(
  component: string,
  side: 'frontEnd' | 'backEnd',
  errors: readonly { key: string; firstMessage: string }[],
): void {
  if (errors.length === 0) return;
  void callApi('reportValidationErrors', { body: { side, component, errors: errors.slice(0, 50) } }).catch(() => {
    // A figure that is missing is no reason to trouble anybody.
  });
}
