import { UiProvider } from '@halley/ui';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from './SiteLink.tsx';

/** The words and the link that bricks use. */
export function UiWords({ children }: { children: ReactNode }) {
  const say = useSay();
  const text = useMemo(
    () => ({
      close: say('ui.close'),
      back: say('ui.back'),
      loading: say('ui.loading'),
      showPassword: say('ui.showPassword'),
      hidePassword: say('ui.hidePassword'),
      notices: say('ui.notices'),
      tryDemo: say('ui.tryDemo'),
      seeAll: say('ui.seeAll'),
      before: say('ui.before'),
      after: say('ui.after'),
      play: (name: string) => say('ui.play', { name }),
      demoOf: (name: string) => say('ui.demoOf', { name }),
    }),
    [say],
  );
  return (
    <UiProvider text={text} link={SiteLink}>
      {children}
    </UiProvider>
  );
}
