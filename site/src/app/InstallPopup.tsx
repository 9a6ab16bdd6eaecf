import { type MessageKey, useSay } from '../i18n/index.ts';
import { PopupFrame } from '../page/index.ts';
import { type Platform, platformOf } from './platform.ts';

const steps: Record<Platform, MessageKey[]> = {
  ios: ['popups.install.ios1', 'popups.install.ios2', 'popups.install.confirm'],
  android: ['popups.install.android1', 'popups.install.android2', 'popups.install.confirm'],
  'mac-safari': ['popups.install.mac1', 'popups.install.mac2', 'popups.install.confirm'],
  desktop: ['popups.install.desktop1', 'popups.install.desktop2', 'popups.install.confirm'],
  firefox: ['popups.install.firefox'],
};

/** How to put the site on the home screen, in the words of the visitor's own browser. */
export default function InstallPopup() {
  const say = useSay();
  const platform = platformOf({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
  return (
    <PopupFrame name="install" title={say('popups.install.title')} description={say('popups.install.text')}>
      <ol className="grid list-decimal gap-2 pl-5 text-text-soft">
        {steps[platform].map((step) => (
          <li key={step}>{say(step)}</li>
        ))}
      </ol>
    </PopupFrame>
  );
}
