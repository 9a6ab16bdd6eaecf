import { linkClass } from '@halley/ui';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';

/** To the verifier, with this draw chosen. */
export function VerifyLink({ id }: { id: number }) {
  const say = useSay();
  return (
    <SiteLink href={`/fairness?draw=${id}#draw`} className={`${linkClass} justify-self-start text-13`}>
      {say('wheel.check.verify')}
    </SiteLink>
  );
}
