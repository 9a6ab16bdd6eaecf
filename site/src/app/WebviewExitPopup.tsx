import { Button } from '@halley/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { PopupFrame } from '../page/index.ts';
import { writeStored } from '../storage/index.ts';

/** Inside another app payments and log-in often fail: how to go on in a browser. */
export default function WebviewExitPopup() {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  useEffect(() => writeStored('escapeShown', '1'), []);
  async function copy() {
    await navigator.clipboard?.writeText(window.location.origin).catch(() => undefined);
    setCopied(true);
  }
  return (
    <PopupFrame name="webview-exit" title={say('popups.webview.title')}>
      <p className="text-text-soft">{say('popups.webview.text')}</p>
      <Button size="large" block onClick={() => void copy()}>
        {say('popups.webview.copy')}
      </Button>
      <p role="status" className="min-h-5 text-center text-13 text-text-soft">
        {copied ? say('popups.webview.copied') : ''}
      </p>
    </PopupFrame>
  );
}
