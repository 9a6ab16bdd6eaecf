import { gzipSync } from 'node:zlib';

export interface PageWeight {
  scriptBytes: number;
  styleBytes: number;
  imageBytes: number;
  fontBytes: number;
  files: { url: string; kind: string; bytes: number }[];
}

/**
 * What a guest's page loads before anyone touches it: gzip bytes of every script and style its HTML names and of every
 * chunk those import, and the images that are not lazy. The server must be running.
 */
export async function weighPage(address: string): Promise<PageWeight> {
  const html = await (await fetch(address, { headers: { 'accept-language': 'en' } })).text();
  const files: PageWeight['files'] = [];
  const seen = new Set<string>();

  async function weigh(path: string, kind: string): Promise<void> {
    const url = new URL(path, address).href;
    if (seen.has(url)) return;
    seen.add(url);
    const body = Buffer.from(await (await fetch(url)).arrayBuffer());
    files.push({
      url: new URL(url).pathname,
      kind,
      bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length,
    });
    if (kind !== 'script') return;
    for (const [, imported = ''] of body
      .toString('utf8')
      .matchAll(/(?:^|[;}\s])(?:import|export)[^'"()]*?["'](\.\/[^"']+\.js)["']/g)) {
      await weigh(new URL(imported, url).href, 'script');
    }
  }

  for (const [tag] of html.matchAll(/<(?:link|script|img)\b[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    const rel = attribute('rel');
    if (tag.startsWith('<script')) {
      const source = attribute('src');
      if (source) await weigh(source, 'script');
    } else if (tag.startsWith('<img')) {
      if (attribute('loading') !== 'lazy') await weigh(attribute('src') ?? '', 'image');
    } else if (rel === 'modulepreload') await weigh(attribute('href') ?? '', 'script');
    else if (rel === 'stylesheet') await weigh(attribute('href') ?? '', 'style');
    else if (rel === 'preload' && attribute('as') === 'font') await weigh(attribute('href') ?? '', 'font');
    else if (rel === 'preload' && attribute('as') === 'image') await weigh(attribute('href') ?? '', 'image');
  }
  // Modules that an inline script asks for once the page is drawn.
  for (const [, text = ''] of html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    for (const [, path = ''] of text.matchAll(/"(\/assets\/[^"\\]+\.js)"/g)) await weigh(path, 'script');
  }
  const sum = (kind: string) =>
    files.filter((file) => file.kind === kind).reduce((total, file) => total + file.bytes, 0);
  return {
    scriptBytes: sum('script'),
    styleBytes: sum('style'),
    imageBytes: sum('image'),
    fontBytes: sum('font'),
    files,
  };
}

if (import.meta.main) {
  const weight = await weighPage(process.argv[2] ?? 'http://localhost:3000/');
  for (const file of weight.files)
    console.log(`${String(file.bytes).padStart(8)}  ${file.kind.padEnd(6)}  ${file.url}`);
  const { scriptBytes, styleBytes, imageBytes, fontBytes } = weight;
  console.log(`scripts ${scriptBytes}  styles ${styleBytes}  images ${imageBytes}  fonts ${fontBytes}`);
}
