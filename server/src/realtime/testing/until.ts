/** Waits until something is so. A test that waits for nothing in particular hides a race. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, timeoutMs = 20_000): Promise<void> {
  const endMs = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > endMs) throw new Error(`waited ${timeoutMs} ms in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
