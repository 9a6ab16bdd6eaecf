import { levelOf } from '@halley/contract/groups';
import { useEffect, useRef } from 'react';
import { loadMessages, sayer, useSpeech } from '../i18n/index.ts';
import { notify } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { usePlayer } from '../session/index.ts';

const numberOf = (level: string | null): number => Number(/\d+/.exec(level ?? '')?.[0] ?? 0);

type Speech = Pick<ReturnType<typeof useSpeech>, 'locale' | 'tag'>;

/** One quiet notice: which level it is and what it gives. Nothing is asked for, and it can be closed unread. */
async function tellLevel(level: number, { locale, tag }: Speech): Promise<void> {
  const say = sayer({ messages: await loadMessages(locale, 'loyalty'), tag });
  const statuses = await callApi('listStatuses').catch(() => []);
  const gifts = statuses.find(({ id }) => id === `level_${level}`)?.gift_descriptions ?? [];
  const names = new Intl.ListFormat(tag).format(gifts.map(({ name }) => name));
  notify({
    id: `level-${level}`,
    tone: 'info',
    title: say('loyalty.level.reached', { level }),
    text: names ? say('loyalty.level.reachedGives', { gifts: names }) : say('loyalty.level.reachedText'),
  });
}

/** Says once that a level was reached while the page was open. What was reached elsewhere is on the page of levels. */
export function useLevelNews(): void {
  const player = usePlayer();
  const speech = useSpeech();
  const level = player ? numberOf(levelOf(player.statuses)) : 0;
  const known = useRef<{ player: number; level: number }>(undefined);
  const id = player?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language that changes is no news
  useEffect(() => {
    if (id === undefined || level === 0) return;
    const before = known.current;
    known.current = { player: id, level };
    if (before?.player === id && level > before.level) void tellLevel(level, speech);
  }, [id, level]);
}
