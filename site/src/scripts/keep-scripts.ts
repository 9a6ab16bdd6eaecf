import { openDataLayer } from '../analytics/index.ts';
import { noteOthers, othersRun } from '../page/index.ts';
import { chooseScripts, type Door, type OtherScript } from './choose-scripts.ts';
import { readScripts } from './read-scripts.ts';

const injected = new Set<string>();

function inject({ id, url, integrity, dataLayer }: OtherScript): void {
  injected.add(id);
  noteOthers();
  if (dataLayer) openDataLayer();
  const element = document.createElement('script');
  element.dataset.script = id;
  element.async = true;
  element.referrerPolicy = 'strict-origin';
  if (integrity) {
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
  }
  element.src = url;
  document.head.append(element);
}

/** Lets in what may come in, now and whenever the list is read anew. Returns what ends it. */
export function keepScripts(door: () => Door): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function look(): Promise<void> {
    const { scripts, leftMs } = await readScripts();
    if (isOver) return;
    for (const script of chooseScripts(scripts, door())) if (!injected.has(script.id)) inject(script);
    timer = setTimeout(() => void look(), leftMs);
  }
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** What runs cannot be stopped: who takes their consent back gets a document without it. */
export function leaveOthers(): void {
  if (othersRun()) window.location.reload();
}
