import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { Suspense } from 'react';
import { useSay } from '../i18n/index.ts';
import { PopupFrame, popups } from '../page/index.ts';
import { PersonalInfoForm } from './personal/PersonalInfoForm.tsx';

/** What is missing in the profile before money can move, asked for on the spot. */
export default function PersonalInfoPopup() {
  const say = useSay();
  return (
    <PopupFrame name="personal-info" title={say('popups.personal.title')} description={say('popups.personal.text')}>
      <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
        <PersonalInfoForm context="deposit" onDone={() => popups.close('personal-info')} />
      </Suspense>
    </PopupFrame>
  );
}
