/**
 * A part of the page that brings its script later stays as the server drew it where there is no line, and is asked for
 * again when there is one. Any other failure is one.
 */
export async function whenFetched<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((online) => window.addEventListener('online', online, { once: true }));
    }
  }
}
