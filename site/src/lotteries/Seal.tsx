import { IconButton } from '@halley/ui';
import { useState } from 'react';
import { useSay } from '../i18n/index.ts';

/** A hash or a seed: one line that can be taken along. */
export function Seal({ text }: { text: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  async function copy() {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  }
  return (
    <div className="flex min-w-0 items-center gap-1 rounded-10 bg-surface-2 pl-3">
      <code className="min-w-0 flex-1 truncate text-xs" title={text}>
        {text}
      </code>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size="small"
        label={say(copied ? 'lotteries.copied' : 'lotteries.copy')}
        onClick={() => void copy()}
      />
    </div>
  );
}
